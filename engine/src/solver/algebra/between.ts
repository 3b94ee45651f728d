import { holds, type Relation } from '../maths/equation.ts';
import type { Expression } from '../maths/expression.ts';
import { type Fraction, type NumberStyle, ONE, showExact, ZERO } from '../maths/number.ts';
import {
  coefficients,
  degree,
  fromCoefficients,
  type Polynomial,
  printPolynomial,
  toPolynomial,
} from '../maths/polynomial.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import { FLIPPED } from './quadratic-range.ts';

/** Low end, relation, formula, relation, high end. */
export type DoubleInequality = readonly [Expression, Relation, Expression, Relation, Expression];

/**
 * Solves `low < formula ≤ high`, in either direction.
 *
 * @throws CannotSolve when the formula isn't linear or the ends aren't numbers
 */
export function solveBetween(parts: DoubleInequality, letter: string, style: NumberStyle): Solution {
  const [left, first, middle, second, right] = parts;
  const isUp = first === '<' || first === '≤';
  const isSame = isUp === (second === '<' || second === '≤');
  const [formula, low, high] = [
    toPolynomial(middle),
    numberOf(toPolynomial(left)),
    numberOf(toPolynomial(right)),
  ];
  if (!isSame || first === '=' || second === '=' || !formula || degree(formula) !== 1 || !low || !high) {
    throw new CannotSolve(
      'I can solve a double inequality with numbers at the ends and a linear expression in the middle.',
    );
  }
  const [q = ZERO, p = ONE] = coefficients(formula, letter);
  const isFlipped = p.s < 0n;
  const write = (a: Fraction, text: string, b: Fraction, flips = false) =>
    `${showExact(a, style)} ${flips ? FLIPPED[first] : first} ${text} ${flips ? FLIPPED[second] : second} ${showExact(b, style)}`;
  const shown = write(low, printPolynomial(formula, style), high);
  const steps = [`Write the inequality: ${shown}`];
  if (!q.equals(0)) {
    const verb = q.s < 0n ? `Add ${showExact(q.abs(), style)} to` : `Subtract ${showExact(q, style)} from`;
    const rest = printPolynomial(fromCoefficients([ZERO, p], letter), style);
    steps.push(`${verb} all three parts: ${write(low.sub(q), rest, high.sub(q))}`);
  }
  const [one, other] = [low.sub(q).div(p), high.sub(q).div(p)];
  if (!p.equals(1)) {
    steps.push(
      `Divide all three parts by ${showExact(p, style)}${isFlipped ? ' and reverse the signs' : ''}: ${write(one, letter, other, isFlipped)}`,
    );
  }
  const [least, most] = one.lt(other) ? [one, other] : [other, one];
  if (isUp !== isFlipped ? one.gte(other) : other.gte(one))
    throw new CannotSolve('No number satisfies both conditions.');
  const inside = least.add(most).div(2);
  const holdsAt = (value: Fraction) =>
    holds({ left, relation: first, right: middle }, { [letter]: value }) &&
    holds({ left: middle, relation: second, right }, { [letter]: value });
  if (!holdsAt(inside) || holdsAt(least.sub(1)) || holdsAt(most.add(1))) {
    throw new CannotSolve("I couldn't confirm the result.");
  }
  const signAt = (border: Fraction) => (holdsAt(border) ? '≤' : '<');
  return {
    family: 'inequalities',
    given: [shown],
    asked: `the range of ${letter}`,
    hint: `Do the same to all three parts until ${letter} is alone in the middle.`,
    steps,
    answer: `${showExact(least, style)} ${signAt(least)} ${letter} ${signAt(most)} ${showExact(most, style)}`,
    check: `${letter} = ${showExact(inside)} makes it true; ${showExact(least.sub(1))} and ${showExact(most.add(1))} don't.`,
  };
}

function numberOf(polynomial: Polynomial | null): Fraction | null {
  return polynomial && degree(polynomial) === 0 ? (polynomial.get('') ?? ZERO) : null;
}
