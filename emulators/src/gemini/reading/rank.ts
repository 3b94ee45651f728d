/** Which sentences of a text say most of what it says (TextRank), and which of them fit a question. */
import type { Note } from './notes.ts';
import { keysOf } from './words.ts';

/** Beyond this many sentences only those with the commonest words are compared with each other. */
const COMPARED = 300;
const ROUNDS = 25;
const DAMPING = 0.85;

interface Read {
  note: Note;
  index: number;
  keys: Set<string>;
}

/** The `count` notes that say most, in the order in which they stand. */
export function keyNotes(notes: readonly Note[], count: number): Note[] {
  const read = readAll(notes);
  const compared = read.length > COMPARED ? commonest(read, COMPARED) : read;
  const scores = textRank(compared);
  const ranked = compared
    .map((item, place) => ({ ...item, score: scores[place] ?? 0 }))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const chosen: Read[] = [];
  for (const tolerated of [0.5, 1]) {
    for (const item of ranked) {
      if (chosen.length >= count || chosen.includes(item)) continue;
      // Two sentences that say nearly the same are worth one, unless there is room for both.
      if (chosen.every((other) => overlap(item.keys, other.keys) < tolerated)) chosen.push(item);
    }
  }
  return chosen.sort((a, b) => a.index - b.index).map(({ note }) => note);
}

/** The notes that share most with a question, best first; none where nothing is shared. */
export function matchingNotes(notes: readonly Note[], question: string, count: number): Note[] {
  const wanted = new Set(keysOf(question));
  const read = readAll(notes);
  const rarity = weights(read);
  return read
    .map(({ note, index, keys }) => {
      const heading = new Set(keysOf(note.heading));
      let score = 0;
      for (const key of wanted) {
        if (keys.has(key)) score += rarity(key);
        else if (heading.has(key)) score += rarity(key) / 2;
      }
      return { note, index, score: score / Math.log(8 + keys.size) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, count)
    .map(({ note }) => note);
}

function readAll(notes: readonly Note[]): Read[] {
  const seen = new Set<string>();
  return notes.flatMap((note, index) => {
    const keys = new Set(keysOf(note.text));
    // A line that stands on every page, such as a title, is one line.
    if (keys.size === 0 || seen.has(note.text)) return [];
    seen.add(note.text);
    return [{ note, index, keys }];
  });
}

/** How much a word that few notes have says about those that have it. */
function weights(read: readonly Read[]): (key: string) => number {
  const counts = new Map<string, number>();
  for (const { keys } of read) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (key) => Math.log(1 + read.length / (counts.get(key) ?? 1));
}

function commonest(read: readonly Read[], count: number): Read[] {
  const counts = new Map<string, number>();
  for (const { keys } of read) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const score = ({ keys }: Read) => {
    let sum = 0;
    for (const key of keys) sum += Math.log(counts.get(key) ?? 1);
    return sum / Math.sqrt(keys.size + 4);
  };
  return [...read]
    .sort((a, b) => score(b) - score(a) || a.index - b.index)
    .slice(0, count)
    .sort((a, b) => a.index - b.index);
}

function textRank(read: readonly Read[]): number[] {
  const links = read.map((a) => read.map((b) => (a === b ? 0 : likeness(a.keys, b.keys))));
  const totals = links.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let scores = read.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    scores = read.map((_, to) => {
      let sum = 0;
      for (let from = 0; from < read.length; from++) {
        const weight = links[from]?.[to] ?? 0;
        if (weight > 0) sum += (weight / (totals[from] ?? 1)) * (scores[from] ?? 0);
      }
      return 1 - DAMPING + DAMPING * sum;
    });
  }
  return scores;
}

/** How much of the smaller of two sets is in the other, from 0 to just under 1. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared++;
  return shared / (Math.min(a.size, b.size) + 0.001);
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared++;
  return shared === 0 ? 0 : shared / (Math.log(a.size + 1) + Math.log(b.size + 1));
}
