/** Compares terms: which may stand beside each other as the options of a question. */

import type { Language } from '../reading/source.ts';
import { likenessOf } from '../words/lexicon.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';

/** From this likeness on, two words may mean the same. */
const SAME = 0.7;

/** The roots of a text's words, with synonyms under one root. */
export function meaningsIn(text: string, language: Language): string[] {
  return rootsOf(text, language).map(meaningOf);
}

/** Whether two terms name different things: neither contains the other, and they aren't synonyms or kinds of each other. */
export function areDistinct(one: string, other: string, language: Language): boolean {
  const [first, second] = [meaningsIn(one, language), meaningsIn(other, language)];
  if (first.length === 0 || second.length === 0) return one.toLowerCase() !== other.toLowerCase();
  const [ownFirst, ownSecond] = [without(first, second), without(second, first)];
  if (ownFirst.length === 0 || ownSecond.length === 0) return false;
  if (language !== 'en') return true;
  const isLike = (root: string, said: string) =>
    Math.max(likenessOf(root, said), likenessOf(said, root)) >= SAME;
  return !(
    ownFirst.every((root) => ownSecond.some((said) => isLike(root, said))) &&
    ownSecond.every((root) => ownFirst.some((said) => isLike(root, said)))
  );
}

function without(roots: readonly string[], others: readonly string[]): string[] {
  return roots.filter((root) => !others.includes(root));
}

const LINK = String.raw`["”“']?(?:,\s+or\s+|\s+or\s+|\s*\(|,?\s+(?:also |sometimes |often )?(?:called|known as|named|referred to as)\s+|,\s+(?:that is|i\.e\.),?\s+)(?:an?\s+|the\s+)?["”“']?`;

/** Whether a text gives two terms as names of one thing: 'suffrage, or franchise', 'force (F)'. */
export function areNamesOfOne(one: string, other: string, text: string): boolean {
  // Building a pattern costs far more than the search for both terms.
  const folded = text.toLowerCase();
  if (![one, other].every((term) => folded.includes(term.toLowerCase()))) return false;
  return [
    [one, other],
    [other, one],
  ].some(([first = '', second = '']) =>
    new RegExp(`${escaped(first)}${LINK}${escaped(second)}`, 'iu').test(text),
  );
}

export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The share of its letters that a word has in common with its other forms. */
const STEM_SHARE = 0.65;
const LEAST_STEM = 4;

/** The words of a term that a text repeats, and so gives away: 'wave' for 'longitudinal wave'. */
export function repeatedWords(term: string, text: string): string[] {
  const folded = text.toLowerCase();
  const roots = new Set(rootsOf(text, 'en'));
  return (term.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) =>
      folded.includes(word.slice(0, Math.max(LEAST_STEM, Math.ceil(word.length * STEM_SHARE)))) ||
      rootsOf(word, 'en').some((root) => roots.has(root)),
  );
}
