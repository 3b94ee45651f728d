import type { GoldenProblem } from './problem.ts';

/** Problems as teachers phrase them, none of them like the ones before, solved by hand. */
export const OTHER_NATURAL: readonly GoldenProblem[] = [
  {
    family: 'percentages',
    problem:
      'A salesman earns a commission of 3.5% on his sales. What commission does he get on sales worth ₦360,000?',
    answer: 'commission = ₦12,600',
  },
  {
    family: 'percentages',
    problem:
      'A dealer allows a discount of 20% and then a further 5% off the reduced price for cash. What does a cash buyer pay for a fan marked ₦25,000?',
    answer: 'price paid = ₦19,000',
  },
  {
    family: 'percentages',
    problem: 'How much VAT at 7.5% is charged on a hotel bill of ₦48,000?',
    answer: 'VAT = ₦3,600',
  },
  {
    family: 'percentages',
    problem: 'In a school of 850 students, 34% are boys. How many girls are there?',
    answer: 'remainder = 561',
  },
  {
    family: 'quadratic equations',
    problem: 'The product of two consecutive positive integers is 132. Find the smaller integer.',
    answer: 'the first = 11',
  },
  {
    family: 'quadratic equations',
    problem: 'Solve 6x² + 7x = 3',
    answer: 'x = −3/2 = −1.5 or x = 1/3 ≈ 0.3333',
  },
  {
    family: 'quadratic equations',
    problem: 'A rectangular plot is 4 m longer than it is wide and its area is 96 m². What is its width?',
    answer: 'width = 8 m',
  },
  {
    family: 'quadratic equations',
    problem: 'Solve the equation 4x² − 12x + 9 = 0.',
    answer: 'x = 3/2 = 1.5 (twice)',
  },
  {
    family: 'quadratic equations',
    problem: 'The sum of a number and its reciprocal is 5/2. Find the two possible values of the number.',
    answer: 'x = 1/2 = 0.5 or x = 2',
  },
  {
    family: 'quadratic equations',
    problem: 'Use the quadratic formula to solve 2x² − 6x + 1 = 0.',
    answer: 'x = 3/2 ± (1/2)√7 (x ≈ 0.1771 or x ≈ 2.823)',
  },
  {
    family: 'quadratic equations',
    problem:
      'The hypotenuse of a right-angled triangle is 13 cm and one of the other sides is 7 cm longer than the other. Find the shortest side.',
    answer: 'x = 5 cm',
  },
  { family: 'sequences', problem: 'Which term of the A.P. 4, 9, 14, … is 104?', answer: 'n = 21' },
  { family: 'sequences', problem: 'Find the sum to infinity of the G.P. 18, 6, 2, …', answer: 'I = 27' },
  {
    family: 'sequences',
    problem:
      'A hall has 15 seats in the first row and every next row has 3 more seats than the one before. How many seats are in the 12th row?',
    answer: 'T = 48',
  },
  {
    family: 'sequences',
    problem: 'The 3rd term of a G.P. is 12 and the 6th term is 96. Find the common ratio.',
    answer: 'r = 2',
  },
  { family: 'sequences', problem: 'Find the sum of all the even numbers from 2 to 60.', answer: 'S = 930' },
  {
    family: 'sequences',
    problem:
      'Amina saves ₦500 in the first week and increases the amount by ₦100 each week. How much has she saved altogether after 10 weeks?',
    answer: 'S = ₦9,500',
  },
  {
    family: 'simultaneous equations',
    problem: 'The sum of two numbers is 41 and their difference is 13. What are the numbers?',
    answer: 'x = 27, y = 14',
  },
  { family: 'simultaneous equations', problem: 'Solve x/2 + y/3 = 4 and x − y = −2', answer: 'x = 4, y = 6' },
  {
    family: 'simultaneous equations',
    problem: 'Solve the equations 3m = 2n + 11 and 4m + 5n = 7 simultaneously.',
    answer: 'm = 3, n = −1',
  },
  {
    family: 'simultaneous equations',
    problem: 'Solve 0.5x + 0.2y = 1.6 and x − y = −1',
    answer: 'x = 2, y = 3',
  },
  {
    family: 'simultaneous equations',
    problem: 'Find the coordinates of the point where the lines y = 2x − 3 and 3x + y = 12 meet.',
    answer: 'x = 3, y = 3',
  },
  {
    family: 'statistics',
    problem:
      'The heights of recruits have a mean of 168 cm and a standard deviation of 8 cm. How many standard deviations above the mean is a recruit who is 180 cm tall?',
    answer: 'z = 1.5',
  },
  {
    family: 'statistics',
    problem:
      'The marks of ten pupils in a dictation are 6, 7, 4, 9, 7, 5, 8, 7, 3 and 4. What mark occurs most often?',
    answer: 'mode = 7',
  },
  { family: 'statistics', problem: 'Calculate the range of 14, 9, 23, 17, 6, 20.', answer: 'range = 17' },
  { family: 'statistics', problem: 'If the mean of 4, 9, x, 7 and 12 is 8, find x.', answer: 'x = 8' },
  {
    family: 'statistics',
    problem:
      'Tunde scored 74 in Chemistry, where the class mean was 62 and the standard deviation was 8. Express his mark as a standard score.',
    answer: 'z = 1.5',
  },
  {
    family: 'statistics',
    problem: 'Calculate the standard deviation of 2, 4, 4, 4, 5, 5, 7, 9',
    answer: 'standard deviation = 2 (population, divided by n)',
  },
];
