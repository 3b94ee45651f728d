/**
 * Search without a search engine. A listed item carries tokens: of each word of its title, subject, tags and contributor
 * the first two letters and every run of exactly 3 and 6 letters (its grams), and of its description and its text whole
 * words. A search asks for one gram of its longest word, or for that word in a description or a text, with one
 * `array-contains-any`; the results that lack one of the other words are then dropped (docs/decisions/0007).
 */

import { bytesOf } from '../text/text.ts';
import type { VaultItem } from './schemas.ts';
import { contributorName } from './vault.ts';

/** Letters, except where it says otherwise. */
export const SEARCH_LIMITS = {
  /** A search for a shorter word finds nothing of its own. */
  shortest: 2,
  /** Runs of letters that are stored, and asked for: the longest that the sought word has. */
  grams: [3, 6],
  /** Of a text: shorter words are left out, longer ones cut. */
  textWord: { shortest: 3, longest: 15 },
  /** Different words of a text that are considered, those that occur most often first. */
  textWords: 300,
  /** Tokens of an item. */
  tokens: 400,
  /** Bytes of an item's tokens and its description, as Firestore counts them: with the rest of it, below 5 KB. */
  tokenBytes: 3_072,
} as const;

/** Mark a word of the text and one of the description, to distinguish them from grams. No word contains them. */
const IN_TEXT = '~';
const IN_DESCRIPTION = '+';

/** Letters of Nigerian languages that have no decomposition. */
const PLAIN: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ǝ: 'e',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  ı: 'i',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Words that are in every text, and so tell none from another. */
const COMMON = new Set(
  'about after also and any are because been between both but can could did does each for from had has have how into its may more most not one only other our should some such than that the their them then there these they this those through two was were what when where which while who will with would you your'.split(
    ' ',
  ),
);

/** The same text in small letters and without accents: 'Ọlábísí' and 'OLABISI' are both 'olabisi'. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a text, folded. */
export function splitWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The words by which a text is found: those that occur most often first, at most {@link SEARCH_LIMITS}`.textWords`. */
export function topWords(text: string): string[] {
  const counts = new Map<string, number>();
  for (const word of splitWords(text)) {
    const letters = [...word];
    if (letters.length < SEARCH_LIMITS.textWord.shortest || COMMON.has(word)) continue;
    const cut = letters.slice(0, SEARCH_LIMITS.textWord.longest).join('');
    counts.set(cut, (counts.get(cut) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, SEARCH_LIMITS.textWords)
    .map(([word]) => word);
}

/** The words of its text that an item is found by: what {@link searchTokens} was given, as far as there was room. */
export function textWordsFromTokens(tokens: readonly string[]): string[] {
  return tokens.filter((token) => token.startsWith(IN_TEXT)).map((token) => token.slice(IN_TEXT.length));
}

/** What an item is found by. */
type Searched = Pick<VaultItem, 'filename' | 'subject' | 'tags' | 'description'> & {
  uploader?: VaultItem['uploader'];
  tokens?: VaultItem['tokens'];
};

function searchedWords({ filename, subject, tags, uploader }: Searched): string[] {
  const contributor = contributorName(uploader);
  return [...new Set([filename, subject ?? '', ...(tags ?? []), contributor].flatMap(splitWords))];
}

/** All runs of exactly so many letters in a word. */
function gramsOf(letters: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, start) =>
    letters.slice(start, start + length).join(''),
  );
}

/**
 * An item's `tokens`, within both limits. Short grams come first, because without them a word is not found at all by its
 * first letters; then long grams, then the description, then the text. The description is part of the item, and so
 * takes its own length from the room for tokens.
 *
 * @param text words of its text, the most important first
 */
export function searchTokens(item: Searched, text: readonly string[] = []): string[] {
  const words = searchedWords(item).map((word) => [...word]);
  const beginnings = words.flatMap((letters) =>
    letters.length < SEARCH_LIMITS.shortest ? [] : [letters.slice(0, SEARCH_LIMITS.shortest).join('')],
  );
  const grams = SEARCH_LIMITS.grams.flatMap((length) => words.flatMap((letters) => gramsOf(letters, length)));
  const described = topWords(item.description ?? '').map((word) => IN_DESCRIPTION + word);
  return withinLimits(
    [...beginnings, ...grams, ...described, ...text.map((word) => IN_TEXT + word)],
    SEARCH_LIMITS.tokenBytes - bytesOf(item.description ?? ''),
  );
}

function withinLimits(tokens: readonly string[], mostBytes: number): string[] {
  const taken = new Set<string>();
  let bytes = 0;
  for (const token of tokens) {
    if (taken.has(token)) continue;
    // Firestore counts one more for each string.
    bytes += bytesOf(token) + 1;
    if (bytes > mostBytes || taken.size === SEARCH_LIMITS.tokens) break;
    taken.add(token);
  }
  return [...taken];
}

/**
 * The tokens of which an item must have one to be found by the longest word of a search.
 *
 * @returns null when no word has two letters
 */
export function queryTokens(search: string): string[] | null {
  const [longest = []] = splitWords(search)
    .map((word) => [...word])
    .sort((a, b) => b.length - a.length);
  if (longest.length < SEARCH_LIMITS.shortest) return null;
  const gram = SEARCH_LIMITS.grams.findLast((length) => length <= longest.length) ?? SEARCH_LIMITS.shortest;
  const start = longest.slice(0, gram).join('');
  return longest.length < SEARCH_LIMITS.textWord.shortest ? [start] : [start, ...asWholeWord(longest)];
}

/** The tokens of a word in a text and in a description. */
function asWholeWord(letters: readonly string[]): string[] {
  const word = letters.slice(0, SEARCH_LIMITS.textWord.longest).join('');
  return [IN_TEXT + word, IN_DESCRIPTION + word];
}

/**
 * Whether an item has every word of a search: inside a word of its title, subject, tags or contributor, as the beginning
 * of one where the sought word has only one or two letters, or as a whole word of its description or text.
 */
export function matchesSearch(item: Searched, search: string): boolean {
  const words = searchedWords(item);
  const tokens = new Set(item.tokens);
  return splitWords(search).every((sought) => {
    const letters = [...sought];
    if (letters.length <= SEARCH_LIMITS.shortest) return words.some((word) => word.startsWith(sought));
    return (
      words.some((word) => word.includes(sought)) || asWholeWord(letters).some((token) => tokens.has(token))
    );
  });
}
