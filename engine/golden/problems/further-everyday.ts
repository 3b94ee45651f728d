import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const FURTHER_EVERYDAY: readonly GoldenProblem[] = [
  {
    family: 'linear equations',
    problem: 'If seven times a number is subtracted from 50, the result is 15. What is the number?',
    answer: 'x = 5',
  },
  {
    family: 'percentages',
    problem:
      'Halima bought a sewing machine for ₦45,000 and sold it for ₦54,000. What was her gain per cent?',
    answer: 'percentage profit = 20%',
  },
  {
    family: 'percentages',
    problem: 'After a 12% discount, a blender sells for ₦22,000. Find its marked price.',
    answer: 'original price = ₦25,000',
  },
  {
    family: 'percentages',
    problem: "A civil servant's monthly salary rose from ₦80,000 to ₦92,000. Find the percentage rise.",
    answer: 'percentage increase = 15%',
  },
  { family: 'percentages', problem: 'Find the number whose 15% is 48.', answer: 'original value = 320' },
  {
    family: 'percentages',
    problem: 'Uche scored 68% in a test of 150 marks. How many marks did he score?',
    answer: 'part = 102',
  },
  {
    family: 'percentages',
    problem:
      'A land agent charges 4% commission. How much will he receive for selling a plot for ₦2,500,000?',
    answer: 'commission = ₦100,000',
  },
  {
    family: 'percentages',
    problem: 'What is the total price of a laptop marked ₦200,000 if VAT of 7.5% is added?',
    answer: 'price with VAT = ₦215,000',
  },
  {
    family: 'percentages',
    problem: 'A farmer lost 12% of his 250 birds to disease. How many birds were left?',
    answer: 'remainder = 220',
  },
  {
    family: 'quadratic equations',
    problem: 'The square of a number less three times the number is 28. Find the number.',
    answer: 'x = −4 or x = 7',
  },
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
];
