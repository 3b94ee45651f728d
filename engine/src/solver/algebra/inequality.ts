import { type Equation, holds, printEquation, type Relation } from '../maths/equation.ts';
import { numericValue } from '../maths/evaluate.ts';
import { type Expression, number } from '../maths/expression.ts';
import {
  decimalNote,
  exactRoot,
  type Fraction,
  type NumberStyle,
  showExact,
  showRounded,
  ZERO,
} from '../maths/number.ts';
import { degree, fromCoefficients, printPolynomial, subtract, toPolynomial } from '../maths/polynomial.ts';
import { printSurd, simplifyRoot } from '../maths/surd.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import { quadraticOf } from './quadratic.ts';
import { realRoots } from './quadratic-methods.ts';
import { discriminantOf, linearFactors, primitive, type Quadratic } from './roots.ts';

export const FLIPPED: Readonly<Record<Relation, Relation>> = {
  '=': '=',
  '<': '>',
  '>': '<',
  '≤': '≥',
  '≥': '≤',
};

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

interface Range {
  text: string;
  /** The numbers where the truth may change, in order. */
  borders: readonly number[];
  /** Whether a number is part of the answer. */
  includes: (value: number) => boolean;
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

function quadraticRange(
  found: Quadratic,
  given: Relation,
  letter: string,
  shown: string,
  steps: string[],
): Range {
  const { quadratic, divisor } = primitive(found);
  const relation = divisor.s < 0n ? FLIPPED[given] : given;
  const { a, b, c } = quadratic;
  const write = ({ a, b, c }: Quadratic) => printPolynomial(fromCoefficients([c, b, a], letter));
  const zero = `${write(found)} ${given} 0`;
  if (zero !== shown) steps.push(`Bring every term to one side: ${zero}`);
  if (!divisor.equals(1)) {
    const note = divisor.s < 0n ? ' and reverse the sign, because the number is negative' : '';
    steps.push(`Divide both sides by ${showExact(divisor)}${note}: ${write(quadratic)} ${relation} 0`);
  }
  const isAbove = relation === '>' || relation === '≥';
  const d = discriminantOf(quadratic);
  if (d.s < 0n) {
    steps.push(
      `The discriminant is ${showExact(d)}, which is negative, so ${write(quadratic)} is positive for every ${letter}`,
    );
    return {
      text: isAbove ? `every value of ${letter}` : 'no solution',
      borders: [],
      includes: () => isAbove,
    };
  }
  const roots = realRoots(quadratic);
  const [low = 0, high = 0] = roots;
  const names = rootNames({ a, b, c });
  const factors = linearFactors(quadratic);
  if (factors) {
    const text = factors.map(([p, q]) => `(${printPolynomial(fromCoefficients([q, p], letter))})`).join('');
    steps.push(`Factorise: ${text} ${relation} 0`);
  }
  steps.push(
    `${low === high ? 'The only root is' : 'The roots are'} ${[...new Set(names)].map((name) => `${letter} = ${name}`).join(' and ')}`,
  );
  const [lowName, highName] = names;
  if (low === high) return doubleRange(relation, letter, lowName, low);
  steps.push(
    `The graph opens upwards, so it is ${isAbove ? 'above 0 outside' : 'below 0 between'} the roots`,
  );
  const text = isAbove
    ? `${letter} ${FLIPPED[relation]} ${lowName} or ${letter} ${relation} ${highName}`
    : `${lowName} ${relation} ${letter} ${relation} ${highName}`;
  const about = factors ? '' : ` (the roots are about ${showRounded(low)} and ${showRounded(high)})`;
  return {
    text: text + about,
    borders: [low, high],
    includes: (value) => (value < low || value > high) === isAbove,
  };
}

/** A quadratic that touches 0 at one place. */
function doubleRange(relation: Relation, letter: string, name: string, root: number): Range {
  const text = {
    '>': `every value of ${letter} except ${name}`,
    '≥': `every value of ${letter}`,
    '<': 'no solution',
    '≤': `${letter} = ${name}`,
    '=': '',
  }[relation];
  return { text, borders: [root], includes: () => relation === '>' || relation === '≥' };
}

function rootNames({ a, b, c }: Quadratic): [string, string] {
  const d = discriminantOf({ a, b, c });
  const centre = b.neg().div(a.mul(2));
  const root = exactRoot(d);
  if (root) {
    const width = root.div(a.mul(2));
    return [showExact(centre.sub(width)), showExact(centre.add(width))];
  }
  const surd = printSurd(simplifyRoot(d.div(a.mul(a).mul(4))));
  return centre.equals(0)
    ? [`−${surd}`, surd]
    : [`${showExact(centre)} − ${surd}`, `${showExact(centre)} + ${surd}`];
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
