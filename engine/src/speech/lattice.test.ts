import { expect, test } from 'vitest';
import { bestPath, likelihoods } from './lattice.ts';

/** Two ways through three places: in one step, or in two. */
const inOne = { from: 0, to: 2, score: Math.log(3) };
const first = { from: 0, to: 1, score: 0 };
const second = { from: 1, to: 2, score: 0 };
const LATTICE = [[], [first], [second, inOne]];

test('the best path has the highest sum of scores', () => {
  expect(bestPath(LATTICE)).toEqual([inOne]);
  expect(bestPath([[], [{ ...first, score: 2 }], [second, inOne]])).toEqual([{ ...first, score: 2 }, second]);
});

test('the likelihood of an arc is the share of the paths that take it', () => {
  const { of, total } = likelihoods(LATTICE);
  expect(of(inOne)).toBeCloseTo(0.75);
  expect(of(first)).toBeCloseTo(0.25);
  expect(total).toBeCloseTo(Math.log(4));
});
