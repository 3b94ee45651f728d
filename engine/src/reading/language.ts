/** Detects the language of a text from its most common words. */
import type { Language } from './source.ts';

const COMMON: Readonly<Record<'en' | 'fr', ReadonlySet<string>>> = {
  en: new Set(
    'the of and to in is a that for are it as with was by on be this from or an which have at not'.split(' '),
  ),
  fr: new Set(
    'le la les de des du et un une est en que qui dans pour par sur au aux ce cette sont il elle ne pas'.split(
      ' ',
    ),
  ),
};

/** The share of words that must be common ones in a language; key-word notes have fewer of them than full sentences. */
const LEAST_SHARE = 0.08;

/** The language of a text; English if the text is too short to tell and in Latin letters. */
export function languageOf(text: string): Language {
  const words =
    text
      .slice(0, 20_000)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const latin = words.filter((word) => /^[a-zà-ÿœ]+$/.test(word)).length;
  if (words.length > 0 && latin < words.length * 0.75) return 'other';
  const share = (language: 'en' | 'fr') =>
    words.filter((word) => COMMON[language].has(word)).length / Math.max(1, words.length);
  const [en, fr] = [share('en'), share('fr')];
  if (fr > en && fr >= LEAST_SHARE) return 'fr';
  if (en >= LEAST_SHARE || words.length < 40) return 'en';
  return 'other';
}
