/** Compares words by their meaning: synonyms, derived words, and kinds of a thing. */
import { FRENCH_PARAPHRASES } from './french-paraphrases.ts';
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
/** The weights of common words in a question, from the most common; every other word has weight 1. */
const WEIGHTS = [0.25, 0.4, 0.6, 0.8];
/** The least letters of the words in a compound such as 'rainfall'. */
const LEAST_PARTS = { first: 4, second: 3 } as const;
/** The letters that two forms of a French word begin with, and how much longer one may be. */
const FRENCH_FORMS = { same: 5, longer: 4 } as const;
const PARTICLE = /^(?:up|out|off|down|in|on|away|over|back|about|for|into|through|with|to)$/;

type Groups = ReadonlyMap<string, ReadonlySet<string>>;

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
let french: Groups | undefined;

function lexicon(): Lexicon {
  loaded ??= {
    ...readSynonyms(),
    families: groupsIn(FAMILIES.split('\n'), toMeaning),
    paraphrases: groupsIn(PARAPHRASES.trim().split(/ \| |\n/), (word) => toMeaning(rootOf(word, 'en'))),
    weights: readWeights(),
  };
  return loaded;
}

/** The root of a word, or of both parts of a verb such as 'set_up'. */
function rootOf(word: string, language: 'en' | 'fr'): string {
  const [first = '', particle] = word.split('_');
  const root = rootsOf(first, language)[0] ?? first;
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
    for (const root of first.split(' ')) {
      addTo(main, toMeaning(root), index);
      addTo(sets, toMeaning(root), index);
    }
    for (const root of others.split(' ')) addTo(sets, toMeaning(root), index);
  }
  return { sets, main, above, depths };
}

function readWeights(): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [band, line] of COMMON.split('\n').entries())
    for (const root of line.split(' ')) {
      const meaning = toMeaning(root);
      if (!weights.has(meaning)) weights.set(meaning, WEIGHTS[band] ?? 1);
    }
  return weights;
}

function addTo(map: Map<string, number[]>, root: string, set: number): void {
  if (root === '') return;
  const known = map.get(root);
  if (!known) map.set(root, [set]);
  else if (known.at(-1) !== set) known.push(set);
}

/** For each root, the others of its groups. */
function groupsIn(groups: readonly string[], toRoot: (word: string) => string): Groups {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const roots = group.split(' ').map(toRoot);
    for (const root of roots) {
      const known = others.get(root) ?? new Set<string>();
      for (const other of roots) if (other !== root) known.add(other);
      others.set(root, known);
    }
  }
  return others;
}

/** How much a word says about what a question asks: the more common, the less. */
export function weightOf(root: string): number {
  return lexicon().weights.get(root) ?? 1;
}

/** The verbs with a particle in an English text that have a meaning of their own, such as 'set up'. */
export function phrasalsIn(text: string): string[] {
  const { sets, paraphrases } = lexicon();
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    if (!PARTICLE.test(next)) return [];
    const root = toMeaning(rootOf(`${word}_${next}`, 'en'));
    return sets.has(root) || paraphrases.has(root) ? [root] : [];
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

/** Like {@link likenessOf} for French, whose words have more forms. */
export function frenchLikenessOf(asked: string, said: string): number {
  if (asked === said) return 1;
  french ??= groupsIn(FRENCH_PARAPHRASES.trim().split(/ \| |\n/), (word) => rootOf(word, 'fr'));
  if (french.get(asked)?.has(said)) return STRENGTH.synonym;
  const { same, longer } = FRENCH_FORMS;
  const isForm = Math.min(asked.length, said.length) >= same && asked.slice(0, same) === said.slice(0, same);
  return isForm && Math.abs(asked.length - said.length) <= longer ? STRENGTH.family : 0;
}

/** Whether a word of the notes is a kind of what a question asks for, such as 'liver' of 'organ', at any level. */
export function isKindOf(said: string, asked: string): boolean {
  const { sets, main, above } = lexicon();
  const wanted = sets.get(asked) ?? [];
  const isUnder = (set: number): boolean => set >= 0 && (wanted.includes(set) || isUnder(above[set] ?? -1));
  return main.get(said)?.some(isUnder) === true;
}

/** Whether a word is made of another and a third one: 'rainfall' of 'rain'. */
function isCompound(whole: string, part: string): boolean {
  const rest = whole.slice(part.length);
  const isLong = part.length >= LEAST_PARTS.first && rest.length >= LEAST_PARTS.second;
  return isLong && whole.startsWith(part) && lexicon().sets.has(meaningOf(rest));
}
