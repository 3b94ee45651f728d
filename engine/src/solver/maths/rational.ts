/** Equations with letters in a denominator. */
import type { Equation } from './equation.ts';
import type { Expression } from './expression.ts';
import { ONE } from './number.ts';
import {
  add,
  constant,
  fromPolynomial,
  multiply,
  type Polynomial,
  scale,
  subtract,
  toPolynomial,
} from './polynomial.ts';
import { simplify } from './simplify.ts';

interface Quotient {
  top: Polynomial;
  bottom: Polynomial;
}

function quotientOf(expression: Expression): Quotient | null {
  const whole = toPolynomial(expression);
  if (whole) return { top: whole, bottom: constant(ONE) };
  if (expression.kind === 'negate') {
    const inner = quotientOf(expression.of);
    return inner && { ...inner, top: scale(inner.top, ONE.neg()) };
  }
  if (expression.kind !== 'binary' || expression.operator === '^') return null;
  const [left, right] = [quotientOf(expression.left), quotientOf(expression.right)];
  if (!left || !right) return null;
  if (expression.operator === '*')
    return { top: multiply(left.top, right.top), bottom: multiply(left.bottom, right.bottom) };
  if (expression.operator === '/')
    return { top: multiply(left.top, right.bottom), bottom: multiply(left.bottom, right.top) };
  const combine = expression.operator === '+' ? add : subtract;
  return {
    top: combine(multiply(left.top, right.bottom), multiply(right.top, left.bottom)),
    bottom: multiply(left.bottom, right.bottom),
  };
}

/**
 * The equation without fractions, multiplied by every denominator. Its roots may make a denominator 0, so each one must
 * be checked in the original equation.
 *
 * @returns null when a side isn't a quotient of polynomials
 */
export function withoutFractions({
  left,
  relation,
  right,
}: Equation): { equation: Equation; by: readonly Polynomial[] } | null {
  try {
    const [one, other] = [quotientOf(left), quotientOf(right)];
    if (!one || !other || relation !== '=') return null;
    return {
      equation: {
        left: simplify(fromPolynomial(multiply(one.top, other.bottom))),
        relation,
        right: simplify(fromPolynomial(multiply(other.top, one.bottom))),
      },
      by: [one.bottom, other.bottom],
    };
  } catch {
    // The polynomial has too many terms, or too high a power.
    return null;
  }
}
