/** Reads WordNet's files: sets of synonyms, derived words, and how often each sense of a word occurs in tagged texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Synset {
  /** Part of speech and offset in its file, such as 'v02431950'. */
  id: string;
  words: readonly string[];
  /** The id of the first more general synset; for an adjective, of the one that it is similar to. */
  above: string | null;
  /** Links from one of its words to a word derived from it, such as 'regulate' and 'regulator'. */
  derived: readonly { from: number; to: string; at: number }[];
}

export interface Usage {
  /** The place of this sense among the word's senses with the same part of speech, from 1. */
  rank: number;
  /** How often it occurs, and the share of the word's occurrences with the same part of speech. */
  count: number;
  share: number;
}

const FILES = { n: 'data.noun', v: 'data.verb', a: 'data.adj' } as const;
/** The first digit of a sense key. */
const PARTS: Readonly<Record<string, string>> = { 1: 'n', 2: 'v', 3: 'a', 5: 'a' };

/** The synsets of nouns, verbs and adjectives. */
export function readSynsets(folder: string): Synset[] {
  return Object.entries(FILES).flatMap(([part, file]) =>
    linesOf(join(folder, file)).map((line) => synsetIn(line, part)),
  );
}

function synsetIn(line: string, part: string): Synset {
  const [offset = '', , type = '', count = '', ...fields] = (line.split(' | ')[0] ?? '').split(' ');
  const size = Number.parseInt(count, 16);
  const words = Array.from({ length: size }, (_, at) => (fields[2 * at] ?? '').replace(/\(.*\)/, ''));
  let above: string | null = null;
  const derived: { from: number; to: string; at: number }[] = [];
  // A pointer has four fields: its symbol, the offset and part of speech of its target, and the words that it joins.
  for (let at = 2 * size + 1; /^\d{8}$/.test(fields[at + 1] ?? ''); at += 4) {
    const [symbol, target, targetType, joined = ''] = fields.slice(at, at + 4);
    const to = `${targetType === 's' ? 'a' : targetType}${target}`;
    if (symbol === '@' || (symbol === '&' && type === 's')) above ??= to;
    const [from, place] = [joined.slice(0, 2), joined.slice(2)].map((hex) => Number.parseInt(hex, 16) - 1);
    if (symbol === '+' && from !== undefined && place !== undefined) derived.push({ from, to, at: place });
  }
  return { id: `${part}${offset}`, words, above, derived };
}

/** The usage of each sense, by word and synset id, such as 'found v02431950'. */
export function readUsages(folder: string): Map<string, Usage> {
  const senses = linesOf(join(folder, 'index.sense')).map((line) => {
    const [key = '', offset = '', rank, count] = line.split(' ');
    const [word = '', rest = ''] = key.split('%');
    return { word, part: PARTS[rest[0] ?? ''] ?? '', offset, rank: Number(rank), count: Number(count) };
  });
  const totals = new Map<string, number>();
  for (const { word, part, count } of senses)
    totals.set(`${word} ${part}`, (totals.get(`${word} ${part}`) ?? 0) + count);
  return new Map(
    senses.map(({ word, part, offset, rank, count }) => {
      const total = totals.get(`${word} ${part}`) ?? 0;
      return [`${word} ${part}${offset}`, { rank, count, share: total === 0 ? 0 : count / total }];
    }),
  );
}

/** The lines of a file without the licence above them. */
function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}
