/** How well each passage matches the words of a question, as features of the model of likely answers. */
import { rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { evidenceOf, matchIn } from './evidence.ts';
import type { Question } from './question.ts';
import { type Index, rarityOf, search, type Unit } from './search.ts';
import { type Term, termsOf } from './terms.ts';

export type Features = Record<string, number>;

export interface Match {
  unit: Unit;
  /** What it has of the question, with what is around it, from 0 to 1. */
  around: number;
  features: Features;
}

/** A term of the question with its weight: the rarer in the notes, the more it tells. */
interface Weighed extends Term {
  share: number;
  rarity: number;
}

/** How much a word counts that is in a heading above a passage or in the sentence before it. */
const AROUND = { heading: 0.9, before: 0.7 } as const;
/** The share of a term's weight that doesn't depend on its rarity. */
const LEAST_RARITY = 0.25;
/** How well a word must be matched not to be missing: in the passage, and with what is around it. */
const LEAST = { evidence: 0.6, around: 0.3 } as const;
/** How many words may be between two words that are next to each other in the question. */
const NEAR = 3;

/** Every passage with how it matches the words of an English question, best first. */
export function matchesOf(index: Index, question: Question): Match[] {
  const terms = weighed(index, question);
  const found = search(index, question.roots);
  const places = new Map(found.map(({ index: unit }, place) => [unit, place]));
  const matches = index.units.map((unit) => {
    const place = places.get(unit.index);
    const score = place === undefined ? 0 : (found[place]?.score ?? 0) / (found[0]?.score ?? 1);
    return {
      ...matchOf(index, unit, terms),
      ...{ isFirst: Number(place === 0), isThird: Number(place !== undefined && place < 3), score },
    };
  });
  const best = (name: string) => Math.max(0, ...matches.map(({ features }) => features[name] ?? 0));
  const tops = ['around', 'evidence', 'own', 'rarest'].map((name) => [name, best(name)] as const);
  const absent = ofNotes(index, terms);
  return matches
    .map(({ unit, around, features, isFirst, isThird, score }) => ({
      ...{ unit, around },
      features: {
        ...{ ...features, ...absent, isFirst, isThird, score },
        ...Object.fromEntries(tops.map(([name, top]) => [`${name}Gap`, top - (features[name] ?? 0)])),
      },
    }))
    .sort((a, b) => closeness(b) - closeness(a));
}

function closeness({ around, features }: Match): number {
  return around + (features.own ?? 0) + 0.3 * (features.score ?? 0);
}

function weighed(index: Index, question: Question): Weighed[] {
  const most = Math.log(1 + (index.units.length + 0.5) / 0.5);
  const terms = termsOf(question, 'en').map((term) => {
    const rarity = Math.min(1, rarityOf(index, term.root.split(' ')[0] ?? term.root) / most);
    return { ...term, rarity, share: term.weight * (LEAST_RARITY + (1 - LEAST_RARITY) * rarity) };
  });
  const total = terms.reduce((sum, { share }) => sum + share, 0) || 1;
  return terms.map((term) => ({ ...term, share: term.share / total }));
}

/** What the notes as a whole lack of a question. */
function ofNotes(index: Index, terms: readonly Weighed[]): Features {
  const isKnown = ({ root }: Term) => index.words.has(root);
  const content = terms.filter(isContent);
  return {
    unknown: sumOf(terms, (term) => Number(!isKnown(term))),
    unknowns: content.filter((term) => !isKnown(term)).length,
    terms: Math.log(1 + content.length),
  };
}

function isContent({ isRequired, isClass }: Term): boolean {
  return isRequired && !isClass;
}

function sumOf(terms: readonly Weighed[], match: (term: Weighed) => number): number {
  return terms.reduce((sum, term) => sum + term.share * match(term), 0);
}

function matchOf(index: Index, unit: Unit, terms: readonly Weighed[]): Match {
  const [before, next] = [neighbour(index, unit, -1), neighbour(index, unit, 1)];
  const has = (other: Unit | null, root: string) => (other ? matchIn(index, root, other.saidRoots) : 0);
  const rows = terms.map((term) => {
    const own = matchIn(index, term.root, unit.saidRoots);
    const evidence = evidenceOf(index, unit, term);
    const heading = Number(unit.headings.has(term.root));
    const around = Math.max(own, evidence, AROUND.heading * heading, AROUND.before * has(before, term.root));
    return { term, own, evidence, heading, around };
  });
  type Row = (typeof rows)[number];
  const share = (of: (row: Row) => number) => rows.reduce((sum, row) => sum + row.term.share * of(row), 0);
  const content = rows.filter(({ term }) => isContent(term));
  const least = (of: (row: Row) => number, among = content) => Math.min(1, ...among.map(of));
  const lost = content.filter(({ evidence }) => evidence < LEAST.evidence);
  const [rarest] = [...content].sort((a, b) => b.term.rarity * b.term.weight - a.term.rarity * a.term.weight);
  const [verbs, heads, classes] = [
    rows.filter(({ term }) => term.isVerb),
    rows.filter(({ term }) => term.isHead),
    rows.filter(({ term }) => term.isClass),
  ];
  const around = share((row) => row.around);
  return {
    ...{ unit, around },
    features: {
      around,
      exact: share(({ term }) => Number(unit.saidRoots.has(term.root))),
      own: share((row) => row.own),
      evidence: share((row) => row.evidence),
      heading: share((row) => row.heading),
      before: share(({ term }) => has(before, term.root)),
      next: share(({ term }) => has(next, term.root)),
      leastEvidence: least((row) => row.evidence),
      leastAround: least((row) => row.around),
      lost: lost.length,
      lostAround: content.filter((row) => row.around < LEAST.around).length / Math.max(1, content.length),
      elsewhere: lost.reduce((sum, { term }) => sum + (index.words.has(term.root) ? term.share : 0), 0),
      unsaid: lost.reduce((sum, { term }) => sum + (index.words.has(term.root) ? 0 : term.share), 0),
      rarest: rarest?.around ?? 1,
      rarestOwn: rarest?.own ?? 1,
      hasVerb: Number(verbs.length > 0),
      verb: Math.max(0, ...verbs.map((row) => row.own)),
      leastVerb: least((row) => row.own, verbs),
      hasHead: Number(heads.length > 0),
      head: least((row) => row.around, heads),
      hasClass: Number(classes.length > 0),
      kindOf: Math.max(0, ...classes.map((row) => row.evidence)),
    },
  };
}

function neighbour({ units }: Index, unit: Unit, by: -1 | 1): Unit | null {
  const other = units[unit.index + by];
  return other?.passage.section === unit.passage.section ? other : null;
}

/** The share of the words that are next to each other in the question and close to each other in a passage. */
export function pairsIn(index: Index, { said }: Unit, question: Question): number {
  const words = said
    .split(/\s+/)
    .map((word) => new Set(rootsOf(word, 'en').map(meaningOf)))
    .map((roots) => [...roots].find((root) => !isLight(root)) ?? [...roots][0]);
  const placesOf = ({ root }: Term) =>
    words.flatMap((word, place) =>
      word !== undefined && matchIn(index, root, new Set([word])) >= LEAST.evidence ? [place] : [],
    );
  const places = termsOf(question, 'en').filter(isContent).map(placesOf);
  if (places.length < 2) return 0.5;
  const near = places
    .slice(1)
    .filter((later, at) =>
      later.some((place) => places[at]?.some((other) => Math.abs(other - place) <= NEAR)),
    );
  return near.length / (places.length - 1);
}
