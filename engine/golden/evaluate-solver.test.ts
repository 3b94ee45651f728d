import { describe, expect, test } from 'vitest';
import { solve, solveOrExplain } from '../src/solver/solve.ts';
import { evaluateSolver } from './evaluate-solver.ts';
import { TRAPS } from './problems/traps.ts';

const { rows, answeredTraps, wrongProblems } = evaluateSolver();
const total = rows.reduce((sum, { right, refused, wrong }) => sum + right + refused + wrong, 0);

describe('the solver on the golden problems', () => {
  test('gets at least 80 percent right', () => {
    expect(total).toBeGreaterThanOrEqual(80);
    expect(rows.reduce((sum, { right }) => sum + right, 0)).toBeGreaterThanOrEqual(0.8 * total);
  });

  test.each(rows)('gets at least half of $family right', ({ right, refused, wrong }) => {
    expect(right).toBeGreaterThanOrEqual((right + refused + wrong) / 2);
  });

  test('gets none wrong', () => {
    expect(wrongProblems).toEqual([]);
  });

  test('refuses every trap', () => {
    expect(TRAPS.length).toBeGreaterThanOrEqual(25);
    expect(answeredTraps).toEqual([]);
  });
});

test.each(TRAPS)('gives a reason for refusing: $trap', ({ problem }) => {
  const outcome = solveOrExplain(problem);
  expect(outcome).toHaveProperty('refusal', expect.stringMatching(/^[A-Z].{20,}[.?]$/));
});

test('never adds coefficients instead of factorising', () => {
  expect(solve('Factorise x²+5x+6')?.answer).toBe('(x + 2)(x + 3)');
});
