/** Texts that students type, in one form for comparing them. */

/** The articles of English and French. */
export const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'un', 'une']);

/**
 * The words of a text: in lower case, without accents, punctuation and articles. A text of articles alone keeps them,
 * as 'A' in 'vitamin _____' does.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`]/gu, '')
    .replace(/&/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !ARTICLES.has(word));
  return telling.length > 0 ? telling : words;
}

/** Plurals that no rule makes, with their singulars. */
const IRREGULAR = new Map(
  Object.entries({
    ...{ children: 'child', feet: 'foot', geese: 'goose', lice: 'louse', men: 'man', mice: 'mouse' },
    ...{ people: 'person', teeth: 'tooth', women: 'woman', oxen: 'ox', dice: 'die', genera: 'genus' },
  }),
);

/** Endings of regular plurals, and those of their singulars: 'cities' and 'city', 'bacteria' and 'bacterium'. */
const PLURALS: readonly (readonly [plural: string, singular: string])[] = [
  ['ies', 'y'],
  ['ves', 'f'],
  ['ves', 'fe'],
  ['es', ''],
  ['s', ''],
  ['ses', 'sis'],
  ['xes', 'xis'],
  ['ices', 'ix'],
  ['ices', 'ex'],
  ['a', 'um'],
  ['a', 'on'],
  ['i', 'us'],
  ['ae', 'a'],
];

/** Whether two words are the same, or one is the plural of the other. */
export function isSameNoun(one: string, other: string): boolean {
  return one === other || isPluralOf(one, other) || isPluralOf(other, one);
}

function isPluralOf(plural: string, singular: string): boolean {
  if (IRREGULAR.get(plural) === singular) return true;
  // 'as' is no plural of 'a', and 'bus' none of 'bu'.
  if (singular.length < 3 || /(?:ss|us|is)$/u.test(plural)) return false;
  return PLURALS.some(
    ([many, one]) =>
      plural.endsWith(many) &&
      singular.endsWith(one) &&
      plural.slice(0, -many.length) === singular.slice(0, singular.length - one.length),
  );
}

/** British and American spellings as one: 'haemoglobin' and 'hemoglobin', 'sulphur' and 'sulfur'. */
export function toOneSpelling(word: string): string {
  if (word.length < 5) return word;
  return word
    .replace(/ph/gu, 'f')
    .replace(/[ao]e/gu, 'e')
    .replace(/our/gu, 'or')
    .replace(/is(?=e|ing|ation)/gu, 'iz')
    .replace(/ys(?=e)/gu, 'yz')
    .replace(/tre$/u, 'ter')
    .replace(/ll/gu, 'l');
}
