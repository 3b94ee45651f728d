import { type Equation, holds, printEquation, type Relation } from '../maths/equation.ts';
import { numericValue } from '../maths/evaluate.ts';
import { type Expression, number } from '../maths/expression.ts';
import {
  decimalNote,
  type Fraction,
  type NumberStyle,
  showExact,
  showRounded,
  ZERO,
} from '../maths/number.ts';
import { degree, fromCoefficients, printPolynomial, subtract, toPolynomial } from '../maths/polynomial.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import { quadraticOf } from './quadratic.ts';
import { FLIPPED, quadraticRange, type Range } from './quadratic-range.ts';

/**
 * Solves a linear or quadratic inequality in one letter.
 *
 * @throws CannotSolve for any other kind
 */
export function solveInequality(inequality: Equation, letter: string, style: NumberStyle): Solution {
  const [left, right] = [toPolynomial(inequality.left), toPolynomial(inequality.right)];
  const zero = left && right && subtract(left, right);
  if (!left || !right || !zero || degree(zero) > 2)
    throw new CannotSolve('I can only solve linear and quadratic inequalities.');
  const quadratic = quadraticOf(zero, letter);
  const shown = printEquation(inequality, style);
  const steps = [`Write the inequality: ${shown}`];
  const answer = quadratic
    ? quadraticRange(quadratic, inequality.relation, letter, shown, steps)
    : linearRange(inequality, letter, style, steps);
  return {
    family: 'inequalities',
    given: [shown],
    asked: `the range of ${letter}`,
    hint: quadratic
      ? 'Bring every term to one side, find the roots, and see where the graph is above or below 0.'
      : `Get ${letter} alone as in an equation. Reverse the sign when you multiply or divide by a negative number.`,
    steps,
    answer: answer.text,
    check: checkRange(inequality, letter, answer),
  };
}

function compare(value: number, relation: Relation, border: number): boolean {
  return relation === '<' || relation === '≤' ? value < border : value > border;
}

function linearRange(inequality: Equation, letter: string, style: NumberStyle, steps: string[]): Range {
  const [left, right] = [toPolynomial(inequality.left), toPolynomial(inequality.right)];
  if (!left || !right) throw new CannotSolve("That isn't a linear inequality.");
  const { relation } = inequality;
  const [p, r] = [left.get(letter) ?? ZERO, right.get(letter) ?? ZERO];
  const [q, s] = [left.get('') ?? ZERO, right.get('') ?? ZERO];
  const write = (factor: Fraction, constant: Fraction) =>
    printPolynomial(fromCoefficients([constant, factor], letter), style);
  const expanded = `${write(p, q)} ${relation} ${write(r, s)}`;
  if (expanded !== printEquation(inequality, style)) steps.push(`Expand and collect like terms: ${expanded}`);
  const factor = p.sub(r);
  const constant = s.sub(q);
  if (!r.equals(0))
    steps.push(
      `${r.s < 0n ? 'Add' : 'Subtract'} ${write(r.abs(), ZERO)} ${r.s < 0n ? 'to' : 'from'} both sides: ${write(factor, q)} ${relation} ${showExact(s, style)}`,
    );
  if (factor.equals(0)) {
    const isTrue = holds({ ...inequality, left: number(q), right: number(s) }, {});
    return { text: isTrue ? `every value of ${letter}` : 'no solution', borders: [], includes: () => isTrue };
  }
  if (!q.equals(0))
    steps.push(
      `${q.s < 0n ? 'Add' : 'Subtract'} ${showExact(q.abs(), style)} ${q.s < 0n ? 'to' : 'from'} both sides: ${write(factor, ZERO)} ${relation} ${showExact(constant, style)}`,
    );
  const border = constant.div(factor);
  const sign = factor.s < 0n ? FLIPPED[relation] : relation;
  if (!factor.equals(1)) {
    const note = factor.s < 0n ? ' and reverse the sign, because the number is negative' : '';
    steps.push(
      `Divide both sides by ${showExact(factor, style)}${note}: ${letter} ${sign} ${showExact(border, style)}`,
    );
  }
  const text = `${letter} ${sign} ${showExact(border, style)}${style === 'decimal' ? '' : decimalNote(border)}`;
  return { text, borders: [border.valueOf()], includes: (value) => compare(value, sign, border.valueOf()) };
}

/** Tests a number on each side of every border. */
function checkRange(inequality: Equation, letter: string, { borders, includes }: Range): string {
  const places = borders.length === 0 ? [-3, 0, 4] : [];
  for (const [index, border] of borders.entries()) {
    const next = borders[index + 1];
    places.push(next === undefined ? border + 1 : (border + next) / 2);
    if (index === 0) places.push(border - 1);
  }
  const value = (side: Expression, at: number) => numericValue(side, { [letter]: at });
  for (const at of places) {
    const isTrue = compare(value(inequality.left, at), inequality.relation, value(inequality.right, at));
    if (isTrue !== includes(at) && !(inequality.relation === '≥' || inequality.relation === '≤'))
      throw new CannotSolve("I couldn't confirm the result.");
    if (isTrue !== includes(at) && value(inequality.left, at) !== value(inequality.right, at))
      throw new CannotSolve("I couldn't confirm the result.");
  }
  return `Numbers on each side of the boundary confirm the answer (tested with ${letter} = ${places.map((at) => showRounded(at)).join(', ')}).`;
}
