/** Describes a stretch of speech as a sentence, for the model that chooses the best segmentation. */
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { contentStart, opensClause } from './clauses.ts';
import { contentEnd, faultsOf, type Speech } from './read-speech.ts';

/** What is known of a sentence that begins at a word, wherever it ends. */
export interface Beginning {
  /** The index of its first word, maybe a marker or 'and'. */
  from: number;
  /** The index after these. */
  start: number;
  opening: string;
}

export function beginningAt(speech: Speech, from: number): Beginning {
  const start = contentStart(speech.tokens, from);
  return { from, start, opening: openingOf(speech, start) };
}

/** @returns what the model weighs of the words from a beginning to another index */
export function segmentFeatures(speech: Speech, { from, start, opening }: Beginning, to: number): string[] {
  const { tokens, verbs, nextVerb, last } = speech;
  const end = contentEnd(speech, start, to);
  const faults = faultsOf(speech, start, to);
  const length = lengthOf(end - start);
  const first = tokens[start]?.text.toLowerCase() ?? '';
  const verb = nextVerb[start] ?? end;
  const before = verb >= end ? 'none' : lengthOf(verb - start);
  const after = last[end];
  const tail = after && after.verb >= start ? lengthOf(end - 1 - after.verb) : 'none';
  const isLoose = (speech.loose[end] ?? 0) > (speech.loose[start + 1] ?? 0);
  const whole = faults.length === 0;
  return [
    'segment',
    ...faults.map((fault) => `fault=${fault}`),
    `faults=${faults.join()}`,
    `faults=${faults.join()} ${length}`,
    `faults=${faults.join()} ${opening}`,
    `faults=${faults.join()} ${tokens[start]?.pos}`,
    `length=${length}`,
    `opening=${opening} ${length}`,
    `first=${first} ${whole}`,
    `first=${first} ${length}`,
    `before=${before} ${opening}`,
    `tail=${tail}`,
    `tail=${tail} ${tokens[end - 1]?.pos}`,
    `tail=${tail} ${length}`,
    `last=${tokens[end - 1]?.pos} ${tokens[end - 2]?.pos}`,
    `last=${tokens[end - 1]?.text.toLowerCase()}`,
    `loose=${isLoose} ${whole}`,
    `from=${start > from} ${whole}`,
    `verb=${verbs[start] ?? 0}`,
  ];
}

function lengthOf(words: number): string {
  return words <= 6
    ? String(words)
    : words <= 8
      ? '8'
      : words <= 12
        ? '12'
        : words <= 18
          ? '18'
          : words <= 26
            ? '26'
            : 'long';
}

/** How a stretch begins: with a clause, or with a phrase before one. */
function openingOf({ tokens, verbs }: Speech, start: number): string {
  if (opensClause(tokens, start, verbs)) return 'clause';
  if (tokens[start]?.pos !== 'ADP') return tokens[start]?.pos === 'VERB' ? 'verb' : 'other';
  const end = nounPhraseEnd(tokens, start + 1);
  return end > start + 1 && opensClause(tokens, end, verbs) ? 'phrase' : 'preposition';
}
