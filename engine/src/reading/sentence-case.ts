/** Writes titles in capitals as sentences are written. */
import { capital } from '../text/text.ts';
import { listingOf } from './nlp.ts';
import type { Language, Passage } from './source.ts';

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
  const lower = title.replace(/(?:\p{Lu}\.){2,}|\p{Lu}+(?:['’]S\b)?/gu, (word) =>
    word.endsWith('.') || ROMAN.test(word) || (word.length <= 4 && !/[AEIOUY]/.test(word))
      ? word
      : word.toLowerCase(),
  );
  return lower.replace(/^\P{L}*\p{L}/u, (start) => start.toUpperCase()).replace(/(?<=\s)i$/, 'I');
}

/**
 * @returns a function that gives the names in a title their capitals: the words that the text never writes without, and
 * the first names before them
 */
export function titleCasing(passages: readonly Passage[], language: Language): (title: string) => string {
  const lower = new Set<string>();
  const names = new Map<string, string>();
  const starts = new Set<string>();
  for (const { text } of passages) {
    for (const [word] of text.matchAll(/(?<![\p{L}\p{M}-])\p{Ll}[\p{L}\p{M}]{2,}/gu)) lower.add(word);
    for (const [word] of text.matchAll(
      /(?<=[\p{Ll},)]\s)\p{Lu}\p{Ll}{2,}|(?<![\p{L}\p{M}])\p{Lu}{3,5}(?![\p{L}\p{M}])/gu,
    ))
      names.set(word.toLowerCase(), word);
    for (const [word] of text.matchAll(/(?<=^|[.!?]\s)\p{Lu}\p{Ll}{3,}(?=['’]s\s|\s)/gu))
      starts.add(word.toLowerCase());
  }
  const nameOf = (word: string): string | undefined => {
    const plain = word.toLowerCase();
    if (lower.has(plain)) return undefined;
    const isSurname = starts.has(plain) && listingOf(plain) !== 'word';
    return names.get(plain) ?? (isSurname ? capital(plain) : undefined);
  };
  return (title) =>
    title
      .replace(/(?<![\p{L}\p{M}])\p{L}\p{Ll}{2,}(?![\p{L}\p{M}])/gu, (word) => nameOf(word) ?? word)
      .replace(FIRST_NAME, (word, surname: string) =>
        language === 'en' && starts.has(surname.toLowerCase()) && listingOf(word) !== 'word'
          ? capital(word)
          : word,
      );
}

/** 'emile' in 'emile Durkheim' and 'wole' in 'By wole K. Soyinka'. */
const FIRST_NAME =
  /(?<![\p{L}\p{M}])(?!(?:der|den|des|von|van|ibn|bin|del|della|dos)\b)\p{Ll}{3,}(?=(?:\s\p{Lu}\.)?\s(\p{Lu}\p{Ll}{2,}))/gu;

/** 'ROBERT K MERTON' and 'EMF' for 'ROBERT K. MERTON' and 'E.M.F.': no sentence ends there. */
export function withoutInitials(text: string): string {
  return text
    .replace(/(?<!\p{L})(?:\p{Lu}\.){2,}/gu, (letters) => letters.replaceAll('.', ''))
    .replace(/(?<=\p{Lu}\S*\s|^)(\p{Lu})\.(?=\s\p{Lu})/gu, '$1');
}
