/** Writes titles in capitals as sentences are written. */
import type { Passage } from './source.ts';

/** The number of a part or a course: 'BUSINESS LAW II'. */
const ROMAN = /^(?:I{2,3}|I?[VX]|[VX]I{1,3})$/;

export function isCapitals(text: string): boolean {
  return (text.match(/\p{Lu}/gu)?.length ?? 0) >= 4 && !/\p{Ll}/u.test(text);
}

/**
 * Changes 'THE CELL CYCLE' to 'The cell cycle', also before a remark in brackets. Roman numbers and likely acronyms, up
 * to four letters without a vowel, are unchanged, and so is a title in small letters.
 */
export function inSentenceCase(title: string): string {
  if (!isCapitals(title.replace(/\s*\([^)]*\)$/, ''))) return title;
  const lower = title.replace(/\p{Lu}+/gu, (word) =>
    ROMAN.test(word) || (word.length <= 4 && !/[AEIOU]/.test(word)) ? word : word.toLowerCase(),
  );
  return lower.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase());
}

/** @returns a function that gives the names in a title their capitals: the words that the text never writes without */
export function titleCasing(passages: readonly Passage[]): (title: string) => string {
  const lower = new Set<string>();
  const names = new Map<string, string>();
  for (const { text } of passages) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}-])\p{Ll}[\p{L}\p{M}]{2,}/gu)) lower.add(word);
    for (const [word] of text.matchAll(
      /(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{2,}|(?<![\p{L}\p{M}])\p{Lu}{3,5}(?![\p{L}\p{M}])/gu,
    ))
      names.set(word.toLowerCase(), word);
  }
  return (title) =>
    title.replace(/(?<![\p{L}\p{M}])\p{L}\p{Ll}{2,}(?![\p{L}\p{M}])/gu, (word) => {
      const plain = word.toLowerCase();
      return lower.has(plain) ? word : (names.get(plain) ?? word);
    });
}
