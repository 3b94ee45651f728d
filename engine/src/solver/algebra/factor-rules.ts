/** The rules for factorising a polynomial. Each returns null if it doesn't apply. */
import { Fraction, ONE, showExact, wholeRoot, ZERO } from '../maths/number.ts';
import {
  add,
  degree,
  isSamePolynomial,
  multiply,
  type Polynomial,
  printPolynomial,
  printTerm,
  scale,
  sortedTerms,
  subtract,
} from '../maths/polynomial.ts';
import { CannotSolve } from '../solution.ts';
import { commonTerm, divideByTerm } from './common-term.ts';
import { linearFactors, splitMiddle } from './roots.ts';

export const UNSURE = "I can't be sure of finding every factor of this expression.";

/** The square or cube root of a single term: 3xy for 9x²y². */
function termRoot(letters: string, factor: Fraction, power: 2 | 3): [string, Fraction] | null {
  const size = power === 2 ? wholeRoot(factor.n) : cubeRoot(factor.n);
  const counts = [...new Set(letters)].map((letter) => [letter, letters.split(letter).length - 1] as const);
  if (size === null || counts.some(([, count]) => count % power !== 0)) return null;
  return [counts.map(([letter, count]) => letter.repeat(count / power)).join(''), new Fraction(size)];
}

function cubeRoot(value: bigint): bigint | null {
  const guess = BigInt(Math.round(Math.cbrt(Number(value))));
  return guess ** 3n === value ? guess : null;
}

/** A² − B², A³ ± B³. */
export function twoTerms(of: Polynomial, steps: string[]): Polynomial[] | null {
  const [first, second, third] = sortedTerms(of);
  if (!first || !second || third) return null;
  const order = first[1].s > 0n ? ([first, second] as const) : ([second, first] as const);
  const isDifference = order[0][1].s > 0n && order[1][1].s < 0n;
  const roots = (power: 2 | 3) => order.map(([letters, factor]) => termRoot(letters, factor.abs(), power));
  const asPolynomials = ([a, b]: ([string, Fraction] | null)[]) =>
    a && b && ([new Map([a]), new Map([b])] as const);
  const squares = isDifference && asPolynomials(roots(2));
  if (squares) {
    const [a, b] = squares;
    const result = [subtract(a, b), add(a, b)];
    steps.push(`Use a² − b² = (a − b)(a + b): ${printPolynomial(of)} = ${bracketed(result)}`);
    return result;
  }
  const cubes = asPolynomials(roots(3));
  if (cubes) {
    const [a, b] = cubes;
    const other = isDifference ? scale(b, ONE.neg()) : b;
    const result = [add(a, other), add(subtract(multiply(a, a), multiply(a, other)), multiply(b, b))];
    const rule = isDifference ? 'a³ − b³ = (a − b)(a² + ab + b²)' : 'a³ + b³ = (a + b)(a² − ab + b²)';
    steps.push(`Use ${rule}: ${printPolynomial(of)} = ${bracketed(result)}`);
    return result;
  }
  return null;
}

/** x² + 5xy + 6y², 2x² − x − 3, x⁴ + 5x² + 6. */
export function quadratic(of: Polynomial, steps: string[]): Polynomial[] | null {
  const terms = sortedTerms(of);
  const [lead] = terms;
  const last = terms.at(-1);
  if (!lead || !last || terms.length > 3 || lead[1].s < 0n) return null;
  const [one, other] = [lead[0], last[0]].map((word) => termRoot(word, ONE, 2)?.[0]);
  if (one === undefined || other === undefined || one === '') return null;
  const middle = [...one, ...other].sort().join('');
  if (terms.length === 3 && terms[1]?.[0] !== middle) return null;
  const values = { a: lead[1], b: of.get(middle) ?? ZERO, c: last[1] };
  const parts = linearFactors(values);
  if (!parts) {
    if (degree(of) === 2) return [of];
    throw new CannotSolve(UNSURE);
  }
  const result = parts.map(([p, q]) => new Map([[one, p] as const, [other, q] as const]));
  const [m, n] = splitMiddle(values) ?? [ZERO, ZERO];
  const { a, b, c } = values;
  steps.push(
    `Find two numbers whose product is ${showExact(a.mul(c))} and whose sum is ${showExact(b)}: ${showExact(m)} and ${showExact(n)}`,
  );
  if (!a.equals(1)) {
    const written = [lead, [middle, m] as const, [middle, n] as const, last].map(([word, factor]) =>
      printTerm(word, factor),
    );
    steps.push(`Split the middle term: ${written.join(' + ').replace(/\+ −/g, '− ')}`);
  }
  steps.push(`Factorise: ${printPolynomial(of)} = ${bracketed(result)}`);
  return result;
}

/** ax + ay + bx + by: two pairs with the same bracket. */
export function grouped(of: Polynomial, steps: string[]): Polynomial[] | null {
  const terms = sortedTerms(of);
  const [first, ...others] = terms;
  if (!first || terms.length !== 4) return null;
  for (const partner of others) {
    const pair = new Map([first, partner]);
    const rest = new Map(others.filter((term) => term !== partner));
    const [one, other] = [commonTerm(pair), commonTerm(rest)];
    const [inner, second] = [divideByTerm(pair, one), divideByTerm(rest, other)];
    const sign = isSamePolynomial(inner, second)
      ? ONE
      : isSamePolynomial(inner, scale(second, ONE.neg()))
        ? ONE.neg()
        : null;
    if (!sign) continue;
    const outer = add(one, scale(other, sign));
    const pieces = [one, scale(other, sign)].map(
      (term) => `${printPolynomial(term)}(${printPolynomial(inner)})`,
    );
    const result = [outer, inner];
    steps.push(
      `Group the terms: ${pieces.join(' + ').replace(/\+ −/g, '− ')}`,
      `Take out the common bracket: ${bracketed(result)}`,
    );
    return result;
  }
  return null;
}

export function bracketed(factors: readonly Polynomial[]): string {
  return factors.map((factor) => `(${printPolynomial(factor)})`).join('');
}
