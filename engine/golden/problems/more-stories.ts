import type { GoldenProblem } from './problem.ts';

/** Statements in words that lead to equations, solved by hand. */
export const MORE_STORIES: readonly GoldenProblem[] = [
  {
    family: 'linear equations',
    problem:
      "A woman is 24 years older than her daughter. In 6 years, she will be three times as old as her daughter. Find the daughter's present age.",
    answer: "the daughter's age = 6 years",
  },
  {
    family: 'linear equations',
    problem:
      'The length of a rectangle is 5 cm more than its width. If the perimeter is 50 cm, find the width.',
    answer: 'width = 10 cm',
  },
  {
    family: 'linear equations',
    problem:
      'The length of a rectangular field is twice its breadth. If the perimeter is 96 m, calculate the length of the field.',
    answer: 'length = 32 m',
  },
  {
    family: 'linear equations',
    problem:
      'The perimeter of a rectangle is 36 cm. If its length is 4 cm longer than its breadth, find the dimensions.',
    answer: 'length = 11 cm, width = 7 cm',
  },
  {
    family: 'quadratic equations',
    problem: 'The product of two consecutive positive integers is 56. Find them.',
    answer: 'the first = 7, the second = 8',
  },
  {
    family: 'quadratic equations',
    problem: 'A number added to its square gives 42. Find the positive value of the number.',
    answer: 'x = 6',
  },
  {
    family: 'quadratic equations',
    problem: 'The sum of a number and its square is 30. Find the possible values of the number.',
    answer: 'x = −6 or x = 5',
  },
  {
    family: 'quadratic equations',
    problem: 'The sum of a number and its reciprocal is 5/2. Find the number.',
    answer: 'x = 1/2 = 0.5 or x = 2',
  },
  {
    family: 'quadratic equations',
    problem: 'The square of a number is 12 more than the number. Find the number.',
    answer: 'x = −3 or x = 4',
  },
  {
    family: 'quadratic equations',
    problem: 'Find two consecutive even numbers whose product is 168.',
    answer: 'the first = −14, the second = −12 or the first = 12, the second = 14',
  },
  {
    family: 'quadratic equations',
    problem: 'The length of a rectangle is 3 cm more than its width. If its area is 40 cm², find the width.',
    answer: 'width = 5 cm',
  },
  {
    family: 'quadratic equations',
    problem: 'Two numbers have a sum of 15 and a product of 54. Find the numbers.',
    answer: 'x = 9, y = 6',
  },
  {
    family: 'simultaneous equations',
    problem: 'The sum of two numbers is 38 and their difference is 12. Find the numbers.',
    answer: 'x = 25, y = 13',
  },
  {
    family: 'simultaneous equations',
    problem: 'Find two numbers whose sum is 20 and whose difference is 4.',
    answer: 'x = 12, y = 8',
  },
  {
    family: 'simultaneous equations',
    problem:
      'The larger of two numbers is 7 more than the smaller. If their sum is 31, find the smaller number.',
    answer: 'y = 12',
  },
  {
    family: 'simultaneous equations',
    problem: 'One number is three times another. If their sum is 48, find the numbers.',
    answer: 'x = 36, y = 12',
  },
  {
    family: 'simultaneous equations',
    problem:
      'The difference between two numbers is 5. Twice the larger added to three times the smaller is 60. Find the numbers.',
    answer: 'x = 15, y = 10',
  },
  {
    family: 'simultaneous equations',
    problem: 'The sum of two numbers is 24. One of them is 6 more than the other. Find the two numbers.',
    answer: 'x = 15, y = 9',
  },
  {
    family: 'simultaneous equations',
    problem:
      'Two pens and three pencils cost ₦190, while four pens and one pencil cost ₦230. Find the cost of a pen.',
    answer: 'price of one pen = ₦50',
  },
  {
    family: 'simultaneous equations',
    problem:
      'The cost of 3 books and 2 pens is ₦850. The cost of 2 books and 5 pens is ₦750. Find the cost of one book.',
    answer: 'price of one book = ₦250',
  },
  {
    family: 'simultaneous equations',
    problem:
      '5 oranges and 2 mangoes cost ₦260. 3 oranges and 4 mangoes cost ₦240. Find the price of an orange and a mango.',
    answer: 'price of one orange = ₦40, price of one mango = ₦30',
  },
];
