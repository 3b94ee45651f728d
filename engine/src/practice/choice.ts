/** Puts a multiple-choice question together. */
import { QUESTION_LIMITS } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { cutAtWord } from '@akada/domain/text/text';
import { fold } from '../words/roots.ts';
import type { Origin } from './material.ts';
import { type Random, shuffled } from './random.ts';

/** Wrong options of a question. */
const MOST_WRONG = 3;

export interface ChoiceParts {
  prompt: string;
  right: string;
  /** The best first; those that are too long or repeat another option are left out. */
  wrong: readonly string[];
  why: string;
  origin: Origin;
  random: Random;
  /** Whether the options stay in the order of their values. */
  isSorted?: boolean;
}

/** @returns null with fewer than two wrong options */
export function choiceOf({
  prompt,
  right,
  wrong,
  why,
  origin,
  random,
  isSorted,
}: ChoiceParts): Question | null {
  const fits = (option: string) => option.length <= QUESTION_LIMITS.option && option.trim() !== '';
  const others: string[] = [];
  for (const option of wrong)
    if (
      others.length < MOST_WRONG &&
      fits(option) &&
      [right, ...others].every((other) => areApart(option, other))
    )
      others.push(option);
  if (
    !fits(right) ||
    others.length < QUESTION_LIMITS.minOptions - 1 ||
    prompt.length > QUESTION_LIMITS.prompt
  )
    return null;
  const options = isSorted
    ? [right, ...others].sort((one, other) => numberIn(one) - numberIn(other))
    : shuffled([right, ...others], random);
  return { kind: 'choice', prompt, options, key: options.indexOf(right), why: oneLine(why), ...origin };
}

const FORMULA = /[=+×÷]/;

/** Whether neither of two options says all that the other one says. */
function areApart(one: string, other: string): boolean {
  const [first, second] = [wordsIn(one), wordsIn(other)];
  if (FORMULA.test(one) || first.size === 0 || second.size === 0) return one.trim() !== other.trim();
  return [...first].some((word) => !second.has(word)) && [...second].some((word) => !first.has(word));
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(fold(text).match(/[\p{L}\p{N}](?:[\p{L}\p{N}.,'-]*[\p{L}\p{N}])?/gu) ?? []);
}

function numberIn(option: string): number {
  const numbers = option.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  return Number(numbers.at(-1) ?? 0);
}

/** An explanation without line breaks, cut to its limit. */
export function oneLine(text: string): string {
  return cutAtWord(text.replace(/\s+/g, ' ').trim(), QUESTION_LIMITS.why);
}
