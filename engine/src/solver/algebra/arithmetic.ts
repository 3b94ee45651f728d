import { exactValue, numericValue } from '../maths/evaluate.ts';
import { binary, type Expression, number, partsOf, substitute } from '../maths/expression.ts';
import { decimalNote, type Fraction, lcm, type NumberStyle, showExact } from '../maths/number.ts';
import { printExpression } from '../maths/print.ts';
import { printSurdSum, surdSumOf } from '../maths/surd-sum.ts';
import { CannotSolve, type Solution } from '../solution.ts';

const SIGNS = { '+': '+', '-': '−', '*': '×', '/': '÷', '^': '^' } as const;

/**
 * Evaluates a calculation with one operation per step: brackets first, then powers, × and ÷, + and −.
 *
 * @param values of the letters, if the calculation has any
 * @throws CannotSolve when it has no exact value
 */
export function solveArithmetic(
  expression: Expression,
  values: Readonly<Record<string, Fraction>>,
  style: NumberStyle,
): Solution {
  const shown = printExpression(expression, style);
  const names = Object.entries(values).map(([name, value]) => `${name} = ${showExact(value, style)}`);
  const filled = substitute(
    expression,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, number(value)])),
  );
  const steps = [`Write the calculation: ${shown}`];
  if (names.length > 0) steps.push(`Substitute ${names.join(', ')}: ${printExpression(filled, style)}`);
  const base = {
    family: 'arithmetic' as const,
    given: [shown, ...names],
    asked: 'the value',
    hint: 'Follow the order of operations: brackets, powers, then × and ÷ from left to right, then + and −.',
    steps,
  };
  const surd = surdAnswer(filled);
  if (surd !== null)
    return {
      ...base,
      hint: 'Take the square factors out of each root, then collect the terms with the same root.',
      steps: [...steps, ...rootSteps(filled), `So the value is ${surd}`],
      answer: surd,
      check: `Both are ≈ ${Number(numericValue(filled).toPrecision(4))}.`,
    };
  let value: Fraction;
  try {
    value = exactValue(filled);
  } catch {
    throw new CannotSolve(
      Number.isFinite(numericValue(filled))
        ? "I can't find an exact value for this."
        : 'This has no value: it divides by 0, or takes an even root of a negative number.',
    );
  }
  steps.push(...calculationSteps(filled, style));
  if (Math.abs(numericValue(filled) - value.valueOf()) > 1e-9 * Math.max(1, Math.abs(value.valueOf())))
    throw new CannotSolve("I couldn't confirm the result.");
  const text = showExact(value, style);
  return {
    ...base,
    answer: `${text}${style === 'decimal' && !text.includes('/') ? '' : decimalNote(value)}`,
    check: 'A second calculation with decimals gives the same result.',
  };
}

/** The value as a sum of surds; null if it is rational or has another form. */
function surdAnswer(expression: Expression): string | null {
  const sum = surdSumOf(expression);
  if (!sum || (isExact(expression) && [...sum.keys()].every((radicand) => radicand === 1n))) return null;
  const value = [...sum].reduce(
    (total, [radicand, factor]) => total + factor.valueOf() * Math.sqrt(Number(radicand)),
    0,
  );
  if (Math.abs(value - numericValue(expression)) > 1e-9 * Math.max(1, Math.abs(value)))
    throw new CannotSolve("I couldn't confirm the result.");
  return printSurdSum(sum);
}

function isExact(expression: Expression): boolean {
  try {
    exactValue(expression);
    return true;
  } catch {
    return false;
  }
}

/** One line for each root with a square factor. */
function rootSteps(expression: Expression): string[] {
  const inner = partsOf(expression).flatMap(rootSteps);
  const sum = expression.kind === 'call' ? surdSumOf(expression) : null;
  if (!sum) return inner;
  const [before, after] = [printExpression(expression), printSurdSum(sum)];
  return [
    ...new Set([...inner, ...(before === after ? [] : [`Take out the square factor: ${before} = ${after}`])]),
  ];
}

/** One line per operation, in the order of evaluation. */
export function calculationSteps(expression: Expression, style: NumberStyle): string[] {
  const steps: string[] = [];
  let rest = expression;
  for (let next = reduceOnce(rest, style); next; next = reduceOnce(rest, style)) {
    if (next.step !== '') steps.push(next.step);
    rest = next.expression;
  }
  return steps;
}

interface Reduction {
  expression: Expression;
  step: string;
}

/** Evaluates the first operation whose parts are already numbers. */
function reduceOnce(expression: Expression, style: NumberStyle): Reduction | null {
  for (const part of partsInOrder(expression)) {
    const inner = reduceOnce(part, style);
    if (inner) return { ...inner, expression: replaced(expression, part, inner.expression) };
  }
  if (expression.kind === 'number' || expression.kind === 'symbol') return null;
  const value = number(exactValue(expression));
  const result = printExpression(value, style);
  // −3 and 3/4 are already numbers.
  const isNumber = expression.kind === 'negate' || printExpression(expression, style) === result;
  if (isNumber) return { expression: value, step: '' };
  const line = [written(expression, style), ...sameDenominator(expression, style), result].join(' = ');
  return { expression: value, step: `Calculate ${line}` };
}

/** Writes `9/12 + 8/12` for a sum of two fractions. */
function sameDenominator(expression: Expression, style: NumberStyle): string[] {
  if (style === 'decimal' || expression.kind !== 'binary' || !/[+-]/.test(expression.operator)) return [];
  const { left, right, operator } = expression;
  if (left.kind !== 'number' || right.kind !== 'number' || left.value.d === right.value.d) return [];
  const common = lcm(left.value.d, right.value.d);
  const [one, other = ''] = [left.value, right.value].map(
    (value) => `${value.s < 0n ? '−' : ''}${value.n * (common / value.d)}/${common}`,
  );
  return [`${one} ${operator === '+' ? '+' : '−'} ${other.startsWith('−') ? `(${other})` : other}`];
}

/** The parts that aren't numbers yet, in order. The tree already reflects brackets and precedence. */
function partsInOrder(expression: Expression): Expression[] {
  return partsOf(expression).filter((part) => part.kind !== 'number');
}

function replaced(whole: Expression, part: Expression, by: Expression): Expression {
  if (whole.kind === 'negate' || whole.kind === 'call') return { ...whole, of: by };
  if (whole.kind !== 'binary') return whole;
  return whole.left === part
    ? binary(whole.operator, by, whole.right)
    : binary(whole.operator, whole.left, by);
}

function written(expression: Expression, style: NumberStyle): string {
  if (expression.kind !== 'binary') return printExpression(expression, style);
  const side = (part: Expression, isFirst: boolean) => {
    const text = printExpression(part, style);
    return (text.startsWith('−') && !isFirst) ||
      (text.includes('/') && expression.operator !== '+' && expression.operator !== '-') ||
      (text.startsWith('−') && expression.operator === '^')
      ? `(${text})`
      : text;
  };
  if (expression.operator === '^') return printExpression(expression, style);
  return `${side(expression.left, true)} ${SIGNS[expression.operator]} ${side(expression.right, false)}`;
}
