import type { GoldenProblem } from './problem.ts';

/** Percentages, trade, growth and interest, solved by hand. */
export const MORE_COMMERCE: readonly GoldenProblem[] = [
  {
    family: 'percentages',
    problem:
      'A student spent 30% of her pocket money of ₦4,500 on transport. How much did she spend on transport?',
    answer: 'part = ₦1,350',
  },
  {
    family: 'percentages',
    problem: 'A man earns ₦60,000 a month and spends 25% of it on rent. How much is left?',
    answer: 'remainder = ₦45,000',
  },
  {
    family: 'percentages',
    problem: "A worker's salary of ₦45,000 was increased by 12%. Find his new salary.",
    answer: 'new value = ₦50,400',
  },
  {
    family: 'percentages',
    problem: 'The price of a bag of cement rose by 25% to ₦5,000. Find the old price.',
    answer: 'original value = ₦4,000',
  },
  {
    family: 'percentages',
    problem: 'A television set now costs ₦66,000 after a 10% increase. What did it cost before the increase?',
    answer: 'original value = ₦60,000',
  },
  {
    family: 'percentages',
    problem: 'The number of students in a school dropped from 800 to 680. Calculate the percentage decrease.',
    answer: 'percentage decrease = 15%',
  },
  {
    family: 'percentages',
    problem: 'By what percentage did the price of rice rise if it increased from ₦40,000 to ₦46,000?',
    answer: 'percentage increase = 15%',
  },
  { family: 'percentages', problem: '18 is what percentage of 72?', answer: 'percentage = 25%' },
  {
    family: 'percentages',
    problem: 'A pupil obtained 42 marks out of 60. Express this as a percentage.',
    answer: 'percentage = 70%',
  },
  {
    family: 'percentages',
    problem:
      '60% of the students in a school are boys. If there are 480 boys, how many students are in the school?',
    answer: 'original value = 800',
  },
  {
    family: 'percentages',
    problem:
      'A shopkeeper reduces the price of a shirt from ₦4,000 to ₦3,400. What is the percentage reduction?',
    answer: 'percentage decrease = 15%',
  },
  {
    family: 'percentages',
    problem: 'An article is sold for ₦9,200 at a profit of 15%. Find the cost price.',
    answer: 'cost price = ₦8,000',
  },
  {
    family: 'percentages',
    problem: 'A man bought a goat for ₦20,000 and sold it at a loss of 8%. What was the selling price?',
    answer: 'selling price = ₦18,400',
  },
  {
    family: 'percentages',
    problem: 'A woman bought 20 oranges for ₦1,000 and sold them for ₦1,250. What was her percentage profit?',
    answer: 'percentage profit = 25%',
  },
  {
    family: 'percentages',
    problem: 'A table which cost ₦12,000 to make is sold for ₦15,000. Calculate the percentage profit.',
    answer: 'percentage profit = 25%',
  },
  { family: 'percentages', problem: 'What is 12½% of ₦64,000?', answer: 'part = ₦8,000' },
  { family: 'percentages', problem: 'Increase 250 by 16%.', answer: 'new value = 290' },
  {
    family: 'percentages',
    problem:
      'An agent earns 3% commission on all sales. If he sold goods worth ₦450,000, calculate his commission.',
    answer: 'commission = ₦13,500',
  },
  {
    family: 'percentages',
    problem: 'The marked price of a book is ₦2,500. If a discount of 8% is allowed, find the selling price.',
    answer: 'price paid = ₦2,300',
  },
  {
    family: 'percentages',
    problem: 'A shirt was bought at ₦4,200 after a discount of 16%. Find the original price.',
    answer: 'original price = ₦5,000',
  },
  {
    family: 'percentages',
    problem: 'A trader gave a discount of ₦600 on an article marked ₦4,000. What is the percentage discount?',
    answer: 'percentage discount = 15%',
  },
  {
    family: 'percentages',
    problem: 'A meal cost ₦4,300 inclusive of 7.5% VAT. Find the cost of the meal before VAT.',
    answer: 'price before VAT = ₦4,000',
  },
  {
    family: 'percentages',
    problem: 'If the selling price of a radio is ₦13,800 and the profit is 15%, what is the cost price?',
    answer: 'cost price = ₦12,000',
  },
  {
    family: 'percentages',
    problem: 'A farmer sold a cow for ₦180,000, thereby making a loss of 10%. How much did he buy the cow?',
    answer: 'cost price = ₦200,000',
  },
];
