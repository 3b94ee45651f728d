import { haveSameValues } from '../maths/evaluate.ts';
import { binary, type Expression, symbolsOf } from '../maths/expression.ts';
import { isWhole, ONE } from '../maths/number.ts';
import {
  constant,
  degree,
  fromPolynomial,
  isSamePolynomial,
  multiply,
  type Polynomial,
  printPolynomial,
  toPolynomial,
} from '../maths/polynomial.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import { factorise } from './factors.ts';

/**
 * Writes an expression as a product.
 *
 * @throws CannotSolve when it isn't a polynomial with whole numbers, or some factors may be missing
 */
export function solveFactorise(expression: Expression): Solution {
  const polynomial = toPolynomial(expression);
  if (!polynomial || degree(polynomial) === 0 || ![...polynomial.values()].every(isWhole)) {
    throw new CannotSolve('I can only factorise expressions with letters and whole numbers.');
  }
  const shown = printExpression(expression);
  const ordered = printPolynomial(polynomial);
  const steps = [`Write the expression: ${shown}`];
  if (ordered !== shown) steps.push(`Collect like terms, the highest power first: ${ordered}`);
  const { front, factors } = factorise(polynomial, steps);
  const product = factors.reduce<Polynomial>((result, factor) => multiply(result, factor), front);
  const asExpression = factors.reduce<Expression>(
    (result, factor) => binary('*', result, fromPolynomial(factor)),
    fromPolynomial(front),
  );
  if (
    !isSamePolynomial(product, polynomial) ||
    !haveSameValues(expression, asExpression, symbolsOf(expression))
  ) {
    throw new CannotSolve("I couldn't confirm the result.");
  }
  const isPrime = factors.length <= 1 && isSamePolynomial(front, constant(ONE));
  return {
    family: 'factorise and expand',
    given: [shown],
    asked: 'the expression as a product of factors',
    hint: hintFor(polynomial, front),
    steps,
    answer: isPrime ? 'cannot be factorised with whole numbers' : writeProduct(front, factors),
    check: isPrime
      ? "It can't be divided by any simpler expression with whole numbers."
      : `Multiplied out, the factors give ${ordered} again.`,
  };
}

function hintFor(polynomial: Polynomial, front: Polynomial): string {
  if (!isSamePolynomial(front, constant(ONE)))
    return 'Look for a number or letter that divides every term, and take it out first.';
  if (polynomial.size === 2) return 'Look for two squares or two cubes.';
  if (polynomial.size === 4) return 'Group the terms in pairs that share a bracket.';
  return 'Find two numbers whose product is the first number times the last, and whose sum is the middle number.';
}

function writeProduct(front: Polynomial, factors: readonly Polynomial[]): string {
  const texts = factors.map((factor) => `(${printPolynomial(factor)})`);
  const powers = [...new Set(texts)].map((text) => {
    const count = texts.filter((other) => other === text).length;
    return count === 1 ? text : `${text}${count === 2 ? '²' : count === 3 ? '³' : `^${count}`}`;
  });
  const lead = isSamePolynomial(front, constant(ONE)) ? '' : printPolynomial(front);
  return `${lead === '−1' ? '−' : lead}${powers.join('')}`;
}
