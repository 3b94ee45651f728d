import { commonDenominator, type Equation, holds, printEquation } from '../maths/equation.ts';
import { exactValue } from '../maths/evaluate.ts';
import { decimalNote, Fraction, type NumberStyle, showExact, ZERO } from '../maths/number.ts';
import {
  fromCoefficients,
  type Polynomial,
  printPolynomial,
  scale,
  toPolynomial,
} from '../maths/polynomial.ts';
import { CannotSolve, type Solution } from '../solution.ts';

/** px + q. */
export interface Line {
  p: Fraction;
  q: Fraction;
}

/** @returns null when the polynomial has a higher degree or another letter */
export function lineOf(polynomial: Polynomial, letter: string): Line | null {
  for (const letters of polynomial.keys()) if (letters !== '' && letters !== letter) return null;
  return { p: polynomial.get(letter) ?? ZERO, q: polynomial.get('') ?? ZERO };
}

/**
 * Solves a linear equation in one letter.
 *
 * @throws CannotSolve when it isn't linear
 */
export function solveLinear(equation: Equation, letter: string, style: NumberStyle): Solution {
  const [left, right] = [toPolynomial(equation.left), toPolynomial(equation.right)];
  const sides = left && right && ([lineOf(left, letter), lineOf(right, letter)] as const);
  if (!left || !right || !sides?.[0] || !sides[1]) throw new CannotSolve("That isn't a linear equation.");
  const shown = printEquation(equation, style);
  const steps = [`Write the equation: ${shown}`];
  const common =
    style === 'decimal' ? new Fraction(1) : commonDenominator([...left.values(), ...right.values()]);
  if (!common.equals(1))
    steps.push(
      `Multiply both sides by ${showExact(common)} to clear the fractions: ${line(left, right, common, style)}`,
    );
  else if (line(left, right, common, style) !== shown)
    steps.push(`Expand and collect like terms on each side: ${line(left, right, common, style)}`);
  const result = collect(scaled(sides[0], common), scaled(sides[1], common), letter, style, steps);
  const base = {
    family: 'linear equations' as const,
    given: [shown],
    asked: `the value of ${letter}`,
    hint: hintFor(!common.equals(1), /\(/.test(shown), !sides[1].p.equals(0), letter),
    steps,
  };
  if (result === null) {
    const isIdentity = sides[0].q.equals(sides[1].q);
    return {
      ...base,
      answer: isIdentity ? `every value of ${letter} is a solution` : 'no solution',
      check: isIdentity
        ? 'Both sides are the same expression.'
        : `The ${letter} terms cancel, and the numbers left on the two sides differ.`,
    };
  }
  if (!holds(equation, { [letter]: result })) throw new CannotSolve("I couldn't confirm the result.");
  const value = showExact(exactValue(equation.left, { [letter]: result }), style);
  return {
    ...base,
    answer: `${letter} = ${showExact(result, style)}${style === 'decimal' && !/\//.test(showExact(result, style)) ? '' : decimalNote(result)}`,
    check: `With ${letter} = ${showExact(result, style)}, both sides are ${value}.`,
  };
}

/** Solves px + q = rx + s for the letter; null when the letter cancels. */
function collect(
  one: Line,
  other: Line,
  letter: string,
  style: NumberStyle,
  steps: string[],
): Fraction | null {
  const write = (p: Fraction, q: Fraction) => printPolynomial(fromCoefficients([q, p], letter), style);
  if (one.p.equals(0) && !other.p.equals(0)) {
    steps.push(`Swap the sides: ${write(other.p, other.q)} = ${write(one.p, one.q)}`);
    return collect(other, one, letter, style, steps);
  }
  const p = one.p.sub(other.p);
  if (!other.p.equals(0)) {
    steps.push(
      `${moved(other.p, write(other.p.abs(), ZERO))}: ${write(p, one.q)} = ${showExact(other.q, style)}`,
    );
  }
  const constant = other.q.sub(one.q);
  if (p.equals(0)) return null;
  if (!one.q.equals(0)) {
    steps.push(
      `${moved(one.q, showExact(one.q.abs(), style))}: ${write(p, ZERO)} = ${showExact(constant, style)}`,
    );
  }
  const result = constant.div(p);
  if (!p.equals(1))
    steps.push(`Divide both sides by ${showExact(p, style)}: ${letter} = ${showExact(result, style)}`);
  return result;
}

function moved(value: Fraction, size: string): string {
  return value.s < 0n ? `Add ${size} to both sides` : `Subtract ${size} from both sides`;
}

function scaled({ p, q }: Line, by: Fraction): Line {
  return { p: p.mul(by), q: q.mul(by) };
}

function line(left: Polynomial, right: Polynomial, by: Fraction, style: NumberStyle): string {
  return `${printPolynomial(scale(left, by), style)} = ${printPolynomial(scale(right, by), style)}`;
}

function hintFor(
  hasFractions: boolean,
  hasBrackets: boolean,
  isOnBothSides: boolean,
  letter: string,
): string {
  const parts = [
    hasFractions ? 'Multiply both sides by the common denominator.' : '',
    hasBrackets ? 'Expand the brackets.' : '',
    isOnBothSides
      ? `Collect the ${letter} terms on one side and the numbers on the other.`
      : `Get the ${letter} term alone on one side.`,
    `Then divide by the number in front of ${letter}.`,
  ];
  return parts.filter(Boolean).join(' ');
}
