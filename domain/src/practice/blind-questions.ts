/** What the model's second pass sees of a question, and whether its answer is the key. */
import { markAnswer } from './marking.ts';
import { isSameNoun, wordsOf } from './normalize.ts';
import type { Question } from './schemas.ts';

/** A question without its key, its explanation and the sentence that it was made from. */
export type BlindQuestion =
  | { kind: 'choice'; prompt: string; options: readonly string[] }
  | { kind: 'true_false' | 'cloze' | 'short'; prompt: string }
  | { kind: 'match'; prompt: string; left: readonly string[]; right: readonly string[] };

/** The right sides of a matching question are sorted: their order in the question is its key. */
export function toBlindQuestion(question: Question): BlindQuestion {
  const { kind, prompt } = question;
  switch (kind) {
    case 'choice':
      return { kind, prompt, options: question.options };
    case 'match': {
      const left = question.pairs.map((pair) => pair.left);
      return { kind, prompt, left, right: question.pairs.map(({ right }) => right).sort() };
    }
    default:
      return { kind, prompt };
  }
}

/**
 * Whether an answer to a blind question is the key.
 *
 * @param answer the chosen option; 'true' or 'false'; what belongs in the gap; the right side for each left one, in order;
 *   or what a full short answer says. Empty if the passages don't say
 */
export function isKey(question: Question, answer: readonly string[]): boolean {
  const [first = ''] = answer;
  switch (question.kind) {
    case 'choice':
      return isSame(first, question.options[question.key]);
    case 'true_false':
      return isSame(first, String(question.key));
    case 'cloze':
      return first.trim() !== '' && markAnswer(question, first) === true;
    case 'match':
      return question.pairs.every(({ right }, index) => isSame(answer[index] ?? '', right));
    case 'short':
      return question.points.every((point) => saysPoint(answer.join('\n'), point));
  }
}

function isSame(one: string, other: string | undefined): boolean {
  return one.trim().toLowerCase() === other?.trim().toLowerCase();
}

/** An answer that says a point has this share of its words. */
const LEAST_SHARE = 0.5;
/** Shorter words, such as 'is' and 'of', are in any answer. */
const LEAST_LETTERS = 4;

function saysPoint(answer: string, point: string): boolean {
  const said = wordsOf(answer);
  const all = wordsOf(point);
  const long = all.filter((word) => word.length >= LEAST_LETTERS || /\d/.test(word));
  const wanted = long.length > 0 ? long : all;
  const found = wanted.filter((word) => said.some((other) => isSameNoun(word, other)));
  return wanted.length > 0 && found.length >= wanted.length * LEAST_SHARE;
}
