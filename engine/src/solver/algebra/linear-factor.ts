import { Fraction, gcd, showExact, ZERO } from '../maths/number.ts';
import {
  coefficients,
  degree,
  fromCoefficients,
  lettersOf,
  type Polynomial,
  printPolynomial,
} from '../maths/polynomial.ts';
import { CannotSolve } from '../solution.ts';
import { bracketed, UNSURE } from './factor-rules.ts';

/** Takes out x − r for a whole or fractional root r. */
export function takeLinearFactor(of: Polynomial, steps: string[]): Polynomial[] | null {
  const [letter, more] = lettersOf(of);
  if (letter === undefined || more !== undefined) return null;
  const factors = coefficients(of, letter);
  const root = rationalRoot(factors);
  if (!root) {
    if (degree(of) === 3) return [of];
    return null;
  }
  const quotient: Fraction[] = [];
  let carry = ZERO;
  for (const factor of [...factors].reverse()) {
    carry = factor.add(carry.mul(root));
    quotient.unshift(carry);
  }
  const rest = fromCoefficients(
    quotient.slice(1).map((value) => value.div(new Fraction(root.d))),
    letter,
  );
  const linear = fromCoefficients([root.neg().mul(new Fraction(root.d)), new Fraction(root.d)], letter);
  const result = [linear, rest];
  steps.push(
    `The expression is 0 at ${letter} = ${showExact(root)}, so ${printPolynomial(linear)} is a factor: ${bracketed(result)}`,
  );
  return result;
}

/** Roots are only searched among divisors of numbers up to this size. */
const MAX_SEARCH = 2_000n;

function rationalRoot(factors: readonly Fraction[]): Fraction | null {
  const [lowest, highest] = [factors[0]?.n ?? 0n, factors.at(-1)?.n ?? 1n];
  if (lowest > MAX_SEARCH || highest > MAX_SEARCH) throw new CannotSolve(UNSURE);
  for (let top = 1n; top <= lowest; top += 1n) {
    for (let bottom = 1n; bottom <= highest; bottom += 1n) {
      if (lowest % top !== 0n || highest % bottom !== 0n || gcd(top, bottom) !== 1n) continue;
      for (const root of [new Fraction(top, bottom), new Fraction(-top, bottom)]) {
        const value = [...factors].reverse().reduce((sum, factor) => sum.mul(root).add(factor), ZERO);
        if (value.equals(0)) return root;
      }
    }
  }
  return null;
}
