/** Chooses the method for a problem that consists of an instruction and formulas. */

import type { Relation } from '../maths/equation.ts';
import { type Equation, equationLetters, parseEquation } from '../maths/equation.ts';
import { exactValue } from '../maths/evaluate.ts';
import { type Expression, symbolsOf } from '../maths/expression.ts';
import type { Fraction, NumberStyle } from '../maths/number.ts';
import { parseExpression } from '../maths/parse-expression.ts';
import { degree, subtract, toPolynomial } from '../maths/polynomial.ts';
import { CannotSolve, NotThisKind, type Solution } from '../solution.ts';
import { type FormulaProblem, readFormulas } from '../text/read-formulas.ts';
import { solveArithmetic } from './arithmetic.ts';
import { solveBetween } from './between.ts';
import { expand } from './expand.ts';
import { solveFactorise } from './factorise.ts';
import { solveFractional } from './fractional.ts';
import { solveInequality } from './inequality.ts';
import { solveLinear } from './linear.ts';
import { solveQuadratic } from './quadratic.ts';
import { solveSimultaneous } from './simultaneous.ts';

/**
 * @param text output of `normalise`
 * @throws NotThisKind when it is a problem in words, CannotSolve when it can't be solved
 */
export function solveFormulas(text: string): Solution {
  // Between digits, x is a multiplication sign, unless the problem has letters: in 2x3 + 5x, a power sign got lost.
  const hasUnknown = /(?<![a-z])[a-z](?![a-z])/i.test(text.replace(/\d\s*x\s*(?=\d)/gi, ' '));
  const source = text
    .replace(/(\d)\s*x\s*(?=\d)/gi, hasUnknown ? '$1x' : '$1*')
    .replace(/(?<![\d/.])(\d+) (\d+)\/(\d+)(?!\d)/g, '($1+$2/$3)')
    // In 3/5 ÷ 9/10, the slashes belong to fractions.
    .replace(
      /(?<![\d.)/+^]\s*)(\d+)\/(\d+)(?![\d.]|\s*[A-Za-z(^])/g,
      /[÷*]/.test(text) ? '($1/$2)' : '$1/$2',
    );
  const problem = readFormulas(source);
  const style: NumberStyle = /\d\.\d/.test(text) ? 'decimal' : 'fraction';
  const relations = problem.formulas.filter((formula) => /[=<>≤≥]/.test(formula));
  const [first] = problem.formulas;
  if (first === undefined) throw new NotThisKind('no formula');
  if (relations.length === problem.formulas.length) return solveRelations(problem, relations, style);
  return solveExpression(problem, relations, style);
}

function solveRelations(problem: FormulaProblem, texts: readonly string[], style: NumberStyle): Solution {
  if (problem.tasks.size > 0 && !problem.tasks.has('solve'))
    throw new CannotSolve('Use “solve” for an equation, and the other instructions for an expression.');
  const [text = '', ...more] = texts;
  if (more.length === 0 && /[<>≤≥].*[<>≤≥]/.test(text)) return doubleInequality(problem, text, style);
  const equations = texts.map(parseEquation);
  const letters = equationLetters(...equations);
  const asked = problem.asked.length > 0 ? problem.asked : letters;
  if (asked.some((letter) => !letters.includes(letter)))
    throw new CannotSolve("The letter to solve for isn't in the equation.");
  const [equation] = equations;
  if (!equation || letters.length === 0) throw new CannotSolve('There is no letter to solve for.');
  if (more.length > 0) {
    if (equations.some(({ relation }) => relation !== '=') || letters.length < 2)
      throw new CannotSolve(
        "I can solve several equations together, but I can't mix equations and inequalities.",
      );
    return solveSimultaneous(equations, letters, style);
  }
  const [letter] = letters;
  if (letters.length > 1 || letter === undefined)
    throw new CannotSolve("One equation with several letters doesn't have a single solution.");
  refuseSubjectOnly(equation);
  if (equation.relation !== '=') return solveInequality(equation, letter, style);
  if (!toPolynomial(equation.left) || !toPolynomial(equation.right))
    return solveFractional(equation, letter, style);
  return isQuadratic(equation)
    ? solveQuadratic(equation, letter, style, problem.methods)
    : solveLinear(equation, letter, style);
}

/** `y = 3` states a value without a question. */
function refuseSubjectOnly({ left, right, relation }: Equation): void {
  if (
    relation === '=' &&
    left.kind === 'symbol' &&
    symbolsOf(right).length === 0 &&
    right.kind === 'number'
  ) {
    throw new CannotSolve('This states a value. What should be found?');
  }
}

function isQuadratic({ left, right }: Equation): boolean {
  const [one, other] = [toPolynomial(left), toPolynomial(right)];
  if (!one || !other) return false;
  const order = degree(subtract(one, other));
  if (order > 2) throw new CannotSolve('I can only solve linear and quadratic equations, not higher powers.');
  return order === 2;
}

function doubleInequality(problem: FormulaProblem, text: string, style: NumberStyle): Solution {
  const parts = text.split(/([<>≤≥])/);
  const [low, first, middle, second, high, ...more] = parts;
  if (low === undefined || middle === undefined || high === undefined || more.length > 0)
    throw new CannotSolve("I can't read that inequality.");
  const formula = parseExpression(middle);
  const [letter, other] = symbolsOf(formula);
  if (letter === undefined || other !== undefined || problem.asked.some((asked) => asked !== letter))
    throw new CannotSolve('A double inequality must have exactly one letter.');
  return solveBetween(
    [parseExpression(low), first as Relation, formula, second as Relation, parseExpression(high)],
    letter,
    style,
  );
}

function solveExpression(
  problem: FormulaProblem,
  relations: readonly string[],
  style: NumberStyle,
): Solution {
  const [text = '', ...more] = problem.formulas.filter((formula) => !relations.includes(formula));
  if (more.length > 0) throw new CannotSolve('Ask about one expression at a time.');
  if (problem.methods.size > 0) throw new CannotSolve('That method only works for an equation.');
  const expression = parseExpression(text);
  const letters = symbolsOf(expression);
  const [task = 'evaluate'] = problem.tasks;
  if (task === 'evaluate' || (task === 'simplify' && letters.length === 0)) {
    return solveArithmetic(expression, valuesOf(relations, expression), style);
  }
  if (relations.length > 0) throw new CannotSolve("The condition doesn't fit this instruction.");
  if (task === 'factorise') return solveFactorise(expression);
  if (task === 'expand' || task === 'simplify') return expand(expression, style);
  throw new CannotSolve('To solve, I need an equation with =, <, >, ≤ or ≥.');
}

/** The letters' values, such as `x = 2` and `y = -1`; each letter must have one value, and each value must be used. */
function valuesOf(relations: readonly string[], expression: Expression): Record<string, Fraction> {
  const values: Record<string, Fraction> = {};
  for (const relation of relations) {
    const { left, right, relation: sign } = parseEquation(relation);
    if (sign !== '=' || left.kind !== 'symbol' || symbolsOf(right).length > 0 || values[left.name]) {
      throw new CannotSolve('Give the value of each letter, for example x = 2.');
    }
    values[left.name] = exactValue(right);
  }
  const letters = symbolsOf(expression);
  const names = Object.keys(values);
  if (letters.length !== names.length || letters.some((letter) => !values[letter])) {
    throw new CannotSolve(
      letters.length > 0 && names.length === 0
        ? 'Say what to do with the expression: factorise, expand or simplify it, or give the values of the letters.'
        : "The values don't match the letters in the expression.",
    );
  }
  return values;
}
