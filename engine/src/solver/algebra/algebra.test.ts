import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve, solveOrExplain } from '../solve.ts';

const SEED = { seed: 18, numRuns: 60 };
const small = fc.integer({ min: -9, max: 9 });
const positive = fc.integer({ min: 1, max: 9 });

function answerTo(problem: string): string {
  return solve(problem)?.answer ?? '';
}

describe('equations made from their solutions', () => {
  test('are solved when they are linear', () => {
    fc.assert(
      fc.property(small, small, small, small, (x, a, b, c) => {
        fc.pre(a !== c);
        const right = a * x + b - c * x;
        expect(answerTo(`Solve ${a}x + (${b}) = ${c}x + (${right})`)).toBe(`x = ${x}`.replace('-', '−'));
      }),
      SEED,
    );
  });

  test('are solved when they are quadratic', () => {
    fc.assert(
      fc.property(small, small, positive, (one, other, a) => {
        const answer = answerTo(`Solve ${a}x² + (${-a * (one + other)})x + (${a * one * other}) = 0`);
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const expected = low === high ? `x = ${low} (twice)` : `x = ${low} or x = ${high}`;
        expect(answer).toBe(expected.replaceAll('-', '−'));
      }),
      SEED,
    );
  });

  test('are solved when they are simultaneous', () => {
    fc.assert(
      fc.property(small, small, small, small, small, small, (x, y, a, b, c, d) => {
        fc.pre(a * d !== b * c && (a !== 0 || c !== 0));
        const problem = `Solve ${a}x + (${b})y = ${a * x + b * y} and ${c}x + (${d})y = ${c * x + d * y}`;
        expect(answerTo(problem)).toBe(`x = ${x}, y = ${y}`.replaceAll('-', '−'));
      }),
      SEED,
    );
  });
});

test('an expanded product is factorised into the original number of factors', () => {
  fc.assert(
    fc.property(positive, small, positive, small, (a, b, c, d) => {
      fc.pre(b !== 0 && d !== 0);
      const expanded = answerTo(`Expand (${a}x + (${b}))(${c}x + (${d}))`);
      const factors = answerTo(`Factorise ${expanded}`);
      expect(factors).toMatch(/^−?\d*\([^()]+\)(?:²|\([^()]+\))$/);
      expect(answerTo(`Expand ${factors}`)).toBe(expanded);
    }),
    { ...SEED, numRuns: 25 },
  );
});

describe('the direction of an inequality', () => {
  test.each([
    ['−2x < 6', 'x > −3'],
    ['2x < 6', 'x < 3'],
    ['5 ≥ −x', 'x ≥ −5'],
    ['−x² + 9 ≥ 0', '−3 ≤ x ≤ 3'],
    ['x² ≥ 0', 'every value of x'],
    ['x² < 0', 'no solution'],
    ['7 ≥ 1 − 2x > −3', '−3 ≤ x < 2'],
  ])('is correct for %s', (problem, answer) => {
    expect(answerTo(problem)).toBe(answer);
  });
});

describe('a requested method', () => {
  test('is used for a quadratic equation', () => {
    const steps = (method: string) => solve(`Solve x² + 6x + 5 = 0 ${method}`)?.steps.join('\n');
    expect(steps('by completing the square')).toContain('Write the left side as a square: (x + 3)² = 4');
    expect(steps('using the quadratic formula')).toContain('Calculate the discriminant');
    expect(steps('by factorisation')).toContain('Factorise: (x + 1)(x + 5) = 0');
  });

  test("isn't replaced by another if it doesn't work", () => {
    expect(solveOrExplain('Solve x² + x − 1 = 0 by factorisation')).toEqual({
      refusal: expect.stringContaining('no whole-number factors'),
    });
  });
});

test.each(['5/0', '1/(2 − 2)', '√(−4)'])('the refusal of %s says that it has no value', (problem) => {
  expect(solveOrExplain(problem)).toEqual({ refusal: expect.stringMatching(/no value: it divides by 0/) });
});

test('the refusal of a problem that is not understood says how to write it', () => {
  expect(solveOrExplain('asdf qwer')).toEqual({
    refusal: expect.stringContaining('Write it as an equation'),
  });
});

test('a hint does not give the answer away', () => {
  for (const problem of [
    'Solve 3x + 5 = 20',
    'Solve x² − 5x + 6 = 0',
    'Factorise x² + 5x + 6',
    '2 + 3 × 4',
  ]) {
    const solution = solve(problem);
    expect(solution?.hint).not.toContain(solution?.answer);
    expect(solution?.hint.length).toBeGreaterThan(40);
  }
});

test.each([
  ['3x + 5 = 20', '3x+5=20, find x'],
  ['Factorise x^2+5x+6', 'factorize x²＋5x+6'.replace('＋', '+')],
  ['Solve 2(x-3) = 4x+1', 'Solve for x: 2(x−3)=4x+1'],
])('gives the same answer to "%s" and "%s"', (one, other) => {
  expect(answerTo(one)).toBe(answerTo(other));
  expect(answerTo(one)).not.toBe('');
});

test.each([
  ['3/5 ÷ 9/10', '2/3 ≈ 0.6667'],
  ['2 × 8/2^2', '4'],
  ['12 ÷ 3 × 2', '8'],
  ['2½ × 1⅓', '10/3 ≈ 3.333'],
  ['√2 × √3 + 1', '1 + √6'],
])('evaluates %s', (problem, answer) => {
  expect(answerTo(problem)).toBe(answer);
});

test.each(['2 / 3/4 × 5', '6 ÷ 2(1 + 2)', '1/2x = 4', '2x3 + 5x = 7', '4^1/2'])('refuses %s', (problem) => {
  expect(solve(problem)).toBeNull();
});
