/** Corrects the figures that a scanner took for letters: 'soi1', '1and', 'Depositi0n'. */
import { listingOf } from './nlp.ts';

/** A word with a 1 or 0 beside at least three small letters; '1amp' is a quantity. */
const SLIP =
  /(?<![\p{L}\d_])(?:\p{L}\p{Ll}{2,}[10]\p{Ll}*|1(?!amps?\b|ions?\b|inch|acre|eg)\p{Ll}{3,}|\p{L}\p{Ll}*[10]\p{Ll}{3,})(?![\p{L}\d_])/gu;
/** It is tested first because it is fast. */
const MAY_HAVE_SLIP = /[a-z][10]|[10][a-z]/;
/** A text with fewer wasn't scanned. */
const LEAST_SLIPS = 2;

/** Lines with letters for such figures, where that gives a word of the dictionary; lines with formulas stay. */
export function withLetters(lines: readonly string[]): string[] {
  const isProse = (line: string) =>
    MAY_HAVE_SLIP.test(line) && !/[=(){}]/.test(line.replace(/\([^()=]*\)/g, ''));
  const slips = lines.reduce(
    (sum, line) => sum + (isProse(line) ? (line.match(SLIP)?.filter(isSlip).length ?? 0) : 0),
    0,
  );
  if (slips < LEAST_SLIPS) return [...lines];
  return lines.map((line) =>
    isProse(line) ? line.replace(SLIP, (word) => (isSlip(word) ? corrected(word) : word)) : line,
  );
}

function isSlip(word: string): boolean {
  return listingOf(corrected(word)) !== 'unknown';
}

function corrected(word: string): string {
  return word.replace(/1/g, 'l').replace(/0/g, 'o');
}
