/** Describes a place between two words of speech, for the model that tells whether a sentence begins there. */
import { isMarker, opensClause } from './clauses.ts';
import type { Speech } from './read-speech.ts';
import { NEVER } from './starts.ts';

/** Figures and rare names are one word to the model. */
const NUMBER = /^\d/;
/** A verb farther away doesn't matter; words. */
const FARTHEST = 6;

/** How often each pair of words follows each other in a text; words that often do are one phrase. */
export type PairCounts = ReadonlyMap<string, number>;

/** Counts the pairs of words in a text. */
export function pairsOf(text: string): PairCounts {
  const words = text.toLowerCase().split(/\s+/);
  const pairs = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const pair = `${words[at - 1] ?? ''} ${word}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** What is known of the place before a word: the words and parts of speech around it, verbs, and what the rules say. */
export function boundaryFeatures({ tokens, verbs, costs }: Speech, pairs: PairCounts, at: number): string[] {
  const word = (offset: number) => {
    const text = tokens[at + offset]?.text.toLowerCase() ?? '';
    return NUMBER.test(text) ? '0' : text;
  };
  const pos = (offset: number) => tokens[at + offset]?.pos ?? '';
  const [b2, b1, c, n1, n2] = [word(-2), word(-1), word(0), word(1), word(2)];
  const [pb3, pb2, pb1, pc, pn1, pn2, pn3] = [pos(-3), pos(-2), pos(-1), pos(0), pos(1), pos(2), pos(3)];
  const isPhrase = (pairs.get(`${tokens[at - 1]?.text} ${tokens[at]?.text}`.toLowerCase()) ?? 0) > 1;
  const before = distance(verbs, at - 1, -1);
  const after = distance(verbs, at, 1);
  const cost = costs[at] ?? NEVER;
  const rule = cost >= NEVER ? 'never' : String(Math.round(cost * 2) / 2);
  const opens = opensClause(tokens, at, verbs) ? 'opens' : 'no';
  const ending = (text: string) => text.slice(-2);
  return [
    'bias',
    `b1=${b1}`,
    `c=${c}`,
    `n1=${n1}`,
    `b2=${b2}`,
    `n2=${n2}`,
    `b1c=${b1} ${c}`,
    `cn1=${c} ${n1}`,
    `b2b1=${b2} ${b1}`,
    `pb1=${pb1}`,
    `pc=${pc}`,
    `pb1c=${pb1} ${pc}`,
    `pb2b1c=${pb2} ${pb1} ${pc}`,
    `pb1cn1=${pb1} ${pc} ${pn1}`,
    `pcn1n2=${pc} ${pn1} ${pn2}`,
    `pb3b2b1=${pb3} ${pb2} ${pb1}`,
    `pb2..n1=${pb2} ${pb1} ${pc} ${pn1}`,
    `pb1..n2=${pb1} ${pc} ${pn1} ${pn2}`,
    `pc..n3=${pc} ${pn1} ${pn2} ${pn3}`,
    `b1pc=${b1} ${pc}`,
    `pb1wc=${pb1} ${c}`,
    `cpn1=${c} ${pn1}`,
    `b2pb1pc=${b2} ${pb1} ${pc}`,
    `cpn1pn2=${c} ${pn1} ${pn2}`,
    `ends=${ending(b1)} ${pc}`,
    `starts=${pb1} ${ending(c)} ${ending(n1)}`,
    `verbs=${before} ${after}`,
    `verb before=${before} ${pb1} ${pc}`,
    `verb after=${after} ${pb1} ${pc}`,
    `forms=${verbs[at - 1] ?? 0} ${verbs[at]} ${verbs[at + 1] ?? 0}`,
    `forms after=${verbs[at]} ${verbs[at + 1] ?? 0} ${verbs[at + 2] ?? 0} ${pc}`,
    `phrase=${isPhrase}`,
    `phrase=${isPhrase} ${pb1} ${pc}`,
    `rule=${rule}`,
    `rule=${rule} ${pb1}`,
    `rule=${rule} ${before}`,
    `opens=${opens} ${c}`,
    `opens=${opens} ${before} ${pb1}`,
    `marker=${isMarker(tokens, at - 1)} ${isMarker(tokens, at)}`,
  ];
}

/** The words to the nearest finite verb in one direction. */
function distance(verbs: readonly number[], at: number, step: 1 | -1): number {
  for (let count = 0; count < FARTHEST; count += 1) if ((verbs[at + step * count] ?? 0) === 1) return count;
  return FARTHEST;
}
