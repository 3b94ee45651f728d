/** Compares lines of notes with the words of a question of why or how. */
import { isSpeech } from '../answers/context.ts';
import { matchIn } from '../answers/evidence.ts';
import type { Index } from '../answers/search.ts';
import type { Term } from '../answers/terms.ts';
import { tokensOf } from '../reading/nlp.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Line } from './account-lines.ts';
import type { AccountQuestion } from './account-question.ts';

/** How well a word must match: by its meaning, or if the notes have the very word. */
const LEAST_MATCH = { meaning: 0.6, same: 0.95 } as const;
/** How much a word counts for which a speaker says 'we', or that is only in the first sentence of the paragraph, or in a heading above. */
const AROUND = { we: 0.9, opening: 0.6, heading: 0.5 } as const;
/** What the notes are about is in so many passages, and in this share of them. */
const LEAST_COUNT = 4;
const OFTEN = 0.15;
/** A sentence begins with its first words. */
const FIRST_WORDS = 4;
/** The share of a question that the lines must have themselves. */
const LEAST_OWN = 0.33;

/** How well a line itself matches a word of the question, from 0 to 1. */
export function ownMatch(index: Index, line: Line, term: Term): number {
  const match = matchIn(index, term.root, line.own);
  return match < leastFor(index, term) || lacksVerb(index, line, term) ? 0 : match;
}

function leastFor(index: Index, { root }: Term): number {
  return index.words.has(root) ? LEAST_MATCH.same : LEAST_MATCH.meaning;
}

/** Whether what matches a verb in a line is an adjective: 'different' for 'differentiate'. */
export function lacksVerb(index: Index, { statement }: Line, term: Term): boolean {
  if (!term.isVerb) return false;
  const least = leastFor(index, term);
  const same = tokensOf(statement.text).filter(({ text }) =>
    rootsOf(text, 'en').some((other) => matchIn(index, term.root, new Set([meaningOf(other)])) >= least),
  );
  return same.length > 0 && same.every(({ pos, text }) => pos === 'ADJ' && !/(?:ed|ing)$/.test(text));
}

/** How much of the question a line has, itself or around it, as a share of the words' weights. */
export function shareOf(index: Index, line: Line, asked: AccountQuestion): number {
  const { terms } = asked;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  return terms.reduce((sum, term) => sum + term.weight * matchAround(index, [line], term, asked), 0) / total;
}

/** Whether a word of the question is in the lines, in the sentence that opens the paragraph, or in the headings above. */
function matchAround(index: Index, run: readonly Line[], term: Term, { subject }: AccountQuestion): number {
  const own = Math.max(...run.map((line) => ownMatch(index, line, term)));
  if (own > 0) return own;
  const has = (words: ReadonlySet<string>) => matchIn(index, term.root, words) >= LEAST_MATCH.same;
  if (!term.isVerb && run.some(({ opening }) => has(opening))) return AROUND.opening;
  // A speaker says 'we' for what the lecture is about.
  const isWe = subject.includes(term.root) && index.words.has(term.root) && isSpeech(index.source);
  if (isWe && run.some(({ statement }) => /^(?:we|you|they)\b/i.test(statement.said))) return AROUND.we;
  const count = index.counts.get(term.root) ?? 0;
  const isEverywhere = !term.isVerb && count >= Math.max(LEAST_COUNT, index.units.length * OFTEN);
  return isEverywhere || run.some(({ above }) => has(above)) ? AROUND.heading : 0;
}

/** How well a run of lines has what is asked, from 0 to 1; null if it lacks a word, or has too little itself. */
export function coverageOf(index: Index, run: readonly Line[], asked: AccountQuestion): number | null {
  const { terms, together } = asked;
  const matches = terms.map((term) => ({ term, match: matchAround(index, run, term, asked) }));
  if (matches.some(({ match }) => match === 0)) return null;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const own =
    matches.reduce((sum, { term, match }) => sum + (match > AROUND.heading ? term.weight * match : 0), 0) /
    total;
  if (own < LEAST_OWN) return null;
  const isTogether = run.some((line) =>
    terms.every((term) => !together.includes(term.root) || ownMatch(index, line, term) > 0),
  );
  if (!isTogether) return null;
  return matches.reduce((sum, { term, match }) => sum + term.weight * match, 0) / total;
}

/** Whether a line has all that is asked, itself or in the headings above. */
export function hasAllOf(index: Index, line: Line, asked: AccountQuestion): boolean {
  return coverageOf(index, [line], asked) !== null;
}

/** Whether a sentence begins with some of these roots, or with all of them. */
export function startsWith(said: string, roots: readonly string[], how: 'some' | 'every'): boolean {
  const start = rootsOf(said.split(/\s+/).slice(0, FIRST_WORDS).join(' '), 'en').map(meaningOf);
  return roots.length > 0 && roots[how]((root) => start.includes(root));
}
