/** Reduces passages to the words by which they are compared: stems of content words. */
import type { Language } from '../reading/source.ts';

const STOPWORDS: Readonly<Record<'en' | 'fr', ReadonlySet<string>>> = {
  en: new Set(
    'a about above after again all also am an and any are as at be because been before being below between both but by can could did do does doing down during each few for from further had has have having he her here hers him his how i if in into is it its itself just like many may me might more most much must my no nor not now of off on once one only or other our out over own per same she should so some such than that the their them then there these they this those through to too under until up us use used using very was we were what when where whether which while who whom why will with within without would you your'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'a au aux avec ce ces cet cette comme dans de des du elle elles en est et eux il ils je la le les leur leurs lui mais me même ne ni nos notre nous on ont ou où par pas plus pour qu que qui sa se ses si son sont sur ta te tu un une vos votre vous y été être'.split(
      ' ',
    ),
  ),
};

/** A word without its inflections; good enough to compare, not to show. */
export function stem(word: string): string {
  const lower = word.toLowerCase().replace(/['’]s$/, '');
  if (lower.length <= 4) return lower.replace(/(?<=\p{L}{3})s$/u, '');
  return lower
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/(?<=\p{L}{3})(?:ations?|ational|ative)$/u, 'at')
    .replace(/(?<=\p{L}{4})(?:ing|ed|ly|ness|ment|ments)$/u, '')
    .replace(/(?<=\p{L}{3}[^s])s$/u, '')
    .replace(/(?<=\p{L}{3})e$/u, '');
}

/** The stems of a text's content words, and its figures. */
export function keysOf(text: string, language: Language): string[] {
  const stopwords = language === 'other' ? undefined : STOPWORDS[language];
  const words = text.toLowerCase().match(/\p{L}+(?:[-'’]\p{L}+)*|\d[\d.,]*/gu) ?? [];
  return words.filter((word) => !stopwords?.has(word) && (word.length > 1 || /\d/.test(word))).map(stem);
}
