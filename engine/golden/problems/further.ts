import type { GoldenProblem } from './problem.ts';

/** Solved by hand, in other words than the first ones. */
export const FURTHER: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Evaluate 4³ − 6 × 7 + 18 ÷ (5 − 2)', answer: '28' },
  {
    family: 'percentages',
    problem: 'A motorcycle bought for ₦240,000 was sold for ₦204,000. Calculate the percentage loss.',
    answer: 'percentage loss = 15%',
  },
  { family: 'percentages', problem: 'Reduce ₦14,000 by 35%.', answer: 'new value = ₦9,100' },
  { family: 'linear equations', problem: 'Solve 5 − 2(3 − k) = 4k + 9', answer: 'k = −5' },
  {
    family: 'linear equations',
    problem: 'If (2y + 3)/7 = (y − 1)/2, find the value of y.',
    answer: 'y = 13/3 ≈ 4.333',
  },
  {
    family: 'quadratic equations',
    problem: 'Find the values of p that satisfy 2p² + p = 15',
    answer: 'p = −3 or p = 5/2 = 2.5',
  },
  { family: 'factorise and expand', problem: 'Factorise completely 18x² − 8', answer: '2(3x − 2)(3x + 2)' },
  {
    family: 'simultaneous equations',
    problem: 'Solve the following pair of equations: 5a − 3b = 1 and 2a + b = 7',
    answer: 'a = 2, b = 3',
  },
  { family: 'inequalities', problem: 'Solve the inequality 7 − x > 3(x − 3)', answer: 'x < 4' },
  {
    family: 'derivatives',
    problem: 'Find the derivative with respect to x of 2x⁵ − 3/x',
    answer: '10x⁴ + 3/x²',
  },
  {
    family: 'integrals',
    problem: 'Find the integral of 8x³ − 6x + 1 with respect to x.',
    answer: '2x⁴ − 3x² + x + C',
  },
  {
    family: 'sequences',
    problem: 'The common ratio of a G.P. is 3 and its first term is 4. Find the 5th term.',
    answer: 'T = 324',
  },
  {
    family: 'interest',
    problem: 'Find the simple interest that a teacher earns on ₦36,000 saved for 20 months at 4% per annum.',
    answer: 'I = ₦2,400',
  },
  {
    family: 'statistics',
    problem: 'Find the range and the mean of these temperatures: 31, 28, 35, 30, 26 °C',
    answer: 'mean = 30 °C; range = 9 °C',
  },
  {
    family: 'kinematics',
    problem: 'Calculate the velocity acquired by a rocket that accelerates from rest at 25 m/s² for 8 s.',
    answer: 'v = 200 m/s',
  },
  {
    family: 'forces and energy',
    problem: 'What mass will a force of 84 N accelerate at 7 m/s²?',
    answer: 'm = 12 kg',
  },
  {
    family: 'electricity',
    problem: 'Calculate the total resistance when 8 Ω, 12 Ω and 24 Ω resistors are joined in parallel.',
    answer: 'R = 4 Ω',
  },
  {
    family: 'gas laws',
    problem:
      'A sample of nitrogen has a volume of 360 cm³ at 87 °C. To what temperature must it be cooled at constant pressure for its volume to become 300 cm³?',
    answer: 'T₂ = 300 K',
  },
  {
    family: 'chemistry',
    problem: 'Calculate the volume of 0.25 mol/dm³ solution that contains 0.05 mol of solute.',
    answer: 'V = 0.2 dm³',
  },
  {
    family: 'density and speed',
    problem: 'A piece of brass of density 8.4 g/cm³ has a volume of 15 cm³. What is its mass?',
    answer: 'm = 126 g',
  },
];
