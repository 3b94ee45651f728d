import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { derive } from './derive.ts';
import { haveSameValues } from './evaluate.ts';
import { binary, call, type Expression, number, symbol } from './expression.ts';
import { antiderivative } from './integrate.ts';
import { simplify } from './simplify.ts';

const SEED = { seed: 18, numRuns: 300 };
const x = symbol('x');

/** Short formulas in x. */
const formulas: fc.Arbitrary<Expression> = fc.letrec<{ formula: Expression }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.integer({ min: -5, max: 5 }).map((value) => number(value)),
    fc.constant(x),
    fc
      .tuple(fc.constantFrom('+' as const, '-' as const, '*' as const), tie('formula'), tie('formula'))
      .map(([sign, a, b]) => binary(sign, a, b)),
    fc
      .tuple(tie('formula'), fc.integer({ min: 0, max: 3 }))
      .map(([a, power]) => binary('^', a, number(power))),
    fc
      .tuple(fc.constantFrom('sin' as const, 'cos' as const), tie('formula'))
      .map(([name, a]) => call(name, a)),
  ),
})).formula;

test('simplifying a formula preserves its values', () => {
  fc.assert(
    fc.property(formulas, (formula) => {
      fc.pre(haveSameValues(formula, formula, ['x']));
      expect(haveSameValues(formula, simplify(formula), ['x'], 1e-7)).toBe(true);
    }),
    SEED,
  );
});

test('the derivative of an integral is the original polynomial', () => {
  const terms = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(terms, (factors) => {
      const sum = factors.reduce<Expression>(
        (total, factor, power) =>
          binary('+', total, binary('*', number(factor), binary('^', x, number(power)))),
        number(1),
      );
      const integral = antiderivative(sum, 'x', []);
      expect(integral && haveSameValues(derive(integral, 'x'), sum, ['x'])).toBe(true);
    }),
    SEED,
  );
});

test.each([
  ['a product', binary('*', x, call('exp', x))],
  ['a function of a square', call('sin', binary('^', x, number(2)))],
])('gives up on the integral of %s', (_, formula) => {
  expect(antiderivative(formula, 'x', [])).toBeNull();
});
