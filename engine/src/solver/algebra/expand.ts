import { haveSameValues } from '../maths/evaluate.ts';
import { type Expression, symbolsOf } from '../maths/expression.ts';
import type { NumberStyle } from '../maths/number.ts';
import {
  fromPolynomial,
  multiply,
  type Polynomial,
  printPolynomial,
  sortedTerms,
  toPolynomial,
} from '../maths/polynomial.ts';
import { printExpression } from '../maths/print.ts';
import { CannotSolve, type Solution } from '../solution.ts';

/**
 * Multiplies out brackets and collects like terms.
 *
 * @throws CannotSolve when the formula isn't a polynomial
 */
export function expand(expression: Expression, style: NumberStyle): Solution {
  const result = toPolynomial(expression);
  const letters = symbolsOf(expression);
  if (!result || letters.length === 0)
    throw new CannotSolve("I can't expand or simplify expressions with letters in a denominator.");
  const shown = printExpression(expression, style);
  const steps = [`Write the expression: ${shown}`, ...bracketSteps(expression, style)];
  const answer = printPolynomial(result, style);
  steps.push(`Collect like terms: ${answer}`);
  if (!haveSameValues(expression, fromPolynomial(result), letters))
    throw new CannotSolve("I couldn't confirm the result.");
  return {
    family: 'factorise and expand',
    given: [shown],
    asked: 'the expression without brackets, simplified',
    hint: 'Multiply every term in one bracket by every term in the other, then collect like terms.',
    steps,
    answer,
    check: 'Both expressions have the same value for several values of the letters.',
  };
}

/** The products of each bracket before like terms are collected. */
function bracketSteps(expression: Expression, style: NumberStyle): string[] {
  if (expression.kind === 'negate') return bracketSteps(expression.of, style);
  if (expression.kind !== 'binary') return [];
  const { operator, left, right } = expression;
  if (operator === '+' || operator === '-')
    return [...bracketSteps(left, style), ...bracketSteps(right, style)];
  if (operator === '^') {
    const base = toPolynomial(left);
    if (!base || base.size < 2 || right.kind !== 'number') return [];
    if (!right.value.equals(2))
      return [
        `Multiply out: ${printExpression(expression, style)} = ${printPolynomial(toPolynomial(expression) ?? base, style)}`,
      ];
    return [
      `Write the square as a product and multiply out: ${printExpression(expression, style)} = ${products(base, base, style)}`,
    ];
  }
  if (operator !== '*') return [];
  const [one, other] = [toPolynomial(left), toPolynomial(right)];
  if (!one || !other || (one.size < 2 && other.size < 2)) return [];
  return [
    ...bracketSteps(left, style),
    ...bracketSteps(right, style),
    `Multiply out: ${printExpression(expression, style)} = ${products(one, other, style)}`,
  ];
}

/** Every term of one times every term of the other; like terms aren't collected. */
function products(one: Polynomial, other: Polynomial, style: NumberStyle): string {
  const terms = sortedTerms(one).flatMap((left) =>
    sortedTerms(other).map((right) => printPolynomial(multiply(new Map([left]), new Map([right])), style)),
  );
  return terms.join(' + ').replace(/\+ −/g, '− ');
}
