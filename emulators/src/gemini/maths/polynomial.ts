/** The coefficients of a formula that is linear or quadratic, found by asking for its values. */
import { type Fraction, fraction, type MathNode, valueAt } from './exact.ts';

/** ax² + bx + c. */
export interface Quadratic {
  a: Fraction;
  b: Fraction;
  c: Fraction;
}

/** px + qy + c. */
export interface Linear {
  p: Fraction;
  q: Fraction;
  c: Fraction;
}

/** Places at which a formula that is no such polynomial would give itself away. */
const PROBES = [2, -3, 5, 7, 11];

/** Null when the formula is of another kind, with a higher power or a letter under a line. */
export function quadraticOf(node: MathNode, letter: string): Quadratic | null {
  const at = (x: number) => valueAt(node, { [letter]: fraction(x) });
  try {
    const c = at(0);
    const [plus, minus] = [at(1), at(-1)];
    const a = plus.add(minus).div(2).sub(c);
    const b = plus.sub(minus).div(2);
    return PROBES.every((x) => at(x).equals(a.mul(x).add(b).mul(x).add(c))) ? { a, b, c } : null;
  } catch {
    return null;
  }
}

/** Null when the formula is of another kind, such as one with a product of the letters. */
export function linearOf(node: MathNode, first: string, second: string): Linear | null {
  const at = (x: number, y: number) => valueAt(node, { [first]: fraction(x), [second]: fraction(y) });
  try {
    const c = at(0, 0);
    const p = at(1, 0).sub(c);
    const q = at(0, 1).sub(c);
    const isIt = PROBES.every((x, index) => {
      const y = PROBES[(index + 2) % PROBES.length] ?? 1;
      return at(x, y).equals(p.mul(x).add(q.mul(y)).add(c));
    });
    return isIt ? { p, q, c } : null;
  } catch {
    return null;
  }
}
