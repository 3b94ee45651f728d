/** Finds the passages about a question (BM25), using only the question's own words. */
import { isQuotable } from '../ranking/quotable.ts';
import type { Passage, Source } from '../reading/source.ts';
import { phrasalsIn } from '../words/lexicon.ts';
import { rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { contextOf, isSpeech } from './context.ts';
import { caseBefore, headingRoots } from './surroundings.ts';

const K1 = 1.3;
const B = 0.6;
/** The weight of a word in the heading above a passage; a word in the passage itself has weight 1. */
const HEADING_SHARE = 0.5;
/** The weight of a word that answers often omit; other words have weight 1. */
const LIGHT_SHARE = 0.3;

export interface Unit {
  passage: Passage;
  /** The passage's own text; in speech, with the next words too, because sentence boundaries are uncertain. */
  said: string;
  /** The text with the context that is needed to understand it. */
  text: string;
  index: number;
  roots: readonly string[];
  own: ReadonlySet<string>;
  /** Roots of its own words, without those of its context. */
  saidRoots: ReadonlySet<string>;
  /** Roots of the headings above it, and of the title of the whole text. */
  headings: ReadonlySet<string>;
}

export interface Index {
  source: Source;
  units: readonly Unit[];
  /** The number of passages that contain a root. */
  counts: ReadonlyMap<string, number>;
  averageLength: number;
  /** Every root of the passages and headings, once. */
  words: ReadonlySet<string>;
}

export interface Found extends Unit {
  score: number;
  /** The share of the question's words that it covers, weighted by rarity. */
  covered: number;
}

/** Questions in the notes are no answers; in speech they have no question mark. */
const ASKS = /\?["”’)]?$|^(?:why|what|how|who|when|where) (?:do|does|did|is|are|was|were|can|should)\b/i;

/** In speech, a longer passage that begins with a question also contains its answer. */
const LONGEST_QUESTION = 10;

/** Whether a passage is only a question. */
export function isQuestionInNotes({ text, isAsked }: Passage, speech: boolean): boolean {
  if (isAsked) return true;
  return ASKS.test(text) && (!speech || text.split(/\s+/).length <= LONGEST_QUESTION);
}

const indexes = new WeakMap<Source, Index>();

/** The search index of a source, built once per source. */
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
    own: new Set([...(texts[index] ?? []), ...(source.language === 'en' ? phrasalsIn(passage.text) : [])]),
    saidRoots: new Set([
      ...roots(said[index] ?? ''),
      ...(source.language === 'en' ? phrasalsIn(said[index] ?? '') : []),
    ]),
    headings: new Set([...(headings[passage.section] ?? []), ...roots(caseBefore(passages, index))]),
  }));
  const total = texts.reduce((sum, { length }) => sum + length, 0);
  const words = new Set(units.flatMap(({ own, headings: above }) => [...own, ...above]));
  const made = { source, units, counts, averageLength: total / (texts.length || 1), words };
  indexes.set(source, made);
  return made;
}

/** Spells the roots of a question like the notes: 'cost-push' finds 'costpush', which joined lines may contain. */
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

/** Whether the notes contain a root anywhere, even if only in a heading. */
export function isKnown({ units, counts }: Index, root: string): boolean {
  return counts.has(root) || units.some(({ headings }) => headings.has(root));
}

/** The rarity of a root in the notes; missing roots are the rarest. */
export function rarityOf({ units, counts }: Index, root: string): number {
  const count = counts.get(root) ?? 0;
  const rarity = Math.log(1 + (units.length - count + 0.5) / (count + 0.5));
  return isLight(root) ? rarity * LIGHT_SHARE : rarity;
}

/** The share of the roots that a unit and its headings contain, weighted by rarity. */
export function coverageOf(index: Index, unit: Unit, wanted: readonly string[]): number {
  let [covered, total] = [0, 0];
  for (const root of wanted) {
    const worth = rarityOf(index, root);
    total += worth;
    if (unit.own.has(root) || unit.headings.has(root)) covered += worth;
  }
  return total === 0 ? 0 : covered / total;
}

/** The passages that contain any of the roots, best first. */
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
