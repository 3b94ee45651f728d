/**
 * Search without a search engine. A listed item carries tokens. For each word of its title, subject, tags and
 * contributor these are the first two letters and every run of 3 and of 6 letters (its grams); for its description and
 * text they are whole words. A search queries one gram of its longest word, or that word in a description or text,
 * with one `array-contains-any`; results that lack another word of the search are then dropped (docs/decisions/0007).
 */

import { bytesOf } from '../text/text.ts';
import type { VaultItem } from './schemas.ts';
import { contributorName } from './vault.ts';

/** In letters, unless stated otherwise. */
export const SEARCH_LIMITS = {
  /** Shorter words in a search are ignored by the query. */
  shortest: 2,
  /** Lengths of the grams. A query uses the longest that fits the word. */
  grams: [3, 6],
  /** In a text, shorter words are left out and longer ones cut. */
  textWord: { shortest: 3, longest: 15 },
  /** Distinct words of a text that are indexed, the most frequent first. */
  textWords: 300,
  /** The most tokens of an item. */
  tokens: 400,
  /** Bytes of an item's tokens and description, as Firestore counts them. Keeps the item below 5 KB. */
  tokenBytes: 3_072,
} as const;

/** Prefixes for words of the text and of the description, to tell them from grams. No word contains them. */
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

/** Words too common to search by. */
const COMMON = new Set(
  'about after also and any are because been between both but can could did does each for from had has have how into its may more most not one only other our should some such than that the their them then there these they this those through two was were what when where which while who will with would you your'.split(
    ' ',
  ),
);

/** Folds a text to lower case without accents: 'Ọlábísí' and 'OLABISI' both become 'olabisi'. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** Splits a text into folded words. */
export function splitWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** The most frequent words of a text, at most {@link SEARCH_LIMITS}`.textWords`, for indexing it. */
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

/** The words of an item's text that were indexed: what {@link searchTokens} was given, as far as they fitted. */
export function textWordsFromTokens(tokens: readonly string[]): string[] {
  return tokens.filter((token) => token.startsWith(IN_TEXT)).map((token) => token.slice(IN_TEXT.length));
}

/** The fields that search covers. */
type Searchable = Pick<VaultItem, 'filename' | 'subject' | 'tags' | 'description'> & {
  uploader?: VaultItem['uploader'];
  tokens?: VaultItem['tokens'];
};

function searchedWords({ filename, subject, tags, uploader }: Searchable): string[] {
  const contributor = contributorName(uploader);
  return [...new Set([filename, subject ?? '', ...(tags ?? []), contributor].flatMap(splitWords))];
}

/** All runs of `length` letters in a word. */
function gramsOf(letters: readonly string[], length: number): string[] {
  return Array.from({ length: Math.max(0, letters.length - length + 1) }, (_, start) =>
    letters.slice(start, start + length).join(''),
  );
}

/**
 * Builds an item's `tokens` within both limits. Short grams come first, because without them a word isn't found by its
 * first letters at all; then long grams, the description and the text. The description's own length counts towards the
 * byte limit.
 *
 * @param text words of the item's text, most important first
 */
export function searchTokens(item: Searchable, text: readonly string[] = []): string[] {
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
    // Firestore adds one byte for each string.
    bytes += bytesOf(token) + 1;
    if (bytes > mostBytes || taken.size === SEARCH_LIMITS.tokens) break;
    taken.add(token);
  }
  return [...taken];
}

/**
 * The tokens to query for a search's longest word; an item must have one of them.
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

/** The tokens of a whole word, in a text and in a description. */
function asWholeWord(letters: readonly string[]): string[] {
  const word = letters.slice(0, SEARCH_LIMITS.textWord.longest).join('');
  return [IN_TEXT + word, IN_DESCRIPTION + word];
}

/**
 * Whether an item contains every word of a search: inside a word of its title, subject, tags or contributor; at the
 * beginning of one if the searched word has only one or two letters; or as a whole word of its description or text.
 */
export function matchesSearch(item: Searchable, search: string): boolean {
  const words = searchedWords(item);
  const tokens = new Set(item.tokens);
  return splitWords(search).every((word) => {
    const letters = [...word];
    if (letters.length <= SEARCH_LIMITS.shortest)
      return words.some((candidate) => candidate.startsWith(word));
    return (
      words.some((candidate) => candidate.includes(word)) ||
      asWholeWord(letters).some((token) => tokens.has(token))
    );
  });
}
