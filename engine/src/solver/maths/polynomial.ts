/** Polynomials in any letters. A term's letters are a sorted word: `xxy` stands for x²y. */
import { binary, type Expression, number, symbol } from './expression.ts';
import { type Fraction, isWhole, type NumberStyle, ONE, raised, showExact, ZERO } from './number.ts';

export type Polynomial = ReadonlyMap<string, Fraction>;

const MAX_DEGREE = 12;
const MAX_TERMS = 60;

function polynomial(terms: Iterable<readonly [letters: string, factor: Fraction]>): Polynomial {
  const sums = new Map<string, Fraction>();
  for (const [letters, factor] of terms) sums.set(letters, (sums.get(letters) ?? ZERO).add(factor));
  for (const [letters, factor] of sums) if (factor.equals(0)) sums.delete(letters);
  if (sums.size > MAX_TERMS) throw new Error('too many terms');
  return sums;
}

export function constant(value: Fraction): Polynomial {
  return polynomial([['', value]]);
}

export function add(one: Polynomial, other: Polynomial): Polynomial {
  return polynomial([...one, ...other]);
}

export function scale(one: Polynomial, by: Fraction): Polynomial {
  return polynomial([...one].map(([letters, factor]) => [letters, factor.mul(by)] as const));
}

export function subtract(one: Polynomial, other: Polynomial): Polynomial {
  return add(one, scale(other, ONE.neg()));
}

export function multiply(one: Polynomial, other: Polynomial): Polynomial {
  return polynomial(
    [...one].flatMap(([letters, factor]) =>
      [...other].map(([more, times]) => {
        const word = [...letters, ...more].sort().join('');
        if (word.length > MAX_DEGREE) throw new Error('too high a power');
        return [word, factor.mul(times)] as const;
      }),
    ),
  );
}

/** @returns null when the formula isn't a polynomial, or is too large */
export function toPolynomial(expression: Expression): Polynomial | null {
  try {
    return read(expression);
  } catch {
    return null;
  }
}

function read(expression: Expression): Polynomial {
  switch (expression.kind) {
    case 'number':
      return constant(expression.value);
    case 'symbol':
      if (expression.name.length !== 1) throw new Error('not a letter');
      return polynomial([[expression.name, ONE]]);
    case 'negate':
      return scale(read(expression.of), ONE.neg());
    case 'call':
      throw new Error('not a polynomial');
    case 'binary': {
      const [left, right] = [read(expression.left), read(expression.right)];
      if (expression.operator === '+') return add(left, right);
      if (expression.operator === '-') return subtract(left, right);
      if (expression.operator === '*') return multiply(left, right);
      const by = right.size === 0 ? ZERO : right.get('');
      if (!by || right.size > 1) throw new Error('not a polynomial');
      if (expression.operator === '/') {
        if (by.equals(0)) throw new Error('a division by zero');
        return scale(left, by.inverse());
      }
      return power(left, by);
    }
  }
}

function power(base: Polynomial, exponent: Fraction): Polynomial {
  if (!isWhole(exponent) || exponent.lt(0) || exponent.gt(MAX_DEGREE)) throw new Error('not a polynomial');
  if (base.size === 0 && exponent.equals(0)) throw new Error('0⁰ has no value');
  let result = constant(ONE);
  for (let count = 0; exponent.gt(count); count += 1) result = multiply(result, base);
  return result;
}

export function degree(of: Polynomial): number {
  return Math.max(0, ...[...of.keys()].map((letters) => letters.length));
}

export function lettersOf(...polynomials: readonly Polynomial[]): string[] {
  return [
    ...new Set(polynomials.flatMap((one) => [...one.keys()].flatMap((letters) => [...letters]))),
  ].sort();
}

/** The coefficients of 1, x, x², … of a polynomial in one letter. */
export function coefficients(of: Polynomial, letter: string): Fraction[] {
  return Array.from({ length: degree(of) + 1 }, (_, power) => of.get(letter.repeat(power)) ?? ZERO);
}

export function fromCoefficients(factors: readonly Fraction[], letter: string): Polynomial {
  return polynomial(factors.map((factor, power) => [letter.repeat(power), factor] as const));
}

/** The terms in the order of writing: the highest power first, then alphabetically. */
export function sortedTerms(of: Polynomial): [letters: string, factor: Fraction][] {
  return [...of].sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1));
}

/** `2x² − 3xy + 1`. */
export function printPolynomial(of: Polynomial, style: NumberStyle = 'fraction'): string {
  let text = '';
  for (const [letters, factor] of sortedTerms(of)) {
    const term = printTerm(letters, factor.abs(), style);
    const isNegative = factor.s < 0n;
    if (text === '') text = isNegative ? `−${term}` : term;
    else text += isNegative ? ` − ${term}` : ` + ${term}`;
  }
  return text || '0';
}

/** `3x²y`, `(1/2)x`, `7`. */
export function printTerm(letters: string, factor: Fraction, style: NumberStyle = 'fraction'): string {
  const size = showExact(factor, style);
  if (letters === '') return size;
  const word = letters.replace(/(.)\1+/g, (run, letter: string) => `${letter}${raised(run.length)}`);
  if (factor.equals(1)) return word;
  if (factor.equals(-1)) return `−${word}`;
  return size.includes('/')
    ? `${size.startsWith('−') ? '−' : ''}(${size.replace('−', '')})${word}`
    : `${size}${word}`;
}

export function fromPolynomial(of: Polynomial): Expression {
  const terms = sortedTerms(of).map(([letters, factor]) =>
    [...letters].reduce<Expression>(
      (product, letter) => binary('*', product, symbol(letter)),
      number(factor),
    ),
  );
  return (
    terms.reduce<Expression | null>((sum, term) => (sum ? binary('+', sum, term) : term), null) ?? number(0)
  );
}

export function isSamePolynomial(one: Polynomial, other: Polynomial): boolean {
  return subtract(one, other).size === 0;
}
