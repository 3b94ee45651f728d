/** Corrects the figures that a scanner took for letters: 'soi1', '1and', 'Depositi0n'. */
import { listingOf } from './nlp.ts';

/** A word with a 1 or 0 beside at least three small letters. */
const SLIP =
  /(?<![\p{L}\d])(?:\p{L}\p{Ll}{2,}[10]\p{Ll}*|1\p{Ll}{3,}|\p{L}\p{Ll}*[10]\p{Ll}{3,})(?![\p{L}\d])/gu;

/** A text with letters for such figures, where that gives a word of the dictionary. */
export function withLetters(text: string): string {
  return text.replace(SLIP, (word) => {
    const corrected = word.replace(/1/g, 'l').replace(/0/g, 'o');
    return listingOf(corrected) === 'unknown' ? word : corrected;
  });
}
