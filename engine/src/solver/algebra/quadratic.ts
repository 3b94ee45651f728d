import { type Equation, holds, printEquation } from '../maths/equation.ts';
import { isClose, numericValue } from '../maths/evaluate.ts';
import { type NumberStyle, showExact, ZERO } from '../maths/number.ts';
import { coefficients, degree, type Polynomial, subtract, toPolynomial } from '../maths/polynomial.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import type { Method } from '../text/read-formulas.ts';
import { byFactors, byFormula, bySquare, printQuadratic, realRoots } from './quadratic-methods.ts';
import { linearFactors, primitive, type Quadratic, splitMiddle } from './roots.ts';

/** @returns null when the polynomial isn't of the second degree, or has another letter */
export function quadraticOf(polynomial: Polynomial, letter: string): Quadratic | null {
  if ([...polynomial.keys()].some((letters) => letters.replaceAll(letter, '') !== '')) return null;
  if (degree(polynomial) !== 2) return null;
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients(polynomial, letter);
  return { a, b, c };
}

/**
 * Solves a quadratic equation in one letter: by the requested method, or else by factorising if the roots are rational,
 * otherwise by the formula.
 *
 * @throws CannotSolve when it isn't quadratic, or the requested method doesn't work
 */
export function solveQuadratic(
  equation: Equation,
  letter: string,
  style: NumberStyle,
  methods: ReadonlySet<Method>,
): Solution {
  const [left, right] = [toPolynomial(equation.left), toPolynomial(equation.right)];
  const zero = left && right && subtract(left, right);
  const found = zero && quadraticOf(zero, letter);
  if (!found) throw new CannotSolve("That isn't a quadratic equation.");
  const shown = printEquation(equation, style);
  const { quadratic, divisor } = primitive(found);
  const standard = `${printQuadratic(quadratic, letter)} = 0`;
  const steps = [`Write the equation: ${shown}`];
  const moved = `${printQuadratic(found, letter)} = 0`;
  if (moved !== shown) steps.push(`Bring every term to one side: ${moved}`);
  if (!divisor.equals(1)) steps.push(`Divide both sides by ${showExact(divisor)}: ${standard}`);
  const roots = realRoots(quadratic);
  const method = methodFor(quadratic, methods);
  const result = { factors: byFactors, formula: byFormula, square: bySquare }[method](quadratic, letter);
  return {
    family: 'quadratic equations',
    given: [shown],
    asked: `the values of ${letter}`,
    hint: HINTS[method].replaceAll('x', letter),
    steps: [...steps, ...result.steps],
    answer: result.answer,
    check: checkRoots(equation, letter, quadratic, roots),
  };
}

const HINTS = {
  factors: 'Bring every term to one side, factorise, and set each bracket equal to 0.',
  formula: 'Write the equation as ax² + bx + c = 0 and use x = (−b ± √(b² − 4ac)) ÷ 2a.',
  square:
    'Move the number to the other side, then add the square of half the number in front of x to both sides.',
} as const;

function methodFor(quadratic: Quadratic, methods: ReadonlySet<Method>): keyof typeof HINTS {
  if (methods.has('square')) return 'square';
  if (methods.has('formula')) return 'formula';
  if (splitMiddle(quadratic)) return 'factors';
  if (methods.has('factors'))
    throw new CannotSolve('This quadratic has no whole-number factors. Ask for the formula instead.');
  return 'formula';
}

function checkRoots(
  equation: Equation,
  letter: string,
  quadratic: Quadratic,
  roots: readonly number[],
): string {
  if (roots.length === 0)
    return `The graph of ${printQuadratic(quadratic, letter)} never meets the ${letter}-axis.`;
  const factors = linearFactors(quadratic);
  if (factors) {
    const isTrue = factors.every(([p, q]) => holds(equation, { [letter]: q.neg().div(p) }));
    if (!isTrue) throw new CannotSolve("I couldn't confirm the result.");
    return 'Each value makes both sides of the equation equal.';
  }
  for (const root of roots) {
    const [left, right] = [
      numericValue(equation.left, { [letter]: root }),
      numericValue(equation.right, { [letter]: root }),
    ];
    if (!isClose(left, right, 1e-7)) throw new CannotSolve("I couldn't confirm the result.");
  }
  return 'Substituted as a decimal, each value makes both sides equal, apart from rounding.';
}
