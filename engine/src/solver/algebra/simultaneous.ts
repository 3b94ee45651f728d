import { type Equation, holds, printEquation } from '../maths/equation.ts';
import { decimalNote, type Fraction, type NumberStyle, showExact, ZERO } from '../maths/number.ts';
import {
  degree,
  type Polynomial,
  printPolynomial,
  scale,
  subtract,
  toPolynomial,
} from '../maths/polynomial.ts';
import { CannotSolve, type Solution } from '../solution.ts';

/** An equation with the letters on the left and the number on the right. */
interface Row {
  left: Polynomial;
  right: Fraction;
}

/**
 * Solves two or three linear equations in the same number of letters by elimination.
 *
 * @throws CannotSolve for any other kind
 */
export function solveSimultaneous(
  equations: readonly Equation[],
  letters: readonly string[],
  style: NumberStyle,
): Solution {
  if (equations.length !== letters.length || letters.length > 3) {
    throw new CannotSolve('The number of equations must equal the number of letters.');
  }
  const rows = equations.map(rowOf);
  const shown = equations.map((equation) => printEquation(equation, style));
  const steps = [
    `Write the equations in order: ${rows.map((row, index) => `${write(row, style)} (${index + 1})`).join(' and ')}`,
  ];
  const values = eliminate(rows, letters, style, steps);
  const base = {
    family: 'simultaneous equations' as const,
    given: shown,
    asked: `the values of ${letters.join(', ')}`,
    hint: `Multiply the equations so that the ${letters[0]} terms match, subtract to remove ${letters[0]}, solve the remaining equation, and substitute back.`,
    steps,
  };
  if (typeof values === 'string')
    return { ...base, answer: values, check: 'Elimination leaves an equation without letters.' };
  if (!equations.every((equation) => holds(equation, values)))
    throw new CannotSolve("I couldn't confirm the result.");
  const answer = letters.map((letter) => {
    const value = values[letter] ?? ZERO;
    const text = showExact(value, style);
    return `${letter} = ${text}${style === 'decimal' && !text.includes('/') ? '' : decimalNote(value)}`;
  });
  return { ...base, answer: answer.join(', '), check: 'The values make every equation true.' };
}

function rowOf(equation: Equation): Row {
  const [left, right] = [toPolynomial(equation.left), toPolynomial(equation.right)];
  const all = left && right && subtract(left, right);
  if (!all || degree(all) > 1)
    throw new CannotSolve('I can solve simultaneous equations only when they are linear.');
  const letters = new Map([...all].filter(([letter]) => letter !== ''));
  return { left: letters, right: (all.get('') ?? ZERO).neg() };
}

function write({ left, right }: Row, style: NumberStyle): string {
  return `${printPolynomial(left, style)} = ${showExact(right, style)}`;
}

function factorOf(row: Row, letter: string): Fraction {
  return row.left.get(letter) ?? ZERO;
}

/** The value of each letter, or a sentence if there is no single solution. */
function eliminate(
  rows: readonly Row[],
  letters: readonly string[],
  style: NumberStyle,
  steps: string[],
): Record<string, Fraction> | string {
  const [letter, ...others] = letters;
  if (letter === undefined) {
    return rows.every(({ right }) => right.equals(0)) ? 'infinitely many solutions' : 'no solution';
  }
  const pivot = rows.find((row) => !factorOf(row, letter).equals(0));
  if (!pivot) return 'no single solution';
  const rest = rows.filter((row) => row !== pivot).map((row) => reduce(row, pivot, letter, style, steps));
  if (others.length === 0) return lastLetter(pivot, letter, style, steps);
  const empty = rest.find(({ left }) => left.size === 0);
  if (empty)
    return empty.right.equals(0)
      ? 'infinitely many solutions'
      : 'no solution (the equations contradict each other)';
  const values = eliminate(rest, others, style, steps);
  if (typeof values === 'string') return values;
  const known = others.reduce(
    (sum, other) => sum.add(factorOf(pivot, other).mul(values[other] ?? ZERO)),
    ZERO,
  );
  const value = pivot.right.sub(known).div(factorOf(pivot, letter));
  const used = others.map((other) => `${other} = ${showExact(values[other] ?? ZERO, style)}`).join(' and ');
  steps.push(`Substitute ${used} into ${write(pivot, style)}: ${letter} = ${showExact(value, style)}`);
  return { ...values, [letter]: value };
}

function reduce(row: Row, pivot: Row, letter: string, style: NumberStyle, steps: string[]): Row {
  const [own, main] = [factorOf(row, letter), factorOf(pivot, letter)];
  if (own.equals(0)) return row;
  const by = ({ left, right }: Row, times: Fraction): Row => ({
    left: scale(left, times),
    right: right.mul(times),
  });
  // Using the least common multiple keeps the numbers small.
  const common = own.lcm(main).abs();
  const [up, down] = [by(pivot, common.div(main)), by(row, common.div(own))];
  const multiplied = [[pivot, up, common.div(main)] as const, [row, down, common.div(own)] as const].filter(
    ([, , times]) => !times.equals(1),
  );
  for (const [before, after, times] of multiplied) {
    steps.push(`Multiply ${write(before, style)} by ${showExact(times, style)}: ${write(after, style)}`);
  }
  const result = { left: subtract(up.left, down.left), right: up.right.sub(down.right) };
  steps.push(`Subtract ${write(down, style)} from ${write(up, style)}: ${write(result, style)}`);
  return result;
}

function lastLetter(row: Row, letter: string, style: NumberStyle, steps: string[]): Record<string, Fraction> {
  const factor = factorOf(row, letter);
  const value = row.right.div(factor);
  if (!factor.equals(1))
    steps.push(`Divide both sides by ${showExact(factor, style)}: ${letter} = ${showExact(value, style)}`);
  return { [letter]: value };
}
