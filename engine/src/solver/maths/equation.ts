import { exactValue } from './evaluate.ts';
import { type Expression, symbolsOf } from './expression.ts';
import { Fraction, gcd, lcm, type NumberStyle } from './number.ts';
import { FormulaError, parseExpression } from './parse-expression.ts';
import { printExpression } from './print.ts';

export const RELATIONS = ['=', '<', '>', '≤', '≥'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Two formulas with a relation sign between them. */
export interface Equation {
  left: Expression;
  relation: Relation;
  right: Expression;
}

/** @throws FormulaError when the text isn't two formulas with one relation sign between them */
export function parseEquation(text: string): Equation {
  const [left, sign, right, ...more] = text.split(/([=<>≤≥])/);
  if (left === undefined || right === undefined || more.length > 0)
    throw new FormulaError("That isn't a single equation.");
  return { left: parseExpression(left), relation: sign as Relation, right: parseExpression(right) };
}

export function printEquation({ left, relation, right }: Equation, style: NumberStyle): string {
  return `${printExpression(left, style)} ${relation} ${printExpression(right, style)}`;
}

export function equationLetters(...equations: readonly Equation[]): string[] {
  return symbolsOf(...equations.flatMap(({ left, right }) => [left, right]));
}

/** Whether the values satisfy the equation exactly. @throws Error when a side has no exact value */
export function holds(
  { left, relation, right }: Equation,
  values: Readonly<Record<string, Fraction>>,
): boolean {
  const order = exactValue(left, values).compare(exactValue(right, values));
  if (relation === '=') return order === 0;
  if (relation === '<') return order < 0;
  if (relation === '>') return order > 0;
  return relation === '≤' ? order <= 0 : order >= 0;
}

/** The smallest whole number that turns every fraction into a whole number. */
export function commonDenominator(values: Iterable<Fraction>): Fraction {
  let common = 1n;
  for (const value of values) common = lcm(common, value.d);
  return new Fraction(common);
}

/** The largest number that divides all; 1 if there is none. */
export function commonFactor(values: Iterable<Fraction>): Fraction {
  let [top, bottom] = [0n, 1n];
  for (const value of values) {
    top = gcd(top, value.n);
    bottom = lcm(bottom, value.d);
  }
  return new Fraction(top === 0n ? 1n : top, bottom);
}
