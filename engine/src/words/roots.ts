/** Makes words of questions and notes comparable: without accents, endings, and words without meaning. */
import type { Language } from '../reading/source.ts';
import { IRREGULAR } from './irregular.ts';
import { ASKING, STOPWORDS } from './word-lists.ts';

/** A text in lower case without accents and tone marks, which students often omit. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’‘ʼ]/g, "'")
    .toLowerCase();
}

/** Endings that derive one part of speech from another, and the shortest stem that must remain. */
const DERIVED: readonly (readonly [ending: RegExp, least: number])[] = [
  [/(?:isation|ization|ational|ically)s?$/, 4],
  [/(?:ations?|itions?|ative)$/, 4],
  [/(?:esis|eses|etic)$/, 5],
  [/ements?$/, 3],
  [/(?:ments?|ities|ity|ness|ance|ence|ancy|ency)$/, 4],
  [/(?:ical|able|ible|ive|ant|ent|ous|ise|ize|ate|ally)$/, 5],
  [/(?:ions?|al|or|er|ly)$/, 5],
  [/ic$/, 4],
  [/(?:cy|tic)$/, 6],
];
function singular(word: string): string {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(sses|shes|ches|xes|zes)$/, (end) => end.slice(0, -2))
    .replace(/(?<![s])s$/, '');
}

function withoutEnding(word: string): string {
  for (const [ending, least] of DERIVED) {
    const bare = word.replace(ending, '');
    if (bare !== word && bare.length >= least) return bare;
  }
  return word;
}

/** The root of an English word; it is the same for 'respires', 'respired' and 'respiration'. */
function englishRoot(word: string): string {
  const known = IRREGULAR.get(word) ?? IRREGULAR.get(singular(word)) ?? singular(word);
  let root = known;
  const inflected = /^(.*[aeiouy].*?)(?:ing|(?<!e)ed)$/.exec(root)?.[1];
  if (inflected !== undefined && inflected.length >= 3)
    root = inflected
      .replace(/([^aeiouls])\1$/, '$1')
      .replace(/at$/, 'ate')
      .replace(/i$/, 'y');
  root = withoutEnding(withoutEnding(root));
  return root.length > 3 ? root.replace(/(?:e|y|i)$/, '') : root;
}

function frenchRoot(word: string): string {
  const bare = word.replace(/^(?:l|d|qu|n|s|j|c|m|t)'/, '').replace(/(?:s|x)$/, '');
  if (bare.length <= 4) return bare;
  return bare.replace(/(?:ations?|ateurs?|ements?|ment|ees?|ent|er|ait|aient|ant|e)$/, (end) =>
    bare.length - end.length >= 4 ? '' : end,
  );
}

/** A text has far more words than different ones. */
const MOST_CACHED = 20_000;
const cached = new Map<string, string>();

function rootOf(word: string, language: Language): string {
  const key = `${language} ${word}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  if (cached.size >= MOST_CACHED) cached.clear();
  const root = findRoot(word, language);
  cached.set(key, root);
  return root;
}

function findRoot(word: string, language: Language): string {
  if (language === 'en') return englishRoot(word.replace(/'s?$/, ''));
  return language === 'fr' ? frenchRoot(word) : word;
}

/** 'vitamin A' is a name, although 'a' alone isn't. */
const LETTER_NAME = /\b(vitamin|hepatitis|group|type|class)s? (a|i)\b/gi;

/** Names such as 'AS' and 'WHO', which in small letters are words without meaning. */
const CAPITALS = /\b(?:AS|IT|WHO|US|AM|DO)\b/g;

function withNames(text: string): string {
  const named = text.replace(LETTER_NAME, '$1 $2letter');
  return /\p{Ll}/u.test(text) ? named.replace(CAPITALS, '$&letters') : named;
}

/** The roots of a text's meaningful words, and its figures; in their order, with repetitions. */
export function rootsOf(text: string, language: Language): string[] {
  const words = fold(withNames(text)).match(/\p{L}[\p{L}²³⁺⁻₀-₉]*(?:['-]\p{L}+)*|\d[\d.,]*\d|\d/gu) ?? [];
  return words
    .flatMap((word) => word.replace(/^(co|re)-/, '$1').split('-'))
    .map((word) => (language === 'fr' ? word.replace(/^(?:l|d|qu|n|s|j|c|m|t)'/, '') : word))
    .filter((word) => !STOPWORDS[language].has(word))
    .map((word) => rootOf(word, language));
}

/** "what's" and "whats" become "what is", and "can't" and "cant" become "can not". */
export function withoutContractions(text: string): string {
  return text
    .replace(/\b(what|who|where|when|how|why|that|there)'?s\b/gi, '$1 is')
    .replace(/\b(it|he|she)'s\b/gi, '$1 is')
    .replace(/\bcan'?t\b/gi, 'can not')
    .replace(/\b(do|does|did|is|are|was|were|have|has|had|should|would|could)n'?t\b/gi, '$1 not');
}

/** The roots of the subject of a question, each once, without the words that only mark the question. */
export function askedRoots(question: string, language: Language): string[] {
  const folded = fold(withNames(question));
  const whole = language === 'en' ? withoutContractions(folded) : folded;
  const bare = whole.replace(ASKING[language], ' ');
  return [...new Set(rootsOf(bare, language))];
}
