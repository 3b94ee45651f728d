import type { GoldenProblem } from './problem.ts';

/** Indices, surds, logarithms, statistics and further formulas, solved by hand. */
export const FORMULAS: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Simplify 27^(2/3) × 16^(−1/2)', answer: '9/4 = 2.25' },
  { family: 'arithmetic', problem: 'Simplify √75 − √12', answer: '3√3' },
  { family: 'arithmetic', problem: 'Simplify √50 + √18 − √8', answer: '6√2' },
  { family: 'arithmetic', problem: 'Simplify (√3 + 1)(√3 − 1)', answer: '2' },
  { family: 'arithmetic', problem: 'Simplify 1/(2 − √3)', answer: '2 + √3' },
  { family: 'arithmetic', problem: 'Without using tables, evaluate (3⅓ − 1½) ÷ 2¾', answer: '2/3 ≈ 0.6667' },
  { family: 'arithmetic', problem: 'Evaluate (0.008)^(1/3)', answer: '0.2' },
  { family: 'arithmetic', problem: 'Evaluate (64/27)^(−2/3)', answer: '9/16 = 0.5625' },
  {
    family: 'chemistry',
    problem: '25 cm³ of 0.1 M NaOH neutralises 20 cm³ of HCl. Find the concentration of HCl.',
    answer: 'C = 0.125 mol/dm³',
  },
  {
    family: 'chemistry',
    problem: 'What volume of 0.1 M HCl neutralises 25 cm³ of 0.2 M NaOH?',
    answer: 'V = 50 cm³',
  },
  {
    family: 'derivatives',
    problem: 'Find the slope of the tangent to the curve y = 2x³ − 4x + 1 at x = 2',
    answer: '20',
  },
  {
    family: 'derivatives',
    problem: 'Find the derivative with respect to x of 2x⁵ − 3/x',
    answer: '10x⁴ + 3/x²',
  },
  { family: 'derivatives', problem: 'Find the second derivative of x³.', answer: '6x' },
  {
    family: 'electricity',
    problem:
      'A battery of e.m.f. 12 V and internal resistance 1 Ω is connected to a 5 Ω resistor. Find the current.',
    answer: 'I = 2 A',
  },
  {
    family: 'electricity',
    problem: 'Find the current and the power when 12 V is applied to 6 Ω.',
    answer: 'I = 2 A, P = 24 W',
  },
  {
    family: 'electricity',
    problem: 'Three resistors each of 6 Ω are connected in parallel. Find the total resistance.',
    answer: 'R = 2 Ω',
  },
  {
    family: 'electricity',
    problem: 'Find the total resistance of two 6 Ω resistors in parallel.',
    answer: 'R = 3 Ω',
  },
  {
    family: 'factorise and expand',
    problem: 'Remove the brackets and simplify 3(2a − 4) − 2(a − 7)',
    answer: '4a + 2',
  },
  {
    family: 'forces and energy',
    problem:
      'A bullet of mass 20 g moving at 300 m/s is stopped by a block in 0.01 s. Find the average force.',
    answer: 'F = 600 N',
  },
  { family: 'indices and logarithms', problem: 'Evaluate log₁₀ 25 + log₁₀ 4', answer: '2' },
  { family: 'indices and logarithms', problem: 'Without using tables, evaluate log₂ 32', answer: '5' },
  { family: 'indices and logarithms', problem: 'Evaluate log₁₀ 60 − log₁₀ 6', answer: '1' },
  { family: 'indices and logarithms', problem: 'Evaluate 2 log₁₀ 5 + log₁₀ 4', answer: '2' },
  { family: 'indices and logarithms', problem: 'Find the value of log₃ (1/27)', answer: '−3' },
  { family: 'indices and logarithms', problem: 'Simplify log 8 + log 125', answer: '3' },
  { family: 'indices and logarithms', problem: 'Evaluate log₈ 4', answer: '2/3 ≈ 0.6667' },
  { family: 'indices and logarithms', problem: 'Solve log₂ x = 5', answer: 'x = 32' },
  { family: 'indices and logarithms', problem: 'Solve log₁₀ (3x − 2) = 2', answer: 'x = 34' },
  { family: 'indices and logarithms', problem: 'Solve 2^x = 32', answer: 'x = 5' },
  { family: 'indices and logarithms', problem: 'Solve for x: 3^(2x − 1) = 27', answer: 'x = 2' },
  { family: 'indices and logarithms', problem: 'Solve 4^(x+1) = 8^x', answer: 'x = 2' },
];
