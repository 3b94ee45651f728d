/** Whole-number coefficients and rational roots. */
import { commonFactor } from '../maths/equation.ts';
import { exactRoot, type Fraction, isWhole } from '../maths/number.ts';

/** ax² + bx + c. */
export interface Quadratic {
  a: Fraction;
  b: Fraction;
  c: Fraction;
}

export function discriminantOf({ a, b, c }: Quadratic): Fraction {
  return b.mul(b).sub(a.mul(c).mul(4));
}

/** The quadratic with whole coefficients in lowest terms and a positive first one, and the number it was divided by. */
export function primitive({ a, b, c }: Quadratic): { quadratic: Quadratic; divisor: Fraction } {
  const size = commonFactor([a, b, c]);
  const divisor = a.s < 0n ? size.neg() : size;
  return { quadratic: { a: a.div(divisor), b: b.div(divisor), c: c.div(divisor) }, divisor };
}

/** The two numbers whose product is ac and whose sum is b, if they are whole; the one with the larger size first. */
export function splitMiddle({ a, b, c }: Quadratic): [Fraction, Fraction] | null {
  const root = exactRoot(discriminantOf({ a, b, c }));
  if (!root) return null;
  const [one, other] = [b.add(root).div(2), b.sub(root).div(2)];
  if (!isWhole(one) || !isWhole(other)) return null;
  return one.abs().gte(other.abs()) ? [one, other] : [other, one];
}

/** The linear factors (px + q)(rx + s) of a quadratic with whole coefficients in lowest terms; null when irreducible. */
export function linearFactors(quadratic: Quadratic): [[Fraction, Fraction], [Fraction, Fraction]] | null {
  const split = splitMiddle(quadratic);
  if (!split) return null;
  const { a } = quadratic;
  const [m, n] = split;
  // ax² + mx + nx + c = p·x(rx + s) + q(rx + s)
  const p = commonFactor([a, m]);
  const [r, s] = [a.div(p), m.div(p)];
  return [
    [p, n.div(r)],
    [r, s],
  ];
}
