import { expect, test } from 'vitest';
import { DIGITS, digitOf, placeOf, SIZE, STEP, weigh } from './weigh.ts';
import { WEIGHTS } from './weights.ts';

test('there is a weight for every place', () => {
  expect(WEIGHTS).toHaveLength(SIZE);
});

test('features sum up to the weights that were stored for them', () => {
  const weights = ['bias', 'segment'].map((feature) => DIGITS.indexOf(WEIGHTS.charAt(placeOf(feature))) - 32);
  expect(weigh(['bias', 'segment'])).toBeCloseTo(weights.reduce((sum, weight) => sum + weight, 0) * STEP);
});

test('a weight outside the range gets the last digit', () => {
  expect(digitOf(99)).toBe(DIGITS.at(-1));
  expect(digitOf(-99)).toBe(DIGITS[0]);
  expect(digitOf(0)).toBe(DIGITS[32]);
});
