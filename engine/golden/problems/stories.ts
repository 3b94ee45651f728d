import type { GoldenProblem } from './problem.ts';

/** Statements in words that lead to equations, solved by hand. */
export const STORIES: readonly GoldenProblem[] = [
  {
    family: 'linear equations',
    problem: 'Five more than three times a number is 26. Find the number.',
    answer: 'x = 7',
  },
  {
    family: 'linear equations',
    problem: 'When 7 is added to twice a number, the result is 31. Find the number.',
    answer: 'x = 12',
  },
  {
    family: 'linear equations',
    problem: 'Six less than four times a number is 30. What is the number?',
    answer: 'x = 9',
  },
  {
    family: 'linear equations',
    problem: 'If 5 is subtracted from three times a certain number, the result is 16. Find the number.',
    answer: 'x = 7',
  },
  {
    family: 'linear equations',
    problem: 'The sum of three consecutive integers is 72. Find the integers.',
    answer: 'the first = 23, the second = 24, the third = 25',
  },
  {
    family: 'linear equations',
    problem: 'The sum of three consecutive odd numbers is 81. Find the largest of the numbers.',
    answer: 'the third = 29',
  },
  {
    family: 'linear equations',
    problem: 'I think of a number, multiply it by 4 and subtract 7. The result is 29. Find the number.',
    answer: 'x = 9',
  },
  {
    family: 'linear equations',
    problem: 'A number is doubled and 9 is added to the result. If the answer is 31, what is the number?',
    answer: 'x = 11',
  },
  {
    family: 'linear equations',
    problem: 'When a number is multiplied by 3 and 8 is added, the result is 29. Find the number.',
    answer: 'x = 7',
  },
  {
    family: 'linear equations',
    problem: 'Half of a number plus 6 equals 14. Find the number.',
    answer: 'x = 16',
  },
  {
    family: 'linear equations',
    problem: 'Two-thirds of a number is 18. What is the number?',
    answer: 'x = 27',
  },
  {
    family: 'linear equations',
    problem: 'If 3 times a number is equal to the number increased by 10, find the number.',
    answer: 'x = 5',
  },
  {
    family: 'linear equations',
    problem: 'Twice a number decreased by 5 is equal to 17. Find the number.',
    answer: 'x = 11',
  },
  {
    family: 'linear equations',
    problem: 'Twice the sum of a number and 4 is 22. Find the number.',
    answer: 'x = 7',
  },
  {
    family: 'linear equations',
    problem: 'Find the number which when added to 12 gives 30.',
    answer: 'x = 18',
  },
  {
    family: 'linear equations',
    problem:
      'Find a number such that when it is multiplied by 5 and the result is reduced by 4, the answer is 31.',
    answer: 'x = 7',
  },
  {
    family: 'linear equations',
    problem: 'What number when multiplied by 6 and 4 is subtracted from the product gives 50?',
    answer: 'x = 9',
  },
  {
    family: 'linear equations',
    problem:
      'A father is four times as old as his son. If the sum of their ages is 50 years, how old is the son?',
    answer: "the son's age = 10 years",
  },
  {
    family: 'linear equations',
    problem: "John is 3 years older than Mary. The sum of their ages is 27. Find Mary's age.",
    answer: "Mary's age = 12 years",
  },
  {
    family: 'linear equations',
    problem:
      "A man is three times as old as his son. In 12 years' time, he will be twice as old as his son. How old is the son now?",
    answer: "the son's age = 12 years",
  },
  {
    family: 'linear equations',
    problem:
      'Ade is twice as old as Bola. Five years ago, Ade was three times as old as Bola. Find their present ages.',
    answer: "Ade's age = 20 years, Bola's age = 10 years",
  },
  {
    family: 'linear equations',
    problem:
      'The sum of the ages of Musa and Ali is 45 years. Musa is 7 years older than Ali. How old is Musa?',
    answer: "Musa's age = 26 years",
  },
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
];
