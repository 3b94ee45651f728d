/** Cleans up the answers of tools that write text. */
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { cutAtWord, isBlank } from '@akada/domain/text/text';

/** Removes a code fence around the whole answer, which models like to add: it would show the answer as code. */
export function cleanMarkdown(answer: string): string {
  const text = dropLoneSurrogates(answer).trim();
  return (text.match(/^```(?:markdown|md)\n([\s\S]*)\n```$/i)?.[1] ?? text).trim();
}

/** Removes lone surrogates, which Firestore refuses. */
export function dropLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** Makes a title from the first visible line of a text, without its Markdown; `fallback` if there is none. */
export function titleFromFirstLine(text: string, fallback: string): string {
  const line = text
    .split('\n')
    .map((one) => one.replace(/^[\s#>*_`~-]+|[\s*_`~]+$/g, ''))
    .find((one) => !isBlank(one));
  return line ? cutAtWord(line.trim(), AI_LIMITS.title) : fallback;
}
