import type { GoldenProblem } from './problem.ts';

/** All families in the words of examinations, solved by hand. */
export const FURTHER_MIXED: readonly GoldenProblem[] = [
  {
    family: 'kinematics',
    problem:
      'An object is released from a height of 20 m. Find the time it takes to reach the ground. (Take g as 10 m/s²)',
    answer: 't = 2 s',
  },
  { family: 'linear equations', problem: 'Solve the equation (2x − 1)/3 = (x + 4)/2', answer: 'x = 14' },
  {
    family: 'linear equations',
    problem: 'Find the value of x for which 4(x − 2) = 3x + 5.',
    answer: 'x = 13',
  },
  { family: 'linear equations', problem: 'Solve for n: 0.5n + 1.2 = 3.7', answer: 'n = 5' },
  {
    family: 'percentages',
    problem: "A man's salary was increased from ₦48,000 to ₦54,000. Calculate the percentage increase.",
    answer: 'percentage increase = 12.5%',
  },
  {
    family: 'percentages',
    problem: 'A hawker sold a wristwatch for ₦5,400 and made a loss of 10%. How much did it cost him?',
    answer: 'cost price = ₦6,000',
  },
  {
    family: 'percentages',
    problem:
      'A retailer bought a carton of soap for ₦7,200 and sold it at a gain of 25%. Find the selling price.',
    answer: 'selling price = ₦9,000',
  },
  {
    family: 'percentages',
    problem: 'By selling an article for ₦1,380, a trader makes a profit of 15%. What was the cost price?',
    answer: 'cost price = ₦1,200',
  },
  {
    family: 'quadratic equations',
    problem: 'Solve the quadratic equation 2x² − 7x + 3 = 0.',
    answer: 'x = 1/2 = 0.5 or x = 3',
  },
  { family: 'quadratic equations', problem: 'Find the positive root of x² − 3x − 10 = 0', answer: 'x = 5' },
  {
    family: 'sequences',
    problem:
      'The first term of an arithmetic progression is 5 and the common difference is 3. Find the 20th term.',
    answer: 'T = 62',
  },
  {
    family: 'sequences',
    problem:
      'The 3rd term of an A.P. is 10 and the 7th term is 22. Find the first term and the common difference.',
    answer: 'a = 4, d = 3',
  },
  { family: 'sequences', problem: 'Find the sum to infinity of the G.P. 8, 4, 2, 1, ...', answer: 'I = 16' },
  {
    family: 'sequences',
    problem: 'The second term of a G.P. is 6 and the fifth term is 162. Find the first term.',
    answer: 'a = 2',
  },
  {
    family: 'sequences',
    problem: 'How many terms of the A.P. 3, 7, 11, … are there if the last term is 79?',
    answer: 'n = 20',
  },
  {
    family: 'simultaneous equations',
    problem: 'Solve the simultaneous equations: y = 2x − 1, 3x + 2y = 19',
    answer: 'x = 3, y = 5',
  },
  {
    family: 'statistics',
    problem: 'The ages of five children are 4, 7, 9, 6 and 9 years. Find their mean age.',
    answer: 'mean = 7 years',
  },
  {
    family: 'statistics',
    problem: 'Calculate the standard deviation of 2, 4, 6, 8, 10',
    answer: 'standard deviation ≈ 2.828 (population, divided by n)',
  },
  {
    family: 'statistics',
    problem:
      'A student scored 75 in a test whose mean is 60 and standard deviation 10. What is the standard score?',
    answer: 'z = 1.5',
  },
  {
    family: 'statistics',
    problem: 'A fair die is thrown once. What is the probability of obtaining an even number?',
    answer: 'P = 1/2 = 0.5',
  },
  {
    family: 'statistics',
    problem:
      'A bag contains 5 red, 3 blue and 2 green balls. If a ball is picked at random, what is the probability that it is blue?',
    answer: 'P = 3/10 = 0.3',
  },
  {
    family: 'waves and heat',
    problem: 'A wave has a frequency of 50 Hz and a wavelength of 4 m. Calculate its speed.',
    answer: 'v = 200 m/s',
  },
];
