/** How well a passage and the text around it match the words of a question, by their meaning. */
import { listingOf, tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { frenchLikenessOf } from '../words/french.ts';
import { isKindOf, likenessOf } from '../words/lexicon.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Index, Unit } from './search.ts';
import type { Term } from './terms.ts';

/**
 * How much a word counts that is in a heading above the passage, in a sentence that it refers to, in the words of speech
 * after it, or in what its paragraph is about.
 */
const SHARE = { heading: 0.9, before: 0.75, next: 0.9, topic: 0.7 } as const;
/** The least likeness of words that are formed from the same word, such as 'rain' and 'rainfall'. */
const SAME_WORD = 0.95;
/** How quantities and dates are written, by the root of their name, and how much this counts for the name. */
const UNITS: Readonly<Record<string, RegExp>> = {
  temperatur: /\d\s?(?:°|degrees?\b|K\b)/,
  percentag: /\d\s?%|per ?cent\b/i,
  month: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  year: /\b\d{4}\b/,
  voltag: /\d\s?(?:V|kV|volts?)\b/,
  weigh: /\d\s?(?:kg|g|tonnes?)\b/,
  mass: /\d\s?(?:kg|g|tonnes?)\b/,
};
const MEASURED = 0.85;
/** How many sentences before a passage it may refer to. */
const MOST_BEFORE = 2;
/** How many sentences after its first one a paragraph is surely still about the same. */
const MOST_IN_BLOCK = 4;
/** The words with which a sentence names what it is about. */
const FIRST_WORDS = 5;
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
  const own = matchIn(index, term.root, term.isClass ? withoutNames(index, unit) : unit.own);
  if (own === 1) return 1;
  if (UNITS[term.root]?.test(unit.passage.text)) return MEASURED;
  if (term.isClass && [...withoutNames(index, unit)].some((said) => isKindOf(said, term.root))) return 1;
  const around = placesAround(index, unit, term).map(({ words, share }) => {
    const match = matchIn(index, term.root, words);
    // A heading covers too much to be put in other words.
    return words === unit.headings && match < SAME_WORD ? 0 : match * share;
  });
  return Math.max(own, ...around);
}

/** The words of a passage without its names: 'Mali' has the root of another word. In speech, names can't be recognised. */
function withoutNames({ source }: Index, { own, passage }: Unit): ReadonlySet<string> {
  if (source.language !== 'en' || passage.speech !== undefined || passage.kind === 'row') return own;
  const names: string[] = passage.text.match(/(?<=[^.:!?]\s)\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const [first] = tokensOf(passage.text);
  if (first?.pos === 'PROPN' && listingOf(first.text) !== 'word') names.push(first.text);
  const roots = new Set(rootsOf(names.join(' '), 'en').map(meaningOf));
  return new Set([...own].filter((root) => !roots.has(root)));
}

/** Whether a passage, the headings above it, or what it refers to have the very word of a term, or one formed from it. */
export function hasVeryWord(index: Index, unit: Unit, term: Term): boolean {
  return [unit.own, ...placesAround(index, unit, term).map(({ words }) => words)].some(
    (words) => matchIn(index, term.root, words) >= SAME_WORD,
  );
}

function placesAround(index: Index, unit: Unit, { isHead, isVerb, isClass, hasHead }: Term) {
  const headings = { words: unit.headings, share: SHARE.heading };
  // What is said and asked must be in the passage itself.
  if (isHead || isVerb) return [headings];
  const places = isClass ? [headings] : [headings, { words: unit.saidRoots, share: SHARE.next }];
  if (!LOOKS_BACK.test(unit.said)) return hasHead ? places : [...places, ...topicOf(index, unit)];
  return [...places, ...beforeOf(index, unit).map((words) => ({ words, share: SHARE.before }))];
}

/** The words of the sentences that a passage may refer to, without names that its pronoun can't mean. */
function beforeOf({ units, source }: Index, unit: Unit): ReadonlySet<string>[] {
  const words: ReadonlySet<string>[] = [];
  for (let at = unit.index - 1; at >= Math.max(0, unit.index - MOST_BEFORE); at -= 1) {
    const before = units[at];
    if (before?.passage.section !== unit.passage.section) break;
    words.push(source.language === 'en' ? withoutLaterNames(before) : before.own);
    // 'Saturn has rings. Uranus lies on its side. It was discovered …' is about Uranus.
    if (source.language === 'en' && opensOnName(before.passage)) break;
  }
  return words;
}

const NAME = /\p{Lu}\p{Ll}[\p{L}'’-]*/gu;

function opensOnName({ text, speech }: Passage): boolean {
  const [first] = tokensOf(text);
  return speech === undefined && first?.pos === 'PROPN' && listingOf(first.text) !== 'word';
}

/** The words of a sentence; one that begins with a name without its other names, because 'it' next means the first. */
function withoutLaterNames({ own, passage }: Unit): ReadonlySet<string> {
  if (!opensOnName(passage)) return own;
  const [subject, ...names] = passage.text.match(NAME) ?? [];
  const kept = rootsOf(subject ?? '', 'en').map(meaningOf);
  const others = new Set(rootsOf(names.join(' '), 'en').map(meaningOf));
  return new Set([...own].filter((root) => kept.includes(root) || !others.has(root)));
}

/** The first words of the paragraph, and those of the sentence before: often only they name what all of it is about. */
function topicOf({ units, source }: Index, unit: Unit): { words: ReadonlySet<string>; share: number }[] {
  const { passage } = unit;
  if (passage.kind !== 'paragraph' || passage.isOpening || source.language !== 'en') return [];
  const block = units.slice(Math.max(0, unit.index - MOST_IN_BLOCK), unit.index);
  const opening = block.findLast(({ passage: { isOpening } }) => isOpening);
  if (!opening || opening.passage.section !== passage.section) return [];
  const start = (text: string) => text.split(/\s+/).slice(0, FIRST_WORDS).join(' ');
  return [opening, block.at(-1) ?? opening].map(({ said }) => ({
    words: new Set(rootsOf(start(said), 'en').map(meaningOf)),
    share: SHARE.topic,
  }));
}
