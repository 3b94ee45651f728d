import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const DIFFERENT_EVERYDAY: readonly GoldenProblem[] = [
  { family: 'quadratic equations', problem: 'Solve (x + 2)(x − 3) = 6', answer: 'x = −3 or x = 4' },
  {
    family: 'quadratic equations',
    problem: 'Find the values of x for which 3x² = 12',
    answer: 'x = −2 or x = 2',
  },
  {
    family: 'quadratic equations',
    problem: 'The product of two numbers is 48 and their sum is 14. Find the numbers.',
    answer: 'x = 8, y = 6',
  },
  {
    family: 'quadratic equations',
    problem:
      'The length of a rectangular garden exceeds its breadth by 5 m. If the area is 84 m², find the breadth.',
    answer: 'width = 7 m',
  },
  {
    family: 'quadratic equations',
    problem: 'Find the roots of 3x² − 5x − 2 = 0',
    answer: 'x = −1/3 ≈ −0.3333 or x = 2',
  },
  {
    family: 'quadratic equations',
    problem: 'When a number is added to its square, the result is 72. Find the number.',
    answer: 'x = −9 or x = 8',
  },
  {
    family: 'quadratic equations',
    problem: 'A rectangular mat is 2 m longer than it is wide. Its area is 15 m². Find its length.',
    answer: 'length = 5 m',
  },
  { family: 'sequences', problem: 'Find the 8th term of the G.P. 2, 6, 18, …', answer: 'T = 4374' },
  {
    family: 'sequences',
    problem: 'The first term of a G.P. is 5 and the common ratio is 2. Find the sum of the first six terms.',
    answer: 'S = 315',
  },
  {
    family: 'sequences',
    problem: 'The 4th term of an A.P. is 13 and the 10th term is 31. Find the common difference.',
    answer: 'd = 3',
  },
  { family: 'sequences', problem: 'Find the 15th term of the sequence 4, 7, 10, 13, …', answer: 'T = 46' },
  {
    family: 'sequences',
    problem: 'The 2nd term of a G.P. is 10 and the 3rd term is 20. Find the first term.',
    answer: 'a = 5',
  },
  {
    family: 'simultaneous equations',
    problem: 'The difference of two numbers is 9 and their sum is 35. Find the bigger number.',
    answer: 'x = 22, y = 13',
  },
  {
    family: 'simultaneous equations',
    problem:
      '2 shirts and 3 ties cost ₦8,500. 4 shirts and 1 tie cost ₦9,500. What is the cost of one shirt?',
    answer: 'price of one shirt = ₦2,000',
  },
  {
    family: 'simultaneous equations',
    problem: 'Solve the equations y = x + 4 and 2x + y = 13.',
    answer: 'x = 3, y = 7',
  },
  {
    family: 'simultaneous equations',
    problem:
      'Three chairs and four tables cost ₦41,000 while two chairs and one table cost ₦14,000. How much does one table cost?',
    answer: 'price of one table = ₦8,000',
  },
  {
    family: 'simultaneous equations',
    problem: 'Find x and y given that 2x − y = 4 and x + 3y = 9',
    answer: 'x = 3, y = 2',
  },
  {
    family: 'simultaneous equations',
    problem:
      'The sum of two numbers is 60. Three times the smaller is equal to twice the larger. Find the numbers.',
    answer: 'x = 36, y = 24',
  },
  {
    family: 'statistics',
    problem: 'The weights of 6 parcels are 2 kg, 5 kg, 3 kg, 4 kg, 7 kg and 3 kg. Find the mean weight.',
    answer: 'mean = 4 kg',
  },
  {
    family: 'statistics',
    problem: 'Find the median of the following scores: 17, 12, 19, 8, 15, 21, 10',
    answer: 'median = 15',
  },
  {
    family: 'statistics',
    problem:
      'The table shows the shoe sizes of some pupils. Size: 5, 6, 7, 8. Number of pupils: 4, 9, 5, 2. What is the modal size?',
    answer: 'mode = 6',
  },
  {
    family: 'statistics',
    problem:
      'A bag has 4 red and 6 black marbles. One marble is drawn at random. What is the probability that it is red?',
    answer: 'P = 2/5 = 0.4',
  },
  {
    family: 'statistics',
    problem: 'What is the probability of throwing a number greater than 4 with a fair die?',
    answer: 'P = 1/3 ≈ 0.3333',
  },
  {
    family: 'statistics',
    problem:
      'The average of five numbers is 18. When one number is removed, the average of the remaining four is 16. Find the number removed.',
    answer: 'x = 26',
  },
  {
    family: 'statistics',
    problem:
      'The temperatures in a town for a week in °C were 29, 31, 30, 28, 33, 32 and 27. Find the mean temperature.',
    answer: 'mean = 30 °C',
  },
  {
    family: 'statistics',
    problem: 'Find the mean, median and mode of 4, 6, 6, 7, 8, 11',
    answer: 'mean = 7; median = 6.5; mode = 6',
  },
  {
    family: 'statistics',
    problem: 'Score: 3, 4, 5, 6. Frequency: 2, 5, 2, 1. Calculate the mean score.',
    answer: 'mean = 4.2',
  },
  {
    family: 'statistics',
    problem: 'Calculate the variance of 3, 5, 7, 9',
    answer: 'variance = 5 (population, divided by n)',
  },
  {
    family: 'statistics',
    problem:
      'In a test the mean is 48 and the standard deviation is 6. Find the z-score of a student who scored 60.',
    answer: 'z = 2',
  },
];
