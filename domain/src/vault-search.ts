/**
 * Search without a search engine: a document carries the beginnings of its words, and one word of a search is asked
 * for with `array-contains`. Firestore allows one of those a query, so the other words narrow what came.
 */
import type { VaultItem } from './schemas/vault.ts';
import { contributorName } from './vault.ts';

/** Letters: beginnings are stored from `shortest` to `longest`. `tokens` is how many a document carries at most. */
export const SEARCH_LIMITS = { shortest: 2, longest: 15, tokens: 250 } as const;

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

/** The same text in small letters and without accents: 'Ọlábísí' and 'OLABISI' are both 'olabisi'. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** What a document is found by. */
type Searched = Pick<VaultItem, 'filename' | 'subject' | 'tags'> & {
  uploader?: VaultItem['uploader'];
};

function searchedWords({ filename, subject, tags, uploader }: Searched): string[] {
  const contributor = contributorName(uploader);
  return [...new Set([filename, subject ?? '', contributor, ...(tags ?? [])].flatMap(wordsOf))];
}

/** The beginnings of a document's words, those of the title first: `tokens` of the document. */
export function searchTokens(item: Searched): string[] {
  const tokens = new Set<string>();
  for (const word of searchedWords(item)) {
    const letters = [...word].slice(0, SEARCH_LIMITS.longest);
    for (let length = SEARCH_LIMITS.shortest; length <= letters.length; length += 1) {
      tokens.add(letters.slice(0, length).join(''));
    }
  }
  return [...tokens].slice(0, SEARCH_LIMITS.tokens);
}

/** The word of a search that is asked for: the longest. Null when none has two letters. */
export function searchToken(search: string): string | null {
  const [longest = ''] = wordsOf(search).sort((a, b) => b.length - a.length);
  const letters = [...longest].slice(0, SEARCH_LIMITS.longest);
  return letters.length < SEARCH_LIMITS.shortest ? null : letters.join('');
}

/** Whether a document has, for each word of a search, a word that begins with it. */
export function matchesSearch(item: Searched, search: string): boolean {
  const words = searchedWords(item);
  return wordsOf(search).every((sought) => words.some((word) => word.startsWith(sought)));
}
