/** Methods for finding the roots of a quadratic equation. */
import { decimalNote, exactRoot, type Fraction, ONE, showExact, showRounded, ZERO } from '../maths/number.ts';
import { fromCoefficients, printPolynomial } from '../maths/polynomial.ts';
import { printSurd, simplifyRoot } from '../maths/surd.ts';
import { CannotSolve } from '../solution.ts';
import { discriminantOf, linearFactors, type Quadratic, splitMiddle } from './roots.ts';

/** The parts of a solution that a method fills in. */
export interface Outcome {
  steps: string[];
  answer: string;
}

export function printQuadratic({ a, b, c }: Quadratic, letter: string): string {
  return printPolynomial(fromCoefficients([c, b, a], letter));
}

export function byFactors(quadratic: Quadratic, letter: string): Outcome {
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

export function byFormula(quadratic: Quadratic, letter: string): Outcome {
  const { a, b, c } = quadratic;
  const d = discriminantOf(quadratic);
  const signed = (value: Fraction) => (value.s < 0n ? `(${showExact(value)})` : showExact(value));
  const steps = [
    `Read off a = ${showExact(a)}, b = ${showExact(b)}, c = ${showExact(c)}`,
    `Calculate the discriminant: b² − 4ac = ${signed(b)}² − 4 × ${signed(a)} × ${signed(c)} = ${showExact(d)}`,
  ];
  if (d.s < 0n) return { steps, answer: 'no real roots (the discriminant is negative)' };
  steps.push(
    `Substitute into ${letter} = (−b ± √(b² − 4ac)) ÷ 2a: ${letter} = (${showExact(b.neg())} ± √${showExact(d)}) ÷ ${showExact(a.mul(2))}`,
  );
  return withRoots(quadratic, letter, steps);
}

export function bySquare({ a, b, c }: Quadratic, letter: string): Outcome {
  const [p, q] = [b.div(a), c.div(a)];
  const half = p.div(2);
  const right = half.mul(half).sub(q);
  const steps: string[] = [];
  const monic = (constant: Fraction) => printPolynomial(fromCoefficients([constant, p, ONE], letter));
  if (!a.equals(1)) steps.push(`Divide both sides by ${showExact(a)}: ${monic(q)} = 0`);
  steps.push(
    `${q.s < 0n ? 'Add' : 'Subtract'} ${showExact(q.abs())} ${q.s < 0n ? 'to' : 'from'} both sides: ${monic(ZERO)} = ${showExact(q.neg())}`,
  );
  if (!p.equals(0)) {
    steps.push(
      `Add (${showExact(p)} ÷ 2)² = ${showExact(half.mul(half))} to both sides: ${monic(half.mul(half))} = ${showExact(right)}`,
    );
  }
  const inner = printPolynomial(fromCoefficients([half, ONE], letter));
  steps.push(`Write the left side as a square: (${inner})² = ${showExact(right)}`);
  if (right.s < 0n) return { steps, answer: 'no real roots (a square is never negative)' };
  steps.push(`Take the square root of both sides: ${inner} = ±${rootText(right)}`);
  return withRoots({ a, b, c }, letter, steps);
}

function rootText(value: Fraction): string {
  return printSurd(simplifyRoot(value));
}

/** The roots, in simplest surd form if they are irrational. */
function withRoots(quadratic: Quadratic, letter: string, steps: string[]): Outcome {
  const { a, b } = quadratic;
  const d = discriminantOf(quadratic);
  const root = exactRoot(d);
  if (root) {
    const roots = sorted([b.neg().sub(root).div(a.mul(2)), b.neg().add(root).div(a.mul(2))]);
    const lines = roots.map((value) => `${letter} = ${showExact(value)}`);
    return {
      steps: [...steps, `Calculate the roots: ${[...new Set(lines)].join(' and ')}`],
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

/** The roots as floats, the smaller first; empty if there are no real ones. */
export function realRoots({ a, b, c }: Quadratic): number[] {
  const d = discriminantOf({ a, b, c }).valueOf();
  if (d < 0) return [];
  const [half, width] = [-b.valueOf() / (2 * a.valueOf()), Math.sqrt(d) / Math.abs(2 * a.valueOf())];
  return [half - width, half + width];
}
