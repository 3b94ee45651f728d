/** How a sentence about something else brings in a term. */
import type { Language, Source } from '../reading/source.ts';
import { fold } from '../words/roots.ts';
import { isSameName, rootsIn } from './names.ts';

/** Whether a sentence names a thing with an adjective: 'Rocks formed in this manner are termed metamorphic.' */
export function isNamedWith(text: string, term: string, language: Language): boolean {
  const [, adjective = ''] = /\b(?:are|is) (?:termed|called|known as) (\p{L}+)[.,;]/iu.exec(text) ?? [];
  const [wanted, own] = [rootsIn(term, language), rootsIn(adjective, language)];
  const all = rootsIn(text, language);
  return (
    own.length > 0 &&
    wanted.length > 1 &&
    own.every((root) => wanted.includes(root)) &&
    wanted.every((root) => all.includes(root))
  );
}

/** Whether a sentence names a longer term that begins with this one, as 'transpiration stream' with 'transpiration'. */
export function isNameOfLonger(text: string, term: string): boolean {
  const words = fold(term).replace(/[^\p{L}\p{N} -]/gu, '');
  return new RegExp(
    `\\b(?:called|termed|named|known as) (?:an?|the )?\\s*${words} (?!(?:and|or|in|by|because|which|that|as|when|if|for|from|on|at|to|with|is|are)\\b)\\p{L}`,
    'u',
  ).test(fold(text));
}

/** Whether a speaker moves on to a term: 'number three round robin', 'now preferential discharge'. */
export function isAnnounced(text: string, term: string): boolean {
  const words = term.replace(/[^\p{L}\p{N} -]/gu, '');
  return new RegExp(
    `(?:\\b(?:now|next|then|number \\p{L}+|first|second|third|fourth|fifth|one|two|three|four|five|six):? (?:the )?|^)${words}\\b`,
    'iu',
  ).test(text);
}

const COPULA =
  /\b(?:is|are|was|were|est|sont)\s+(?:therefore\s+|thus\s+)?(?:an?\s+|the\s+|une?\s+|l[ae]s?\s+|l')?/g;
const EXPLAINED =
  /(?:,\s+(?:(?:in|by|under|through|for|at|on) which\b|who\b|(?:which|who|that) (?:is|are|means?|states?|says?|do(?:es)?|has|have|holds?|can)|meaning|that is|i\.e\.|c'est-a-dire|(?:an?|the) \p{L}+)|:(?!\s(?:it|he|she|they|this|these|we)\b))\s/gu;

/** Whether a sentence ends a clause with a term, as in 'The best known is utilitarianism', or explains it by the way. */
export function isIntroduced(text: string, term: string, source: Source): boolean {
  const folded = fold(text).replace(/["“”*«»]/g, '');
  const isTerm = (phrase: string) =>
    isSameName(phrase, term, source.language) && sameWords(phrase) === sameWords(fold(term));
  const ends = [...folded.matchAll(COPULA)].some(({ index, 0: verb }) => {
    const [phrase = ''] = /^[^,.;:()]*/.exec(folded.slice(index + verb.length)) ?? [];
    return phrase.length < folded.length && isTerm(phrase);
  });
  if (ends) return true;
  const size = term.split(/\s+/).length;
  return [...folded.matchAll(EXPLAINED)].some(({ index }) =>
    isTerm(folded.slice(0, index).split(/\s+/).slice(-size).join(' ')),
  );
}

/** The words of a name without determiners and plurals: 'neutral' is not 'neutralisation', although they share a root. */
function sameWords(name: string): string {
  return name
    .replace(/^\s*(?:an?|the|une?|l[ae]s?|l')\s*\b/, '')
    .replace(/s\b/g, '')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim();
}
