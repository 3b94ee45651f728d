import type { GoldenProblem } from './problem.ts';

/** Statements in words that lead to equations, solved by hand. */
export const MORE_STORIES: readonly GoldenProblem[] = [
  {
    family: 'linear equations',
    problem:
      'Divide ₦7,200 between Tola and Musa so that Tola gets ₦1,200 more than Musa. How much does Musa get?',
    answer: "Musa's amount = ₦3,000",
  },
  {
    family: 'linear equations',
    problem:
      'A taxi charges ₦500 plus ₦150 for every kilometre. Ngozi paid ₦2,300. How many kilometres did she travel?',
    answer: 'x = 12 km',
  },
  {
    family: 'linear equations',
    problem: 'Chinedu has twice as many mangoes as Ada. Together they have 30. How many has Ada?',
    answer: "Ada's amount = 10",
  },
  {
    family: 'linear equations',
    problem: 'Ali has 5 more books than Bello. Together they have 41 books. How many books does Ali have?',
    answer: "Ali's amount = 23",
  },
  {
    family: 'linear equations',
    problem:
      '₦5,000 is shared between Uche and Ada such that Uche gets three times as much as Ada. How much does Uche receive?',
    answer: "Uche's amount = ₦3,750",
  },
  {
    family: 'linear equations',
    problem:
      'I think of a number, double it and take away 9. The answer is the same as the number plus 4. What is the number?',
    answer: 'x = 13',
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
  {
    family: 'simultaneous equations',
    problem:
      'At a match 300 tickets were sold. Adults paid ₦500 each and children ₦200 each, and the total takings were ₦114,000. How many adults and how many children attended?',
    answer: 'number of Adults = 180, number of children = 120',
  },
  {
    family: 'simultaneous equations',
    problem:
      'Three pens and two exercise books cost ₦850, while one pen and four exercise books cost ₦950. Find the cost of a pen and the cost of an exercise book.',
    answer: 'price of one pen = ₦150, price of one exercise book = ₦200',
  },
];
