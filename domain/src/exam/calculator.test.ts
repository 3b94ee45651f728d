import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALCULATOR_MAX_LENGTH, calculate, formatResult } from './calculator.ts';

describe('the calculator', () => {
  it.each([
    ['2+3×4', 14],
    ['(2+3)×4', 20],
    ['10−4−3', 3],
    ['100÷5÷2', 10],
    ['2*3/4-1', 0.5],
    ['2^3^2', 512],
    ['−2²', -4],
    ['(−2)²', 4],
    ['2^−1', 0.5],
    ['3×−2', -6],
    ['√16+√(9+16)', 9],
    ['√4²', 4],
    ['200×15%', 30],
    ['2π', 2 * Math.PI],
    ['3(4+5)', 27],
    ['(1+2', 3],
    ['.5+1.', 1.5],
    [' 1 + 1 ', 2],
  ])('calculates %s', (expression, value) => {
    expect(calculate(expression)).toBeCloseTo(value, 12);
  });

  it.each([
    '',
    '2+',
    '×3',
    '1÷0',
    '0÷0',
    '√(−1)',
    '2 3 4)',
    '1..2',
    ')(',
    '()',
    '10^400',
    '2+alert(1)',
    'constructor',
  ])('has no value for %j', (expression) => {
    expect(calculate(expression)).toBeNull();
  });

  it('does not calculate what is too long', () => {
    expect(calculate('1'.padEnd(CALCULATOR_MAX_LENGTH, '0'))).not.toBeNull();
    expect(calculate('1'.padEnd(CALCULATOR_MAX_LENGTH + 1, '0'))).toBeNull();
  });

  it('agrees with JavaScript on sums and products of whole numbers', () => {
    const number = fc.integer({ min: 0, max: 999 });
    const rest = fc.array(fc.tuple(fc.constantFrom('+', '-', '*'), number), { maxLength: 8 });
    fc.assert(
      fc.property(number, rest, (first, others) => {
        const products = [[first]];
        for (const [sign, value] of others) {
          if (sign === '*') products.at(-1)?.push(value);
          else products.push(sign === '-' ? [-1, value] : [value]);
        }
        const expected = products
          .map((factors) => factors.reduce((product, factor) => product * factor, 1))
          .reduce((sum, product) => sum + product, 0);
        const expression = others.reduce((text, [sign, value]) => `${text}${sign}${value}`, `${first}`);
        expect(calculate(expression)).toBe(expected);
      }),
      { seed: 19 },
    );
  });

  it('never throws and never returns what is not a finite number', () => {
    const key = fc.constantFrom(...'0123456789.+−×÷^²%√π()');
    fc.assert(
      fc.property(fc.array(key, { maxLength: CALCULATOR_MAX_LENGTH }), (keys) => {
        const value = calculate(keys.join(''));
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
      { seed: 19, numRuns: 2_000 },
    );
  });
});

it.each([
  [0.1 + 0.2, '0.3'],
  [-5, '−5'],
  [-0, '0'],
  [1 / 3, '0.333333333333'],
  [2 ** 80, '1.20892581961×10^24'],
  [1e-9, '1×10^−9'],
])('shows %d as %s', (value, text) => {
  expect(formatResult(value)).toBe(text);
});
