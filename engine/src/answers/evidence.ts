/** How well a passage and the text around it match the words of a question, by their meaning. */
import { frenchLikenessOf } from '../words/french.ts';
import { isKindOf, likenessOf } from '../words/lexicon.ts';
import type { Index, Unit } from './search.ts';
import type { Term } from './terms.ts';

/** How much a word counts that is in a heading above the passage, or in a sentence that it refers to. */
const SHARE = { heading: 0.9, before: 0.75 } as const;
/** The least likeness of words that are formed from the same word, such as 'rain' and 'rainfall'. */
const SAME_WORD = 0.95;
/** How many sentences before a passage it may refer to. */
const MOST_BEFORE = 2;
/** Words that refer to something before. */
const LOOKS_BACK =
  /\b(?:it|its|they|them|their|he|him|his|she|her|this|these|those|such|il|elle|ils|elles|celle-ci|celui-ci|lui|leur|sa|son|ses|ce|cette|ces|cet)\b/i;

const similar = new WeakMap<Index, Map<string, ReadonlyMap<string, number>>>();

/** The words of the notes that count for a word of a question, with how much each counts. */
function wordsLike(index: Index, root: string): ReadonlyMap<string, number> {
  const known = similar.get(index) ?? new Map<string, ReadonlyMap<string, number>>();
  similar.set(index, known);
  const words = known.get(root);
  if (words) return words;
  const found = new Map<string, number>();
  const { language } = index.source;
  const compare = language === 'fr' ? frenchLikenessOf : likenessOf;
  for (const said of language === 'other' ? [] : index.words) {
    const likeness = compare(root, said);
    if (likeness > 0) found.set(said, likeness);
  }
  known.set(root, found);
  return found;
}

/** The best match of a root among the words of a text, from 0 to 1. */
export function matchIn(index: Index, root: string, words: ReadonlySet<string>): number {
  if (words.has(root)) return 1;
  let best = 0;
  for (const [said, likeness] of wordsLike(index, root))
    if (likeness > best && words.has(said)) best = likeness;
  return best;
}

/** How well a term is matched by a passage, the headings above it, and what it refers to, from 0 to 1. */
export function evidenceOf(index: Index, unit: Unit, term: Term): number {
  const own = matchIn(index, term.root, unit.own);
  if (own === 1) return 1;
  if (term.isClass && [...unit.own].some((said) => isKindOf(said, term.root))) return 1;
  const around = placesAround(index, unit, term).map(({ words, share }) => {
    const match = matchIn(index, term.root, words);
    // A heading covers too much to be put in other words.
    return words === unit.headings && match < SAME_WORD ? 0 : match * share;
  });
  return Math.max(own, ...around);
}

/** Whether a passage, the headings above it, or what it refers to have the very word of a term, or one formed from it. */
export function hasVeryWord(index: Index, unit: Unit, term: Term): boolean {
  return [unit.own, ...placesAround(index, unit, term).map(({ words }) => words)].some(
    (words) => matchIn(index, term.root, words) >= SAME_WORD,
  );
}

function placesAround({ units }: Index, unit: Unit, { isHead, isVerb }: Term) {
  const headings = { words: unit.headings, share: SHARE.heading };
  // What is said and asked must be in the passage itself.
  if (isHead || isVerb || !LOOKS_BACK.test(unit.said)) return [headings];
  const before = units
    .slice(Math.max(0, unit.index - MOST_BEFORE), unit.index)
    .filter(({ passage }) => passage.section === unit.passage.section);
  return [headings, ...before.map(({ own }) => ({ words: own, share: SHARE.before }))];
}
