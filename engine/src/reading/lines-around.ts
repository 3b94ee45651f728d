/** Looks at the lines around one. */
import { BULLET, itemIn, OPEN_WORDS } from './headings.ts';
import { isLabelled } from './paragraphs.ts';
import { cellsIn } from './tables.ts';

/** The number of the next line that isn't blank; -1 without one. */
export function nextLine(lines: readonly string[], index: number): number {
  for (let next = index + 1; next < lines.length; next += 1)
    if ((lines[next] ?? '').trim() !== '') return next;
  return -1;
}

/** The next line that isn't blank, and whether blank lines are before it. */
export function lineAfter(lines: readonly string[], index: number): { line: string; isApart: boolean } {
  const next = nextLine(lines, index);
  return { line: (lines[next] ?? '').trim(), isApart: next > index + 1 };
}

/**
 * The list item right above a numbered line, which then isn't a heading but the next item; empty if there is none, and
 * for '2. Chemical' between the bullets of '1. Physical' and its own.
 */
export function itemAbove(lines: readonly string[], index: number): string {
  const [above = '', line = '', below = ''] = [-1, 0, 1].map((by) => (lines[index + by] ?? '').trim());
  const isBetweenBullets = [above, below].every((text) => BULLET.test(text)) && !BULLET.test(line);
  return itemIn(above) !== null && itemIn(line) !== null && !isBetweenBullets ? above : '';
}

/** '4.1.2 Active transport' */
const SUBHEADING = /^\d{1,2}(?:\.\d{1,2})+[.)]?\s+\p{Lu}/u;

/** The end of an unfinished line, such as 'its volume increases by about' above '9 per cent'; not of 'vitamin A'. */
const OPEN_END = new RegExp(`\\s(?:${OPEN_WORDS}|about)$`, 'u');

/** Whether the next line belongs to the list item of a line. */
export function isContinued(lines: readonly string[], index: number): boolean {
  const next = lines[index + 1] ?? '';
  const text = next.trim();
  if (
    text === '' ||
    itemIn(text) !== null ||
    cellsIn(text) !== null ||
    SUBHEADING.test(text) ||
    isLabelled(text)
  )
    return false;
  return /^\s{2,}\S/.test(next) || /^\p{Ll}/u.test(text) || OPEN_END.test((lines[index] ?? '').trimEnd());
}

/** 'E - Education' above 'L - Local diseases': points whose letters make a word to remember. */
const LETTER = /^(\p{Lu})\s[-–—]\s+\p{Lu}/u;

/** Whether a line begins with a letter for its point, as a line beside it does; not 'Q' and 'A', or 'A', 'B', 'C'. */
export function isInMnemonic(lines: readonly string[], index: number): boolean {
  const letterAt = (at: number) => LETTER.exec((lines[at] ?? '').trim())?.[1];
  const [before, own, after] = [letterAt(index - 1), letterAt(index), letterAt(index + 1)];
  const isOther = (first: string | undefined, second: string | undefined) =>
    first !== undefined &&
    second !== undefined &&
    !/^(?:QA|AQ)$/.test(first + second) &&
    second.charCodeAt(0) !== first.charCodeAt(0) + 1;
  return isOther(before, own) || isOther(own, after);
}
