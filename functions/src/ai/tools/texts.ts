/** What tools that write a text make of an answer. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { cutAtWord, isBlank } from '@akada/domain/text/text';

/** Markdown as it is kept: models like to wrap all of it in a fence, which would show it as code. */
export function cleanMarkdown(answer: string): string {
  const text = dropLoneSurrogates(answer).trim();
  return (text.match(/^```(?:markdown|md)\n([\s\S]*)\n```$/i)?.[1] ?? text).trim();
}

/** Without halves of characters, which Firestore does not store. */
export function dropLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** The first line of a text in which something can be seen, without its Markdown, as a title; or else another. */
export function titleFromFirstLine(text: string, otherwise: string): string {
  const line = text
    .split('\n')
    .map((one) => one.replace(/^[\s#>*_`~-]+|[\s*_`~]+$/g, ''))
    .find((one) => !isBlank(one));
  return line ? cutAtWord(line.trim(), AI_LIMITS.title) : otherwise;
}
