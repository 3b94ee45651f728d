/** Titles of results that are texts. */
import { cutAtWord, isBlank } from '../text/text.ts';
import { AI_LIMITS } from './ai.ts';

/** Makes a title from the first visible line of a text, without its Markdown; `fallback` if there is none. */
export function titleFromFirstLine(text: string, fallback: string): string {
  const line = text
    .split('\n')
    .map((one) => one.replace(/^[\s#>*_`~-]+|[\s*_`~]+$/g, ''))
    .find((one) => !isBlank(one));
  return line ? cutAtWord(line.trim(), AI_LIMITS.title) : fallback;
}
