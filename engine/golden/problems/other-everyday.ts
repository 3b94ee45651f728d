import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const OTHER_EVERYDAY: readonly GoldenProblem[] = [
  {
    family: 'kinematics',
    problem: 'Calculate the distance travelled by a car which accelerates from 5 m/s to 15 m/s in 10 s.',
    answer: 's = 100 m',
  },
  {
    family: 'linear equations',
    problem: 'One-third of a number added to 7 gives 15. Find the number.',
    answer: 'x = 24',
  },
  { family: 'linear equations', problem: 'Solve for m: 5(m − 2) − 3(m + 1) = 7', answer: 'm = 10' },
  { family: 'linear equations', problem: 'If 3(x − 1) = 2(x + 4), what is x?', answer: 'x = 11' },
  {
    family: 'linear equations',
    problem:
      "A woman is 4 times as old as her daughter. In 5 years' time, she will be 3 times as old. How old is the daughter?",
    answer: "the daughter's age = 10 years",
  },
  {
    family: 'linear equations',
    problem: 'The sum of two consecutive even numbers is 46. Find the larger number.',
    answer: 'the second = 24',
  },
  {
    family: 'linear equations',
    problem: 'A rectangle is three times as long as it is wide. If its perimeter is 64 cm, find its length.',
    answer: 'length = 24 cm',
  },
  {
    family: 'linear equations',
    problem:
      "Musa is 8 years younger than Sani. In 3 years' time their ages will add up to 40 years. How old is Sani now?",
    answer: "Sani's age = 21 years",
  },
  {
    family: 'linear equations',
    problem: 'Ngozi has ₦300 more than Bisi. If they have ₦1,500 altogether, how much has Bisi?',
    answer: "Bisi's amount = ₦600",
  },
  {
    family: 'linear equations',
    problem: 'If seven times a number is subtracted from 50, the result is 15. What is the number?',
    answer: 'x = 5',
  },
  { family: 'linear equations', problem: 'Solve (3y + 1)/4 − (y − 2)/3 = 2', answer: 'y = 13/5 = 2.6' },
  {
    family: 'linear equations',
    problem: 'The sum of four consecutive whole numbers is 90. What is the smallest?',
    answer: 'the first = 21',
  },
  {
    family: 'linear equations',
    problem:
      'Tayo is 5 years older than Wale. Three years ago Tayo was twice as old as Wale. How old is Wale now?',
    answer: "Wale's age = 8 years",
  },
  {
    family: 'linear equations',
    problem: 'If 9 is taken from half of a number, the answer is 6. Find the number.',
    answer: 'x = 30',
  },
  {
    family: 'linear equations',
    problem:
      'A rectangular field is twice as long as it is wide. The perimeter is 150 m. What is the width of the field?',
    answer: 'width = 25 m',
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
    family: 'percentages',
    problem:
      'A bookshop sold a dictionary for ₦4,600, making a profit of 15%. How much did the dictionary cost the bookshop?',
    answer: 'cost price = ₦4,000',
  },
  {
    family: 'percentages',
    problem: 'The price of kerosene dropped by 8% to ₦1,150 per litre. What was the old price?',
    answer: 'original value = ₦1,250',
  },
  {
    family: 'percentages',
    problem:
      'An artisan bought tools for ₦24,000 and sold them at a loss of 5%. For how much did he sell them?',
    answer: 'selling price = ₦22,800',
  },
  { family: 'percentages', problem: 'What percentage of 3 hours is 45 minutes?', answer: 'percentage = 25%' },
  { family: 'percentages', problem: 'Calculate 17.5% of ₦56,000', answer: 'part = ₦9,800' },
  {
    family: 'quadratic equations',
    problem: 'The square of a number less three times the number is 28. Find the number.',
    answer: 'x = −4 or x = 7',
  },
];
