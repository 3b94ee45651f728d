import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { solve } from '../solve.ts';

test.each([
  ['Find the mode of 2, 2, 3, 3, 4', 'mode = 2 and 3'],
  ['Find the mode of 1, 2, 3', 'mode = none'],
  ['Find the median of 9, 1, 5, 3', 'median = 4'],
  ['Find the range of −3, 4, 10', 'range = 13'],
  ['Find the mean of 1, 2, 4', 'mean = 7/3 ≈ 2.333'],
  ['Find the variance of the sample 1, 2, 3', 'variance = 1 (sample, divided by n − 1)'],
  ['x: 1, 2, 3; f: 1, 1, 2. Find the mean.', 'mean = 2.25'],
])('%s', (problem, answer) => {
  expect(solve(problem)?.answer).toBe(answer);
});

test.each([
  'Find the mean of 5 numbers 1, 2, 3',
  'Find the mean of 1, 2, 3 and 4, 5, 6 together',
  'x: 1, 2, 3; f: 1, 2. Find the mean.',
  'Find the mean of 100,200,300',
  'Find the weighted mean of 1, 2, 3',
])('refuses: %s', (problem) => {
  expect(solve(problem)).toBeNull();
});

test('the mean is between the smallest and the largest number', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 3, maxLength: 8 }), (numbers) => {
      const answer = solve(`Find the mean of ${numbers.join(', ')}`)?.answer ?? '';
      const value = Number(/([−\d.]+)$/.exec(answer)?.[1]?.replace('−', '-'));
      expect(value).toBeGreaterThanOrEqual(Math.min(...numbers) - 0.01);
      expect(value).toBeLessThanOrEqual(Math.max(...numbers) + 0.01);
    }),
    { seed: 18, numRuns: 30 },
  );
});
