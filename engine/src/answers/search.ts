/** Finds the passages that a question is about (BM25), in the question's own words and nothing else. */
import { isQuotable } from '../ranking/rank.ts';
import type { Passage, Source } from '../reading/source.ts';
import { contextOf, isSpeech } from './context.ts';
import { caseBefore, headingRoots } from './surroundings.ts';
import { isLight, meaningOf } from './word-lists.ts';
import { rootsOf } from './words.ts';

const K1 = 1.3;
const B = 0.6;
/** A word that stands in the heading over a passage counts so much of one in the passage itself. */
const HEADING_SHARE = 0.5;
/** A word that an answer often leaves out counts so much of another. */
const LIGHT_SHARE = 0.3;

export interface Unit {
  passage: Passage;
  /** Its own words; of speech, which nobody can divide into sentences for certain, with the words after it. */
  said: string;
  /** What it says, after the sentences without which it cannot be understood. */
  text: string;
  index: number;
  roots: readonly string[];
  own: ReadonlySet<string>;
  /** Roots of its own words, without those of the sentences before it. */
  saidRoots: ReadonlySet<string>;
  /** Roots of the headings over it, and of the title of the whole text. */
  headings: ReadonlySet<string>;
}

export interface Index {
  source: Source;
  units: readonly Unit[];
  /** In how many passages a root is. */
  counts: ReadonlyMap<string, number>;
  averageLength: number;
}

export interface Found extends Unit {
  score: number;
  /** The share of the question's words that it covers, the rare ones counting more. */
  covered: number;
}

/** Questions in the notes answer nothing; in speech they have no question mark. */
const ASKS = /\?["”’)]?$|^(?:why|what|how|who|when|where) (?:do|does|did|is|are|was|were|can|should)\b/i;

/** In speech a longer passage that begins with a question has the answer in it. */
const LONGEST_QUESTION = 10;

/** Whether a passage of the notes only asks. */
export function isQuestionInNotes({ text }: Passage, speech: boolean): boolean {
  return ASKS.test(text) && (!speech || text.split(/\s+/).length <= LONGEST_QUESTION);
}

const indexes = new WeakMap<Source, Index>();

/** The search index of a source; made once for each. */
export function indexOf(source: Source): Index {
  const known = indexes.get(source);
  if (known) return known;
  const roots = (text: string) => rootsOf(text, source.language).map(meaningOf);
  const speech = isSpeech(source);
  const passages = source.passages.filter(
    (passage) => isQuotable(passage) && !isQuestionInNotes(passage, speech),
  );
  const said = passages.map((passage, index) => {
    const next = passages[index + 1];
    return `${passage.quote ?? passage.text} ${speech && next ? next.text : ''}`.trim();
  });
  const texts = passages.map((passage, index) =>
    roots(`${contextOf(source, passage)} ${speech ? '' : said[index]} ${passage.text}`),
  );
  const headings = headingRoots(source, roots);
  const counts = new Map<string, number>();
  for (const text of texts) for (const root of new Set(text)) counts.set(root, (counts.get(root) ?? 0) + 1);
  const units = passages.map((passage, index) => ({
    passage,
    said: said[index] ?? passage.text,
    text: speech ? (said[index] ?? '') : `${contextOf(source, passage)} ${said[index]}`.trim(),
    index,
    roots: texts[index] ?? [],
    own: new Set(texts[index]),
    saidRoots: new Set(roots(said[index] ?? '')),
    headings: new Set([...(headings[passage.section] ?? []), ...roots(caseBefore(passages, index))]),
  }));
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  const made = { source, units, counts, averageLength: total / (texts.length || 1) };
  indexes.set(source, made);
  return made;
}

/** The roots of a question as the notes have them: 'cost-push' finds 'costpush', as lines were joined. */
export function resolveRoots({ counts }: Index, roots: readonly string[]): string[] {
  const resolved: string[] = [];
  for (const root of roots) {
    const joined = `${resolved.at(-1) ?? ''}${root}`;
    if (resolved.length > 0 && !counts.has(root) && counts.has(joined))
      resolved[resolved.length - 1] = joined;
    else resolved.push(root);
  }
  return resolved;
}

/** Whether the notes have a root anywhere, if only in a heading. */
export function isKnown({ units, counts }: Index, root: string): boolean {
  return counts.has(root) || units.some(({ headings }) => headings.has(root));
}

/** How rare a root is in the notes; one that they do not have is the rarest. */
export function rarityOf({ units, counts }: Index, root: string): number {
  const count = counts.get(root) ?? 0;
  const rarity = Math.log(1 + (units.length - count + 0.5) / (count + 0.5));
  return isLight(root) ? rarity * LIGHT_SHARE : rarity;
}

/** The share of roots that a unit and its headings have, the rare ones counting more. */
export function coverageOf(index: Index, unit: Unit, wanted: readonly string[]): number {
  let [covered, total] = [0, 0];
  for (const root of wanted) {
    const worth = rarityOf(index, root);
    total += worth;
    if (unit.own.has(root) || unit.headings.has(root)) covered += worth;
  }
  return total === 0 ? 0 : covered / total;
}

/** The passages that have any of the roots, best first. */
export function search(index: Index, wanted: readonly string[]): Found[] {
  return index.units
    .map((unit) => {
      let score = 0;
      for (const root of wanted) {
        const count = unit.roots.filter((other) => other === root).length;
        const worth = rarityOf(index, root);
        if (count > 0) {
          const length = 1 - B + (B * unit.roots.length) / index.averageLength;
          score += (worth * count * (K1 + 1)) / (count + K1 * length);
        } else if (unit.headings.has(root)) score += worth * HEADING_SHARE;
      }
      return { ...unit, score, covered: coverageOf(index, unit, wanted) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}
