import type { GoldenProblem } from './problem.ts';

/** All families in the words of examinations, solved by hand. */
export const MORE_MIXED: readonly GoldenProblem[] = [
  {
    family: 'integrals',
    problem: 'Find the area under the curve y = x² between x = 0 and x = 3',
    answer: '9',
  },
  {
    family: 'interest',
    problem: 'Find the simple interest on ₦15,000 for 3 years at 7½% per annum.',
    answer: 'I = ₦3,375',
  },
  {
    family: 'interest',
    problem: 'What principal will yield ₦4,800 simple interest in 4 years at 6% per annum?',
    answer: 'P = ₦20,000',
  },
  {
    family: 'interest',
    problem: 'Calculate the time in which ₦12,500 will earn ₦3,000 at 8% simple interest per annum.',
    answer: 'T = 3 years',
  },
  {
    family: 'interest',
    problem:
      'A sum of ₦80,000 is deposited at 5% compound interest per annum. Find the amount at the end of 2 years.',
    answer: 'A = ₦88,200',
  },
  {
    family: 'interest',
    problem:
      'Mr Okoro borrowed ₦250,000 at 12% simple interest per annum. How much will he pay back after 18 months?',
    answer: 'A = ₦295,000',
  },
  {
    family: 'interest',
    problem: 'At what rate of simple interest will ₦6,000 amount to ₦7,440 in 4 years?',
    answer: 'R = 6%',
  },
  {
    family: 'kinematics',
    problem: 'A car starts from rest and attains a velocity of 20 m/s in 5 s. Find the distance covered.',
    answer: 's = 50 m',
  },
  {
    family: 'kinematics',
    problem:
      'A body is thrown vertically upwards with an initial velocity of 30 m/s. Calculate the maximum height reached. [g = 10 m s⁻²]',
    answer: 'H = 45 m',
  },
  {
    family: 'kinematics',
    problem:
      'A vehicle travelling at 90 km/h comes to rest in 10 seconds when the brakes are applied. Calculate the retardation.',
    answer: 'd = 2.5 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A particle with an initial velocity of 4 m/s accelerates at 3 m/s² over a distance of 32 m. What is its final velocity?',
    answer: 'v ≈ 14.42 m/s',
  },
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
  {
    family: 'sequences',
    problem:
      'The first term of an arithmetic progression is 5 and the common difference is 3. Find the 20th term.',
    answer: 'T = 62',
  },
  { family: 'sequences', problem: 'Find the sum to infinity of the G.P. 8, 4, 2, 1, ...', answer: 'I = 16' },
  {
    family: 'sequences',
    problem: 'The second term of a G.P. is 6 and the fifth term is 162. Find the first term.',
    answer: 'a = 2',
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
    family: 'waves and heat',
    problem: 'A wave has a frequency of 50 Hz and a wavelength of 4 m. Calculate its speed.',
    answer: 'v = 200 m/s',
  },
];
