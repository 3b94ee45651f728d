/** Compares words by their meaning: synonyms, derived words, and kinds of a thing. */
import { type Groups, groupsIn } from './groups.ts';
import { COMMON, FAMILIES, SYNONYMS } from './lexicon-data.ts';
import { PARAPHRASES } from './paraphrases.ts';
import { fold, rootsOf } from './roots.ts';
import { meaningOf } from './word-lists.ts';

/** How much a word of the notes counts for a word of a question; the same word counts as 1. */
const STRENGTH = { family: 0.95, synonym: 0.85, kind: 0.7 } as const;
/** The letter of the highest level in the data. */
const TOP = 'A'.charCodeAt(0);
/** Sets of synonyms above this level, such as 'entity', say too little to count. */
const LEAST_DEPTH = 3;
/** How many levels below a noun its kinds count like the noun itself. */
const MOST_LEVELS = 2;
/** Nouns that share a kind at this level are close. */
const DEEP = 8;
/** The weights of common words in a question, from the most common; every other word has weight 1. */
const WEIGHTS = [0.25, 0.4, 0.6, 0.8];
/** The least letters of the words in a compound such as 'rainfall'. */
const LEAST_PARTS = { first: 4, second: 3 } as const;
const PARTICLE = /^(?:up|out|off|down|in|on|away|over|back|about|for|into|through|with|to|at|after)$/;

interface Lexicon {
  /** The sets of synonyms that contain a root, and those that are the main sense of one of its words. */
  sets: ReadonlyMap<string, readonly number[]>;
  main: ReadonlyMap<string, readonly number[]>;
  /** The next more general set of each set, or -1, and its level. */
  above: readonly number[];
  depths: readonly number[];
  families: Groups;
  paraphrases: Groups;
  weights: ReadonlyMap<string, number>;
}

let loaded: Lexicon | undefined;

function lexicon(): Lexicon {
  loaded ??= {
    ...readSynonyms(),
    families: groupsIn(FAMILIES.split('\n'), toMeaning),
    paraphrases: groupsIn(PARAPHRASES.trim().split(/ \| |\n/), (word) => toMeaning(rootOf(word))),
    weights: readWeights(),
  };
  return loaded;
}

/** The root of a word, or of both parts of a verb such as 'set_up'. */
function rootOf(word: string): string {
  const [first = '', particle] = word.split('_');
  const root = rootsOf(first, 'en')[0] ?? first;
  return particle === undefined ? root : `${root}_${particle}`;
}

function toMeaning(root: string): string {
  if (!root.includes('_')) return meaningOf(root);
  const [first = '', particle = ''] = root.split('_');
  return `${meaningOf(first)} ${particle}`;
}

function readSynonyms() {
  const sets = new Map<string, number[]>();
  const main = new Map<string, number[]>();
  const above: number[] = [];
  const depths: number[] = [];
  const open: number[] = [];
  for (const [index, line] of SYNONYMS.split('\n').entries()) {
    const depth = line.charCodeAt(0) - TOP;
    above.push(open[depth - 1] ?? -1);
    depths.push(depth);
    open[depth] = index;
    const [first = '', others = ''] = line.slice(1).split(';');
    for (const root of first.split(' ').map(toMeaning)) {
      addTo(main, root, index);
      addTo(sets, root, index);
    }
    for (const root of others.split(' ')) addTo(sets, toMeaning(root), index);
  }
  return { sets, main, above, depths };
}

function readWeights(): Map<string, number> {
  const bands = COMMON.split('\n').map((line, band) => ({
    roots: line.split(' '),
    weight: WEIGHTS[band] ?? 1,
  }));
  // The most common come last, because a root may have several words.
  return new Map(
    bands.reverse().flatMap(({ roots, weight }) => roots.map((root) => [toMeaning(root), weight])),
  );
}

function addTo(map: Map<string, number[]>, root: string, set: number): void {
  if (root === '') return;
  const known = map.get(root);
  if (!known) map.set(root, [set]);
  else if (known.at(-1) !== set) known.push(set);
}

/** How much a word says about what a question asks: the more common, the less. */
export function weightOf(root: string): number {
  return lexicon().weights.get(root) ?? 1;
}

/** Whether a verb with its particle, such as 'set up', has a meaning of its own. */
export function isPhrasal(root: string): boolean {
  return lexicon().sets.has(root) || lexicon().paraphrases.has(root);
}

/** The verbs with a particle in an English text that have a meaning of their own, such as 'set up'. */
export function phrasalsIn(text: string): string[] {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    if (!PARTICLE.test(next)) return [];
    const root = toMeaning(rootOf(`${word}_${next}`));
    return isPhrasal(root) ? [root] : [];
  });
}

/**
 * How much an English word of the notes counts for a word of a question, from 0 to 1. A kind of the thing that is asked
 * about counts, but not its opposite, nor another kind of the same thing.
 */
export function likenessOf(asked: string, said: string): number {
  if (asked === said) return 1;
  const { families, paraphrases, sets, main, above, depths } = lexicon();
  if (families.get(asked)?.has(said) || isCompound(said, asked) || isCompound(asked, said))
    return STRENGTH.family;
  if (paraphrases.get(asked)?.has(said)) return STRENGTH.synonym;
  const wanted = sets.get(asked) ?? [];
  if (sets.get(said)?.some((set) => wanted.includes(set))) return STRENGTH.synonym;
  const isKind = main.get(said)?.some((set) => {
    let current = above[set] ?? -1;
    for (let level = 0; level < MOST_LEVELS; level += 1) {
      if (wanted.includes(current) && (depths[current] ?? 0) >= LEAST_DEPTH) return true;
      current = above[current] ?? -1;
    }
    return false;
  });
  return isKind ? STRENGTH.kind : 0;
}

/** Whether a word of the notes is a kind of what a question asks for, such as 'liver' of 'organ', at any level. */
export function isKindOf(said: string, asked: string): boolean {
  const { sets, main, above } = lexicon();
  const wanted = sets.get(asked) ?? [];
  const isUnder = (set: number): boolean => set >= 0 && (wanted.includes(set) || isUnder(above[set] ?? -1));
  return main.get(said)?.some(isUnder) === true;
}

/** How much the main senses of two nouns have in common, from 0 to 1: the level of the narrowest kind that both belong to. */
export function closenessOf(one: string, other: string): number {
  const { main, above, depths } = lexicon();
  const kindsOf = (root: string) => {
    const kinds = new Set<number>();
    for (let set = main.get(root)?.[0] ?? -1; set >= 0; set = above[set] ?? -1) kinds.add(set);
    return kinds;
  };
  const own = kindsOf(one);
  const shared = [...kindsOf(other)].filter((set) => own.has(set)).map((set) => depths[set] ?? 0);
  return Math.min(1, Math.max(0, ...shared) / DEEP);
}

/** Whether a word is made of another and a third one: 'rainfall' of 'rain'. */
function isCompound(whole: string, part: string): boolean {
  const rest = whole.slice(part.length);
  const isLong = part.length >= LEAST_PARTS.first && rest.length >= LEAST_PARTS.second;
  return isLong && whole.startsWith(part) && lexicon().sets.has(meaningOf(rest));
}
