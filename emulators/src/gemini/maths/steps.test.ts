import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stepsOf } from './steps.ts';

const answerTo = (problem: string) => stepsOf(problem)?.at(-1);

describe('a problem is worked out', () => {
  test.each([
    ['What is 12 × (3 + 4) - 2³?', '**12 × (3 + 4) - 2^3 = 76**'],
    ['15% of 240', '**15/100 × 240 = 36**'],
    ['What is 7 divided by 3?', '**7/3 = 7/3** ≈ 2.333'],
    ['Solve 2x + 6 = 14.', '**x = 4**'],
    ['Solve for x: 3(x − 2) = x + 5', '**x = 5.5**'],
    ['Find x if x/3 + 2 = 5', '**x = 9**'],
    ['3x + 2 = 3x + 5', 'No value makes this true: there is no solution.'],
    ['x² - 5x + 6 = 0', '**x = 3** or **x = 2**'],
    ['x(x - 3) = 10', '**x = 5** or **x = -2**'],
    ['x^2 + 4x + 4 = 0', '**x = -2** (twice)'],
    ['2x² − 4x − 3 = 0', '**x ≈ 2.581** or **x ≈ -0.581**'],
    ['x² + 1 = 0', '**There is no real solution**, because the discriminant is negative.'],
    ['x + y = 5 and x - y = 1', '**x = 3 and y = 2**'],
    ['Solve 2a + 3b = 12, 4a − b = 10', '**a = 3 and b = 2**'],
    ['x + y = 1; 2x + 2y = 2', '**There is no single solution**: the two lines are parallel or the same.'],
  ])('%s', (problem, answer) => {
    expect(answerTo(problem)).toBe(answer);
  });

  test('with every step that leads there', () => {
    expect(stepsOf('Solve 3x + 5 = 20')).toEqual([
      'Write the equation down: 3x + 5 = 20',
      'Take 5 from both sides: 3x = 15',
      'Divide both sides by 3: x = 5',
      'Check: with x = 5 both sides are 20',
      '**x = 5**',
    ]);
  });
});

test.each([
  'why is the sky blue',
  '1/0',
  'x³ = 8',
  'x(x - 1)(x + 1)(x - 2) = 0',
  '1/x = 2',
  '2^x = 8',
  '((((9^64)^64)^64)^64)',
  '9^(9^(9^9))',
  '=',
  '',
])('what it cannot do it leaves: %s', (problem) => {
  expect(stepsOf(problem)).toBeNull();
});

const whole = fc.integer({ min: -50, max: 50 });
const factor = whole.filter((number) => number !== 0);
const signed = (number: number) => (number < 0 ? `- ${-number}` : `+ ${number}`);

test('every linear equation has its root', () => {
  fc.assert(
    fc.property(factor, whole, whole, (a, b, x) => {
      expect(answerTo(`${a}x ${signed(b)} = ${a * x + b}`)).toBe(`**x = ${x}**`);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('every quadratic equation with whole roots has both', () => {
  fc.assert(
    fc.property(whole, whole, (p, q) => {
      const [high, low] = [Math.max(p, q), Math.min(p, q)];
      const expected = p === q ? `**x = ${p}** (twice)` : `**x = ${high}** or **x = ${low}**`;
      expect(answerTo(`x² ${signed(-p - q)}x ${signed(p * q)} = 0`)).toBe(expected);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('every pair of linear equations with one solution has it', () => {
  fc.assert(
    fc.property(factor, factor, factor, factor, whole, whole, (a, b, c, d, x, y) => {
      fc.pre(a * d !== b * c);
      const problem = `${a}x ${signed(b)}y = ${a * x + b * y} and ${c}x ${signed(d)}y = ${c * x + d * y}`;
      expect(answerTo(problem)).toBe(`**x = ${x} and y = ${y}**`);
    }),
    { seed: 5, numRuns: 200 },
  );
});

test('whatever is typed, it ends', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789x+-*/^()=. y²√'), maxLength: 60 }),
      (text) => {
        stepsOf(text);
      },
    ),
    { seed: 5, numRuns: 500 },
  );
});
