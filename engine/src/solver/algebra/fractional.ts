import { type Equation, printEquation } from '../maths/equation.ts';
import { isClose, numericValue } from '../maths/evaluate.ts';
import { type NumberStyle, ZERO } from '../maths/number.ts';
import {
  coefficients,
  degree,
  type Polynomial,
  printPolynomial,
  subtract,
  toPolynomial,
} from '../maths/polynomial.ts';
import { withoutFractions } from '../maths/rational.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import { solveLinear } from './linear.ts';
import { solveQuadratic } from './quadratic.ts';
import { realRoots } from './quadratic-methods.ts';

/**
 * Solves an equation with the letter in a denominator.
 *
 * @throws CannotSolve when it isn't linear or quadratic without fractions, or a root makes a denominator 0
 */
export function solveFractional(equation: Equation, letter: string, style: NumberStyle): Solution {
  const cleared = withoutFractions(equation);
  const [left, right] = cleared
    ? [toPolynomial(cleared.equation.left), toPolynomial(cleared.equation.right)]
    : [];
  if (!cleared || !left || !right)
    throw new CannotSolve("I can't solve an equation with a root or a function of the letter.");
  const zero = subtract(left, right);
  if (degree(zero) < 1 || degree(zero) > 2)
    throw new CannotSolve("This doesn't lead to a linear or quadratic equation.");
  const solution =
    degree(zero) === 2
      ? solveQuadratic(cleared.equation, letter, style, new Set())
      : solveLinear(cleared.equation, letter, style);
  for (const root of rootsOf(zero, letter)) {
    const [one, other] = [equation.left, equation.right].map((side) =>
      numericValue(side, { [letter]: root }),
    );
    if (one === undefined || other === undefined || !isClose(one, other, 1e-7)) {
      throw new CannotSolve('One of the values makes a denominator 0, so I stopped there.');
    }
  }
  const by = cleared.by.filter((denominator) => degree(denominator) > 0 || !denominator.get('')?.equals(1));
  const shown = printEquation(equation, style);
  const [, ...rest] = solution.steps;
  return {
    ...solution,
    given: [shown],
    hint: `Multiply both sides by the denominators, and solve the equation without fractions. A value that makes a denominator 0 isn't a solution.`,
    steps: [
      `Write the equation: ${shown}`,
      `Multiply both sides by ${by.map((denominator) => `(${printPolynomial(denominator, style)})`).join('')}: ${printEquation(cleared.equation, style)}`,
      ...rest,
    ],
    check: `Substituted into ${shown}, the result makes both sides equal, and no denominator is 0.`,
  };
}

function rootsOf(zero: Polynomial, letter: string): readonly number[] {
  const [c = ZERO, b = ZERO, a] = coefficients(zero, letter);
  return a ? realRoots({ a, b, c }) : [c.neg().div(b).valueOf()];
}
