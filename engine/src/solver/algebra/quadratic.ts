import { type Equation, holds, printEquation } from '../maths/equation.ts';
import { isClose, numericValue } from '../maths/evaluate.ts';
import {
  decimalNote,
  exactRoot,
  type Fraction,
  type NumberStyle,
  showExact,
  showRounded,
  ZERO,
} from '../maths/number.ts';
import {
  coefficients,
  degree,
  fromCoefficients,
  type Polynomial,
  printPolynomial,
  subtract,
  toPolynomial,
} from '../maths/polynomial.ts';
import { printSurd, simplifyRoot } from '../maths/surd.ts';
import { CannotSolve, type Solution } from '../solution.ts';
import type { Method } from '../text/read-formulas.ts';
import { discriminantOf, linearFactors, primitive, type Quadratic, splitMiddle } from './roots.ts';

/** @returns null when the polynomial isn't of the second degree in this letter alone */
export function quadraticOf(polynomial: Polynomial, letter: string): Quadratic | null {
  if ([...polynomial.keys()].some((letters) => letters.replaceAll(letter, '') !== '')) return null;
  if (degree(polynomial) !== 2) return null;
  const [c = ZERO, b = ZERO, a = ZERO] = coefficients(polynomial, letter);
  return { a, b, c };
}

/** The parts of a solution that a method writes. */
interface Outcome {
  steps: string[];
  answer: string;
}

/**
 * Solves a quadratic equation in one letter: by factors where there are rational ones, else by the formula, or by the
 * method that is asked for.
 *
 * @throws CannotSolve when it isn't one, or the method doesn't lead there
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
  if (!found) throw new CannotSolve('That is no quadratic equation.');
  const shown = printEquation(equation, style);
  const { quadratic, divisor } = primitive(found);
  const standard = `${print(quadratic, letter)} = 0`;
  const steps = [`Write the equation: ${shown}`];
  const moved = `${print(found, letter)} = 0`;
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

function print({ a, b, c }: Quadratic, letter: string): string {
  return printPolynomial(fromCoefficients([c, b, a], letter));
}

function byFactors(quadratic: Quadratic, letter: string): Outcome {
  const { a, b, c } = quadratic;
  const factors = linearFactors(quadratic);
  const split = splitMiddle(quadratic);
  if (!factors || !split) throw new CannotSolve('no factors');
  const written = factors.map(([p, q]) => printPolynomial(fromCoefficients([q, p], letter)));
  const [one, other] = written;
  const product = one === other ? `(${one})²` : `${bracket(one)}${bracket(other)}`;
  const steps = factorSteps({ a, b, c }, split, letter, product);
  const roots = sorted(factors.map(([p, q]) => q.neg().div(p)));
  for (const [index, [p, q]] of factors.entries()) {
    if (index === 1 && one === other) continue;
    steps.push(
      `Set the factor equal to 0: ${written[index]} = 0, so ${letter} = ${showExact(q.neg().div(p))}`,
    );
  }
  return { steps, answer: answerOf(roots, letter) };
}

function bracket(text = ''): string {
  return /^[A-Za-z]$|^\d+[A-Za-z]$/.test(text) ? text : `(${text})`;
}

function factorSteps(
  { a, b, c }: Quadratic,
  [m, n]: [Fraction, Fraction],
  letter: string,
  product: string,
): string[] {
  if (c.equals(0)) return [`Take out the common factor: ${product} = 0`];
  if (b.equals(0)) return [`Use the difference of two squares: ${product} = 0`];
  const steps = [
    `Find two numbers whose product is ${showExact(a.mul(c))} and whose sum is ${showExact(b)}: ${showExact(m)} and ${showExact(n)}`,
  ];
  if (!a.equals(1)) {
    const term = (value: Fraction) =>
      `${value.s < 0n ? '−' : '+'} ${printPolynomial(fromCoefficients([ZERO, value.abs()], letter))}`;
    const [first, last] = [
      printPolynomial(fromCoefficients([ZERO, ZERO, a], letter)),
      `${c.s < 0n ? '−' : '+'} ${showExact(c.abs())}`,
    ];
    steps.push(`Split the middle term: ${first} ${term(m)} ${term(n)} ${last} = 0`);
  }
  return [...steps, `Factorise: ${product} = 0`];
}

function byFormula(quadratic: Quadratic, letter: string): Outcome {
  const { a, b, c } = quadratic;
  const d = discriminantOf(quadratic);
  const signed = (value: Fraction) => (value.s < 0n ? `(${showExact(value)})` : showExact(value));
  const steps = [
    `Read off a = ${showExact(a)}, b = ${showExact(b)}, c = ${showExact(c)}`,
    `Work out the discriminant: b² − 4ac = ${signed(b)}² − 4 × ${signed(a)} × ${signed(c)} = ${showExact(d)}`,
  ];
  if (d.s < 0n) return { steps, answer: 'no real roots (the discriminant is negative)' };
  steps.push(
    `Substitute into ${letter} = (−b ± √(b² − 4ac)) ÷ 2a: ${letter} = (${showExact(b.neg())} ± √${showExact(d)}) ÷ ${showExact(a.mul(2))}`,
  );
  return withRoots(quadratic, letter, steps);
}

function bySquare({ a, b, c }: Quadratic, letter: string): Outcome {
  const [p, q] = [b.div(a), c.div(a)];
  const half = p.div(2);
  const right = half.mul(half).sub(q);
  const steps: string[] = [];
  const monic = (constant: Fraction) => printPolynomial(fromCoefficients([constant, p, fromOne], letter));
  if (!a.equals(1)) steps.push(`Divide both sides by ${showExact(a)}: ${monic(q)} = 0`);
  steps.push(
    `${q.s < 0n ? 'Add' : 'Subtract'} ${showExact(q.abs())} ${q.s < 0n ? 'to' : 'from'} both sides: ${monic(ZERO)} = ${showExact(q.neg())}`,
  );
  if (!p.equals(0)) {
    steps.push(
      `Add (${showExact(p)} ÷ 2)² = ${showExact(half.mul(half))} to both sides: ${monic(half.mul(half))} = ${showExact(right)}`,
    );
  }
  const inner = printPolynomial(fromCoefficients([half, fromOne], letter));
  steps.push(`Write the left side as a square: (${inner})² = ${showExact(right)}`);
  if (right.s < 0n) return { steps, answer: 'no real roots (a square is never negative)' };
  steps.push(`Take the square root of both sides: ${inner} = ±${rootText(right)}`);
  return withRoots({ a, b, c }, letter, steps);
}

const fromOne = ZERO.add(1);

function rootText(value: Fraction): string {
  return printSurd(simplifyRoot(value));
}

/** The roots, in simplest surd form where they are not rational. */
function withRoots(quadratic: Quadratic, letter: string, steps: string[]): Outcome {
  const { a, b } = quadratic;
  const d = discriminantOf(quadratic);
  const root = exactRoot(d);
  if (root) {
    const roots = sorted([b.neg().sub(root).div(a.mul(2)), b.neg().add(root).div(a.mul(2))]);
    const lines = roots.map((value) => `${letter} = ${showExact(value)}`);
    return {
      steps: [...steps, `Work out the roots: ${[...new Set(lines)].join(' and ')}`],
      answer: answerOf(roots, letter),
    };
  }
  const centre = b.neg().div(a.mul(2));
  const surd = simplifyRoot(d.div(a.mul(a).mul(4)));
  const text = printSurd({ factor: surd.factor.abs(), radicand: surd.radicand });
  const exact = `${letter} = ${centre.equals(0) ? `±${text}` : `${showExact(centre)} ± ${text}`}`;
  const about = realRoots(quadratic).map((value) => `${letter} ≈ ${showRounded(value)}`);
  return { steps: [...steps, `Simplify the root: ${exact}`], answer: `${exact} (${about.join(' or ')})` };
}

function answerOf(roots: readonly Fraction[], letter: string): string {
  const [one, other] = roots;
  if (one && other && one.equals(other)) return `${letter} = ${showExact(one)}${decimalNote(one)} (twice)`;
  return roots.map((value) => `${letter} = ${showExact(value)}${decimalNote(value)}`).join(' or ');
}

function sorted(roots: readonly Fraction[]): Fraction[] {
  return [...roots].sort((one, other) => one.compare(other));
}

/** As floats, the smaller first; none where there are none. */
export function realRoots({ a, b, c }: Quadratic): number[] {
  const d = discriminantOf({ a, b, c }).valueOf();
  if (d < 0) return [];
  const [half, width] = [-b.valueOf() / (2 * a.valueOf()), Math.sqrt(d) / Math.abs(2 * a.valueOf())];
  return [half - width, half + width];
}

function checkRoots(
  equation: Equation,
  letter: string,
  quadratic: Quadratic,
  roots: readonly number[],
): string {
  if (roots.length === 0) return `The graph of ${print(quadratic, letter)} never meets the ${letter}-axis.`;
  const factors = linearFactors(quadratic);
  if (factors) {
    const isTrue = factors.every(([p, q]) => holds(equation, { [letter]: q.neg().div(p) }));
    if (!isTrue) throw new CannotSolve('The result did not pass the check.');
    return 'Each value makes both sides of the equation equal.';
  }
  for (const root of roots) {
    const [left, right] = [
      numericValue(equation.left, { [letter]: root }),
      numericValue(equation.right, { [letter]: root }),
    ];
    if (!isClose(left, right, 1e-7)) throw new CannotSolve('The result did not pass the check.');
  }
  return 'Each value, put into the equation as a decimal, makes both sides equal but for rounding.';
}
