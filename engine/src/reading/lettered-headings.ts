/** Recognises the titles of parts that have letters. */
import { type Heading, isShort } from './headings.ts';
import { inSentenceCase } from './sentence-case.ts';

/** 'D. How a bill becomes law', one of several. */
const LETTERED = /^([A-Z])\.\s+(\p{Lu}\S*\s.*|\p{Lu}[\p{L}-]{3,})$/u;

/**
 * The titles of parts with letters, by the numbers of their lines: 'A. …', 'B. …' and so on, each after a blank line and
 * above its text. The answers of a question with choices follow each other, and initials aren't in order.
 */
export function letteredHeadings(lines: readonly string[]): ReadonlyMap<number, Heading> {
  const found = new Map<number, Heading>();
  for (const [index, line] of lines.entries()) {
    const [, letter = '', title = ''] = LETTERED.exec(line.trim()) ?? [];
    const isNext = letter === String.fromCharCode('A'.charCodeAt(0) + found.size);
    const isApart = (lines[index - 1] ?? '').trim() === '' && !LETTERED.test((lines[index + 1] ?? '').trim());
    if (isNext && isApart && isShort(title)) found.set(index, { text: inSentenceCase(title), level: 1 });
  }
  return found.size > 1 ? found : new Map();
}
