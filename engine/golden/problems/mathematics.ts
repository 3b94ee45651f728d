import type { GoldenProblem } from './problem.ts';

/** Solved by hand. */
export const MATHEMATICS: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Evaluate 18 − 4 × 3 + 10 ÷ 5', answer: '8' },
  { family: 'arithmetic', problem: 'Simplify 3/4 + 2/3 − 1/6', answer: '5/4 = 1.25' },
  { family: 'arithmetic', problem: 'Work out 2½ × 1⅓', answer: '10/3 ≈ 3.333' },
  { family: 'arithmetic', problem: 'Find the value of 2a² − 3b when a = −3 and b = 4.', answer: '6' },
  { family: 'percentages', problem: 'Find 35% of ₦12,000.', answer: 'part = ₦4,200' },
  {
    family: 'percentages',
    problem: 'A trader bought a radio for ₦25,000 and sold it for ₦21,000. Calculate his percentage loss.',
    answer: 'percentage loss = 16%',
  },
  {
    family: 'percentages',
    problem: 'By selling a television for ₦92,000, a dealer made a profit of 15%. Find the cost price.',
    answer: 'cost price = ₦80,000',
  },
  {
    family: 'percentages',
    problem: 'The price of petrol rose from ₦160 to ₦200. Find the percentage increase.',
    answer: 'percentage increase = 25%',
  },
  {
    family: 'percentages',
    problem: 'A meal costs ₦6,000 before VAT. If VAT is 7.5%, how much is the total bill?',
    answer: 'price with VAT = ₦6,450',
  },
  { family: 'linear equations', problem: 'Solve 7x − 4 = 3x + 16', answer: 'x = 5' },
  { family: 'linear equations', problem: 'Solve for y: 3(2y − 1) − 2(y + 4) = 5', answer: 'y = 4' },
  {
    family: 'linear equations',
    problem: 'Find the value of p if (p + 2)/3 − (p − 1)/4 = 2',
    answer: 'p = 13',
  },
  { family: 'linear equations', problem: '4 − 3t = 9', answer: 't = −5/3 ≈ −1.667' },
  {
    family: 'quadratic equations',
    problem: 'Solve 3x² − 10x − 8 = 0',
    answer: 'x = −2/3 ≈ −0.6667 or x = 4',
  },
  {
    family: 'quadratic equations',
    problem: 'Solve x² − 6x + 7 = 0 by completing the square.',
    answer: 'x = 3 ± √2 (x ≈ 1.586 or x ≈ 4.414)',
  },
  {
    family: 'quadratic equations',
    problem: 'Find the roots of 2x² − 4x + 5 = 0',
    answer: 'no real roots (the discriminant is negative)',
  },
  { family: 'quadratic equations', problem: 'Solve the equation (x − 3)² = 16', answer: 'x = −1 or x = 7' },
  { family: 'factorise and expand', problem: 'Factorise 2x² + 7x + 3', answer: '(2x + 1)(x + 3)' },
  { family: 'factorise and expand', problem: 'Factorise completely: 5x³ − 45x', answer: '5x(x − 3)(x + 3)' },
  { family: 'factorise and expand', problem: 'factorize pq − 3p + 2q − 6', answer: '(p + 2)(q − 3)' },
  {
    family: 'factorise and expand',
    problem: 'Expand and simplify (3x − 2)(x + 4) − 2x²',
    answer: 'x² + 10x − 8',
  },
  {
    family: 'simultaneous equations',
    problem: 'Solve the simultaneous equations 3x + 2y = 16 and 5x − 2y = 8',
    answer: 'x = 3, y = 7/2 = 3.5',
  },
  {
    family: 'simultaneous equations',
    problem: '2p − 5q = 1; 3p + q = 10. Find p and q',
    answer: 'p = 3, q = 1',
  },
  {
    family: 'simultaneous equations',
    problem: 'Solve: x + y + z = 9, 2x − y = 1, y + 3z = 15',
    answer: 'x = 2, y = 3, z = 4',
  },
  { family: 'inequalities', problem: 'Solve the inequality 4 − 3x < 19', answer: 'x > −5' },
  { family: 'inequalities', problem: 'Solve 2(x + 3) ≥ 5x − 9', answer: 'x ≤ 5' },
  {
    family: 'inequalities',
    problem: 'Find the range of values of x for which x² + 2x − 15 > 0',
    answer: 'x < −5 or x > 3',
  },
  { family: 'inequalities', problem: 'Solve −1 ≤ 3x + 2 < 11', answer: '−1 ≤ x < 3' },
  {
    family: 'derivatives',
    problem: 'Differentiate y = 4x³ − 7x² + 2x − 9 with respect to x.',
    answer: '12x² − 14x + 2',
  },
  { family: 'derivatives', problem: 'Find dy/dx if y = (3x − 1)⁴', answer: '12(3x − 1)³' },
  { family: 'derivatives', problem: 'If f(x) = x eˣ, find f′(x).', answer: 'xe^x + e^x' },
  {
    family: 'derivatives',
    problem: 'Find the gradient of the curve y = x² − 5x + 1 at the point where x = 3',
    answer: '1',
  },
  { family: 'integrals', problem: '∫ (6x² − 4x + 3) dx', answer: '2x³ − 2x² + 3x + C' },
  { family: 'integrals', problem: 'Evaluate ∫₁³ (x² + 1) dx', answer: '32/3 ≈ 10.67' },
  { family: 'integrals', problem: 'Integrate cos 3x with respect to x', answer: '(1/3) sin 3x + C' },
  { family: 'sequences', problem: 'Find the 12th term of the sequence 5, 8, 11, 14, …', answer: 'T = 38' },
  {
    family: 'sequences',
    problem: 'Calculate the sum of the first 8 terms of the G.P. 3, 6, 12, …',
    answer: 'S = 765',
  },
  {
    family: 'sequences',
    problem: 'The first term of an A.P. is 7 and the 15th term is 63. Find the common difference.',
    answer: 'd = 4',
  },
  {
    family: 'statistics',
    problem: 'Find the mean and the median of 12, 7, 9, 15, 10, 7',
    answer: 'mean = 10; median = 9.5',
  },
  {
    family: 'statistics',
    problem: 'Calculate the standard deviation of the numbers 3, 6, 7, 8, 11',
    answer: 'standard deviation ≈ 2.608 (population, divided by n)',
  },
  {
    family: 'statistics',
    problem: 'Scores: 1, 2, 3, 4, 5; Frequency: 2, 4, 6, 5, 3. Find the mean and the mode.',
    answer: 'mean = 3.15; mode = 3',
  },
  {
    family: 'statistics',
    problem: 'Calculate the z-score of a mark of 48 if the mean is 60 and the standard deviation is 8.',
    answer: 'z = −1.5',
  },
  { family: 'arithmetic', problem: 'Calculate 5 × (12 − 7)² ÷ 25 + 3', answer: '8' },
  {
    family: 'percentages',
    problem: 'A student scored 36 out of 45 in a test. What percentage is this?',
    answer: 'percentage = 80%',
  },
  {
    family: 'percentages',
    problem:
      'A wholesaler bought a generator for ₦150,000 and later sold it at a gain of 12%. How much did he sell it?',
    answer: 'selling price = ₦168,000',
  },
  { family: 'linear equations', problem: 'Solve: (3m − 2)/5 − (m + 1)/2 = 1', answer: 'm = 19' },
  {
    family: 'quadratic equations',
    problem: 'Solve for x if 5x² = 2x + 7',
    answer: 'x = −1 or x = 7/5 = 1.4',
  },
  {
    family: 'quadratic equations',
    problem: 'Use the formula method to solve x² − 3x − 5 = 0',
    answer: 'x = 3/2 ± (1/2)√29 (x ≈ −1.193 or x ≈ 4.193)',
  },
  { family: 'factorise and expand', problem: 'Factorise 3xy − 6x + 2y − 4', answer: '(3x + 2)(y − 2)' },
  {
    family: 'simultaneous equations',
    problem: 'Find x and y if 4x + y = 10 and 3x − 2y = 2.',
    answer: 'x = 2, y = 2',
  },
  {
    family: 'inequalities',
    problem: 'Find the solution set of the inequality (x + 1)/3 > x − 5',
    answer: 'x < 8',
  },
  {
    family: 'derivatives',
    problem: 'What is the derivative of x³ ln x with respect to x?',
    answer: 'x² + 3x² ln x',
  },
  { family: 'integrals', problem: 'Evaluate the integral ∫₀³ (2x − x²) dx', answer: '0' },
  {
    family: 'sequences',
    problem:
      'An arithmetic progression has a first term of 6 and a common difference of −2. Calculate the sum of its first 15 terms.',
    answer: 'S = −120',
  },
  {
    family: 'statistics',
    problem: 'The heights of seven plants in cm are 12, 15, 11, 14, 12, 18 and 16. Find the median height.',
    answer: 'median = 14 cm',
  },
];
