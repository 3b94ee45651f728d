/** Solves the equations of a problem in words, and lists every pair of values that satisfies them. */
import { solveFractional } from '../algebra/fractional.ts';
import { solveLinear } from '../algebra/linear.ts';
import { quadraticOf, solveQuadratic } from '../algebra/quadratic.ts';
import { discriminantOf } from '../algebra/roots.ts';
import { solveSimultaneous } from '../algebra/simultaneous.ts';
import { type Equation, printEquation } from '../maths/equation.ts';
import { exactValue } from '../maths/evaluate.ts';
import { type Expression, number, substitute } from '../maths/expression.ts';
import { exactRoot, type Fraction, ZERO } from '../maths/number.ts';
import {
  degree,
  fromPolynomial,
  type Polynomial,
  scale,
  subtract,
  toPolynomial,
} from '../maths/polynomial.ts';
import { printExpression } from '../maths/print.ts';
import { withoutFractions } from '../maths/rational.ts';
import { simplify } from '../maths/simplify.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import type { Story } from './story.ts';

export type Values = Readonly<Record<string, Fraction>>;

/** @throws CannotSolve when the equation is neither linear nor quadratic */
export function solveOne(equation: Equation, letter: string): { solution: Solution; candidates: Values[] } {
  const plain =
    toPolynomial(equation.left) && toPolynomial(equation.right) ? null : withoutFractions(equation);
  const { left, right } = plain?.equation ?? equation;
  const [one, other] = [toPolynomial(left), toPolynomial(right)];
  const zero = one && other && subtract(one, other);
  if (!zero) throw new CannotSolve("I can't solve the equation of this problem.");
  const candidates = rootsOf(zero, letter).map((value) => ({ [letter]: value }));
  const solution = plain
    ? solveFractional(equation, letter, 'fraction')
    : degree(zero) === 2
      ? solveQuadratic(equation, letter, 'fraction', new Set())
      : solveLinear(equation, letter, 'fraction');
  return { solution, candidates };
}

function rootsOf(zero: Polynomial, letter: string): Fraction[] {
  const quadratic = quadraticOf(zero, letter);
  if (!quadratic) {
    const factor = zero.get(letter);
    return factor && degree(zero) === 1 ? [(zero.get('') ?? ZERO).neg().div(factor)] : [];
  }
  const root = exactRoot(discriminantOf(quadratic));
  if (!root) return [];
  const { a, b } = quadratic;
  const ends = [b.neg().sub(root), b.neg().add(root)].map((end) => end.div(a.mul(2)));
  return root.equals(0) ? ends.slice(0, 1) : ends.sort((first, second) => first.compare(second));
}

/** Two linear equations by elimination or, if one unknown is given by the other, by substitution. */
export function solveTwo(
  equations: readonly Equation[],
  letters: readonly [string, string],
  { usesOneLetter = false }: Story,
): { solution: Solution; candidates: Values[] } {
  const zeros = equations.map(({ left, right }) => {
    const [one, other] = [toPolynomial(left), toPolynomial(right)];
    if (!one || !other) throw new CannotSolve("I can't solve the equations of this problem.");
    return subtract(one, other);
  });
  const subject = equations.findIndex(
    ({ left, right }, index) =>
      degree(zeros[index] ?? new Map()) === 1 && (left.kind === 'symbol' || right.kind === 'symbol'),
  );
  const lineAt = subject >= 0 ? subject : zeros.findIndex((zero) => degree(zero) === 1);
  const [line, other] = [zeros[lineAt], zeros[1 - lineAt]];
  const alone = equations[lineAt]?.left;
  const gone = alone?.kind === 'symbol' ? alone.name : letters[1];
  const kept = letters.find((name) => name !== gone) ?? letters[0];
  const factor = line?.get(gone);
  if (!line || !other || !factor) throw new CannotSolve("I can't solve the equations of this problem.");
  const rest = new Map(line);
  rest.delete(gone);
  const formula = fromPolynomial(scale(rest, factor.neg().inverse()));
  const filled = toPolynomial(substitute(fromPolynomial(other), { [gone]: formula }));
  if (!filled) throw new CannotSolve("I can't solve the equations of this problem.");
  const candidates = rootsOf(filled, kept).map((value) => ({
    [kept]: value,
    [gone]: exactValue(formula, { [kept]: value }),
  }));
  if (degree(other) === 1 && !usesOneLetter)
    return { solution: solveSimultaneous(equations, letters, 'fraction'), candidates };
  const { left, right } = equations[1 - lineAt] ?? { left: number(0), right: number(0) };
  const replaced = (side: Expression) => substitute(side, { [gone]: simplify(formula) });
  const equation: Equation = { left: replaced(left), relation: '=', right: replaced(right) };
  const { solution } = solveOne(equation, kept);
  const step = `Substitute ${gone} = ${printExpression(simplify(formula))} into the other equation: ${printEquation(equation, 'fraction')}`;
  return { solution: { ...solution, steps: ['', step, ...solution.steps.slice(1)] }, candidates };
}
