import { expect, test } from 'vitest';
import { isPayablePractice } from './paid-practice.ts';
import type { Question } from './schemas.ts';

const STORED = new Date('2026-03-05T09:00:00.000Z');
const QUESTIONS = Array.from(
  { length: 12 },
  (_, index): Question => ({
    ...{ kind: 'true_false', key: true, prompt: `Claim ${index}`, why: 'It is.', source: 'It is so.' },
  }),
);
/** An attempt at the first questions that took so many seconds, submitted a while before it was stored. */
const isPaid = (answered: number, seconds: number, change: { answer?: string; age?: number } = {}) => {
  const { answer = 'false', age = 0 } = change;
  const submitted_at = new Date(STORED.getTime() - age);
  const answers = Object.fromEntries(Array.from({ length: answered }, (_, index) => [`${index}`, answer]));
  const started_at = new Date(submitted_at.getTime() - seconds * 1_000);
  return isPayablePractice({ answers, started_at, submitted_at }, QUESTIONS, STORED);
};

test('an attempt earns points from 10 answered questions on, right or wrong', () => {
  expect([isPaid(9, 600), isPaid(10, 600), isPaid(12, 600)]).toEqual([false, true, true]);
  expect(isPaid(12, 600, { answer: 'true' })).toBe(true);
});

test('an attempt earns nothing with answers that are none, or to questions that the set lacks', () => {
  expect(isPaid(12, 600, { answer: 'perhaps' })).toBe(false);
  const answers = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index + 100}`, 'true']));
  const times = { started_at: new Date(STORED.getTime() - 600_000), submitted_at: STORED };
  expect(isPayablePractice({ answers, ...times }, QUESTIONS, STORED)).toBe(false);
});

test('an attempt earns nothing faster than a question in 3 seconds', () => {
  expect([isPaid(10, 30), isPaid(10, 29.9), isPaid(12, 30), isPaid(10, -60)]).toEqual([
    ...[true, false, false, false],
  ]);
});

test('an attempt earns nothing before it is submitted, in the future, or after 7 days', () => {
  const day = 24 * 3_600_000;
  expect([isPaid(10, 60, { age: 7 * day }), isPaid(10, 60, { age: 7 * day + 1 })]).toEqual([true, false]);
  expect([isPaid(10, 60, { age: -5 * 60_000 }), isPaid(10, 60, { age: -6 * 60_000 })]).toEqual([true, false]);
  const open = { answers: { 0: 'true' }, started_at: STORED, submitted_at: null };
  expect(isPayablePractice(open, QUESTIONS, STORED)).toBe(false);
});
