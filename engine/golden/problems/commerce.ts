import type { GoldenProblem } from './problem.ts';

/** Percentages, trade, growth and interest, solved by hand. */
export const COMMERCE: readonly GoldenProblem[] = [
  {
    family: 'interest',
    problem: 'A machine bought for ₦250,000 depreciates at 10% per annum. What is its value after 2 years?',
    answer: 'A = ₦202,500',
  },
  {
    family: 'interest',
    problem:
      'A car which was bought for ₦2,000,000 depreciates by 20% each year. Find its value after 3 years.',
    answer: 'A = ₦1,024,000',
  },
  {
    family: 'interest',
    problem:
      'The population of a village is 20,000 and it grows at 5% per annum. What will the population be after 2 years?',
    answer: 'A = 22050',
  },
  {
    family: 'interest',
    problem: 'For how many years must ₦18,000 be saved at 6% per annum simple interest to yield ₦3,240?',
    answer: 'T = 3 years',
  },
  {
    family: 'interest',
    problem: 'How much must a farmer save at 5% simple interest per annum to earn ₦9,000 in 3 years?',
    answer: 'P = ₦60,000',
  },
  {
    family: 'interest',
    problem:
      'Aisha put ₦75,000 in a cooperative that pays 8% simple interest a year. How long will it take her money to grow to ₦99,000?',
    answer: 'T = 4 years',
  },
  {
    family: 'interest',
    problem: 'At what annual rate of compound interest will ₦10,000 become ₦12,100 in two years?',
    answer: 'R = 10%',
  },
  {
    family: 'interest',
    problem:
      'A man deposited ₦50,000 in a bank at 6% per annum simple interest. How much will he have in the bank after 4 years?',
    answer: 'A = ₦62,000',
  },
  {
    family: 'interest',
    problem: 'Find the amount if ₦20,000 is invested at 10% compound interest for 2 years.',
    answer: 'A = ₦24,200',
  },
  {
    family: 'interest',
    problem: 'What sum of money will amount to ₦9,680 in 2 years at 10% compound interest?',
    answer: 'P = ₦8,000',
  },
  {
    family: 'interest',
    problem: 'The simple interest on ₦24,000 for 5 years is ₦6,000. Find the rate per cent per annum.',
    answer: 'R = 5%',
  },
  {
    family: 'interest',
    problem: 'Calculate the compound interest on ₦15,000 for 2 years at 8% per annum.',
    answer: 'I = ₦2,496',
  },
  {
    family: 'interest',
    problem:
      'A loan of ₦30,000 was repaid with ₦5,400 simple interest after 3 years. What was the rate of interest?',
    answer: 'R = 6%',
  },
  {
    family: 'interest',
    problem: 'How long will it take ₦8,000 to yield ₦1,920 at 6% simple interest per annum?',
    answer: 'T = 4 years',
  },
  {
    family: 'interest',
    problem: 'Find the principal which will earn ₦1,500 interest in 5 years at 3% simple interest per annum.',
    answer: 'P = ₦10,000',
  },
  {
    family: 'interest',
    problem: 'Mrs Bassey saves ₦40,000 for 2½ years at 4% simple interest. What interest does she get?',
    answer: 'I = ₦4,000',
  },
  {
    family: 'interest',
    problem:
      '₦12,000 was invested for 3 years and amounted to ₦14,160. Calculate the simple interest rate per annum.',
    answer: 'R = 6%',
  },
  { family: 'linear equations', problem: 'If 35% of a number is 84, find the number.', answer: 'x = 240' },
  {
    family: 'percentages',
    problem: 'After a reduction of 15%, a pair of shoes costs ₦6,800. What was the original price?',
    answer: 'original value = ₦8,000',
  },
  {
    family: 'percentages',
    problem: 'After an increase of 20% the bus fare is ₦600. What was the fare before the increase?',
    answer: 'original value = ₦500',
  },
  {
    family: 'percentages',
    problem:
      'A dealer allows a discount of 10% on a fan marked ₦18,500. How much does a customer pay for it?',
    answer: 'price paid = ₦16,650',
  },
  {
    family: 'percentages',
    problem: 'VAT at 7.5% is charged on a generator that costs ₦160,000. Find the amount of VAT payable.',
    answer: 'VAT = ₦12,000',
  },
  {
    family: 'percentages',
    problem:
      'The population of a town increased by 8% to 54,000. What was the population before the increase?',
    answer: 'original value = 50000',
  },
  {
    family: 'percentages',
    problem: 'In a class of 40 students, 14 are girls. What percentage of the class are girls?',
    answer: 'percentage = 35%',
  },
  {
    family: 'percentages',
    problem: 'A salesman receives a commission of 5% on sales of ₦340,000. How much commission does he earn?',
    answer: 'commission = ₦17,000',
  },
];
