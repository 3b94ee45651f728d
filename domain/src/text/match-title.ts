/** How well a search fits a title. */

import { splitWords } from '../vault/search.ts';

/**
 * Rates how well a search fits a title, whatever the accents and the case.
 *
 * @param words the search, as `splitWords` splits it
 * @returns 3 if the title begins with the search, 2 if each word of the search begins a word of the title, 1 if each is
 *   somewhere in it, and 0 if one is not
 */
export function matchTitle(words: readonly string[], title: string): 0 | 1 | 2 | 3 {
  const folded = splitWords(title).join(' ');
  if (!words.every((word) => folded.includes(word))) return 0;
  if (folded.startsWith(words.join(' '))) return 3;
  return words.every((word) => ` ${folded}`.includes(` ${word}`)) ? 2 : 1;
}

/** The items whose title fits a search, the best first; among equal ones the order stays. All of them for no search. */
export function findByTitle<T extends { title: string }>(items: readonly T[], search: string): T[] {
  const words = splitWords(search);
  return items
    .map((item) => ({ item, rating: matchTitle(words, item.title) }))
    .filter(({ rating }) => rating > 0)
    .sort((a, b) => b.rating - a.rating)
    .map(({ item }) => item);
}
