import type { GoldenProblem } from './problem.ts';

/** Indices, surds, logarithms, statistics and further formulas, solved by hand. */
export const MORE_FORMULAS: readonly GoldenProblem[] = [
  { family: 'indices and logarithms', problem: 'If 9^x = 27, find x', answer: 'x = 3/2 = 1.5' },
  { family: 'indices and logarithms', problem: 'Find x if 5^(x−2) = 1/25', answer: 'x = 0' },
  { family: 'indices and logarithms', problem: 'Solve 2ˣ = 16', answer: 'x = 4' },
  {
    family: 'inequalities',
    problem: 'Find the range of values of x which satisfies the inequality 3x − 7 ≤ 5x + 3',
    answer: 'x ≥ −5',
  },
  { family: 'inequalities', problem: 'For what range of values of x is x² < 7x − 10?', answer: '2 < x < 5' },
  { family: 'integrals', problem: 'Evaluate the definite integral ∫₁⁴ √x dx', answer: '14/3 ≈ 4.667' },
  {
    family: 'kinematics',
    problem: 'A car accelerates from rest at 3 m/s² for 4 s. Find its velocity and the distance covered.',
    answer: 'v = 12 m/s, s = 24 m',
  },
  {
    family: 'quadratic equations',
    problem: 'Use completing the square to solve x² + 4x − 12 = 0',
    answer: 'x = −6 or x = 2',
  },
  {
    family: 'sequences',
    problem: 'An A.P. has 5th term 17 and 9th term 33. Find the first term.',
    answer: 'a = 1',
  },
  {
    family: 'statistics',
    problem: 'The scores of six students in a quiz are 8, 3, 11, 6, 9 and 5. Find the median score.',
    answer: 'median = 7',
  },
  {
    family: 'statistics',
    problem:
      'Eight traders made the following gains in thousands of naira: 12, 15, 9, 20, 15, 8, 11, 14. Calculate the mean gain.',
    answer: 'mean = 13',
  },
  {
    family: 'statistics',
    problem:
      'Seven babies born in a clinic weighed 3.1, 2.8, 3.4, 2.9, 4.0, 3.3 and 3.0 kg. What is the median weight?',
    answer: 'median = 3.1 kg',
  },
  {
    family: 'statistics',
    problem:
      'The table shows the marks of students. Marks: 2, 3, 4, 5; Number of students: 3, 5, 8, 4. Calculate the mean mark.',
    answer: 'mean = 3.65',
  },
  {
    family: 'statistics',
    problem:
      'The daily sales of a shop for 5 days were ₦12,000, ₦15,000, ₦9,000, ₦18,000 and ₦16,000. Find the average daily sales.',
    answer: 'mean = 14000',
  },
  {
    family: 'statistics',
    problem: 'Find the modal age of students whose ages are 14, 15, 13, 15, 16, 15, 14.',
    answer: 'mode = 15',
  },
  {
    family: 'statistics',
    problem:
      'The number of goals scored by a team in 10 matches are 2, 0, 1, 3, 2, 1, 0, 2, 4, 1. Find the mode and the range.',
    answer: 'mode = 1 and 2; range = 4',
  },
  {
    family: 'statistics',
    problem: 'Find the standard deviation of 5, 7, 9, 11, 13',
    answer: 'standard deviation ≈ 2.828 (population, divided by n)',
  },
  {
    family: 'statistics',
    problem: "In a test, a student's marks were 60, 72, 55, 68 and 70. What is the mean mark?",
    answer: 'mean = 65',
  },
  {
    family: 'statistics',
    problem:
      'The table below gives the distribution of ages. Age: 10, 11, 12, 13 Frequency: 4, 6, 7, 3. Find the median age.',
    answer: 'median = 11.5',
  },
  {
    family: 'statistics',
    problem: 'Number of children 0 1 2 3 4, frequency 3 5 6 4 2. Find the mean number of children.',
    answer: 'mean = 1.85',
  },
  {
    family: 'statistics',
    problem: 'Calculate the variance of the set of numbers 2, 5, 6, 7, 10',
    answer: 'variance = 6.8 (population, divided by n)',
  },
  { family: 'statistics', problem: 'Find the median of 12, 15, 9, 20 and 8 kg', answer: 'median = 12 kg' },
  {
    family: 'statistics',
    problem:
      'The mean age of five boys is 12 years. When a sixth boy joins them, the mean becomes 13 years. How old is the sixth boy?',
    answer: 'x = 18 years',
  },
  {
    family: 'statistics',
    problem: 'The mean of 8 numbers is 15. If seven of the numbers add up to 100, find the eighth number.',
    answer: 'x = 20',
  },
  {
    family: 'statistics',
    problem: 'The mean of 5 numbers is 8. Four of them are 6, 7, 9 and 10. Find the fifth.',
    answer: 'x = 8',
  },
  {
    family: 'statistics',
    problem: 'The average of 4 numbers is 20. If the average of three of them is 18, find the fourth number.',
    answer: 'x = 26',
  },
  { family: 'statistics', problem: 'The mean of 2, 5, x and 9 is 6. Find x.', answer: 'x = 8' },
  {
    family: 'statistics',
    problem: 'The mean of the numbers 3, x + 1, 7 and 10 is 6. Find the value of x.',
    answer: 'x = 3',
  },
  { family: 'statistics', problem: 'The mean of x, 3, 5 and 8 is 6. Find x.', answer: 'x = 8' },
  {
    family: 'waves and heat',
    problem: 'A pendulum takes 20 s to make 10 oscillations. Find its frequency and period.',
    answer: 'f = 0.5 Hz, T = 2 s',
  },
];
