/** Splits polynomials with whole coefficients into factors that can't be split further. */
import { isWhole, ONE } from '../maths/number.ts';
import { constant, degree, isSamePolynomial, type Polynomial, printPolynomial } from '../maths/polynomial.ts';
import { CannotSolve } from '../solution.ts';
import { commonTerm, divideByTerm } from './common-term.ts';
import { grouped, quadratic, twoTerms, UNSURE } from './factor-rules.ts';
import { takeLinearFactor } from './linear-factor.ts';

/** A number or single term in front, and the factors with two or more terms. */
export interface Factors {
  front: Polynomial;
  factors: readonly Polynomial[];
}

/**
 * @param steps receives a line for each step
 * @throws CannotSolve when some factors may be missing
 */
export function factorise(polynomial: Polynomial, steps: string[]): Factors {
  const front = commonTerm(polynomial);
  const inner = divideByTerm(polynomial, front);
  const isBare = isSamePolynomial(front, constant(ONE));
  if (!isBare && inner.size > 1) {
    steps.push(
      `Take out the common factor ${printPolynomial(front)}: ${printPolynomial(front)}(${printPolynomial(inner)})`,
    );
  }
  return { front, factors: inner.size === 1 ? [] : split(inner, steps) };
}

function split(of: Polynomial, steps: string[]): Polynomial[] {
  if (![...of.values()].every(isWhole)) throw new CannotSolve(UNSURE);
  if (degree(of) <= 1) return [of];
  const found =
    twoTerms(of, steps) ?? quadratic(of, steps) ?? takeLinearFactor(of, steps) ?? grouped(of, steps);
  if (!found) throw new CannotSolve(UNSURE);
  return found.length === 1 ? found : found.flatMap((factor) => split(factor, steps));
}
