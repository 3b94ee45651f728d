/** Splits polynomials with whole coefficients into factors that can't be split further. */
import { commonFactor } from '../maths/equation.ts';
import { Fraction, gcd, isWhole, ONE, showExact, wholeRoot, ZERO } from '../maths/number.ts';
import {
  add,
  coefficients,
  constant,
  degree,
  fromCoefficients,
  isSamePolynomial,
  lettersOf,
  multiply,
  type Polynomial,
  printPolynomial,
  printTerm,
  scale,
  sortedTerms,
  subtract,
} from '../maths/polynomial.ts';
import { CannotSolve } from '../solution.ts';
import { linearFactors, splitMiddle } from './roots.ts';

const UNSURE = "I can't be sure that I would find every factor of this expression.";

/** A number or a single term in front of the factors, and the factors with two terms or more. */
export interface Factors {
  front: Polynomial;
  factors: readonly Polynomial[];
}

/**
 * @param steps receives what was done
 * @throws CannotSolve when it isn't certain that all factors were found
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

/** The largest number and letters that divide every term; negative where the first term is. */
function commonTerm(of: Polynomial): Polynomial {
  const terms = sortedTerms(of);
  const size = commonFactor(of.values());
  const letters = [...(terms[0]?.[0] ?? '')].filter((letter, place, all) => {
    const needed = all.slice(0, place + 1).filter((other) => other === letter).length;
    return terms.every(([word]) => [...word].filter((other) => other === letter).length >= needed);
  });
  const isNegative = (terms[0]?.[1].s ?? 1n) < 0n;
  return new Map([[letters.join(''), isNegative ? size.neg() : size]]);
}

function divideByTerm(of: Polynomial, by: Polynomial): Polynomial {
  const [[letters, factor] = ['', ONE] as const] = [...by];
  return new Map(
    [...of].map(([word, value]) => {
      const left = [...word];
      for (const letter of letters) left.splice(left.indexOf(letter), 1);
      return [left.join(''), value.div(factor)] as const;
    }),
  );
}

function split(of: Polynomial, steps: string[]): Polynomial[] {
  if (![...of.values()].every(isWhole)) throw new CannotSolve(UNSURE);
  if (degree(of) <= 1) return [of];
  const found = twoTerms(of, steps) ?? quadratic(of, steps) ?? oneLetter(of, steps) ?? grouped(of, steps);
  if (!found) throw new CannotSolve(UNSURE);
  return found.length === 1 ? found : found.flatMap((factor) => split(factor, steps));
}

/** The root of a single term: 3xy of 9x²y². */
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
function twoTerms(of: Polynomial, steps: string[]): Polynomial[] | null {
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
function quadratic(of: Polynomial, steps: string[]): Polynomial[] | null {
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

/** Takes out x − r for a whole or fractional root r. */
function oneLetter(of: Polynomial, steps: string[]): Polynomial[] | null {
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

/** Roots are sought among divisors of numbers no larger than this. */
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

/** ax + ay + bx + by: two pairs with the same bracket. */
function grouped(of: Polynomial, steps: string[]): Polynomial[] | null {
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

function bracketed(factors: readonly Polynomial[]): string {
  return factors.map((factor) => `(${printPolynomial(factor)})`).join('');
}
