import type { Trap } from './traps.ts';

/** A step beyond the problems that the solver knows. */
export const FURTHER_STEPS: readonly Trap[] = [
  {
    problem:
      'A 50 W heater heats 0.1 kg of a liquid from 20 °C to 40 °C in 60 s. 200 J is lost. Find the specific heat capacity.',
    trap: 'a loss of heat',
  },
  {
    problem: 'A gas at 27 °C is compressed to half its volume at constant pressure. Find its temperature.',
    trap: 'a half',
  },
  {
    problem:
      'When the pressure of a gas is doubled at constant temperature, its volume becomes 100 cm³. Find the original volume.',
    trap: 'a doubled pressure',
  },
  {
    problem:
      '0.5 mol of NaOH is dissolved in 250 cm³ of solution and diluted to 500 cm³. Find the concentration.',
    trap: 'a dilution of a solution',
  },
  {
    problem: 'How many grams of NaOH are needed to neutralise 100 cm³ of 0.5 mol/dm³ HCl? [NaOH = 40]',
    trap: 'a mass that neutralises',
  },
  { problem: 'Calculate the number of oxygen atoms in 0.1 mol of CO2.', trap: 'atoms in a compound' },
  { problem: 'A die is thrown twice. What is the probability of getting a six?', trap: 'two throws' },
  {
    problem: 'A bag contains 5 red and 3 blue balls. What is the probability of picking two red balls?',
    trap: 'two balls',
  },
  {
    problem:
      'A bag contains 4 red, 3 blue and some green balls. The probability of red is 0.4. How many are green?',
    trap: 'an unknown number of balls',
  },
  { problem: 'Qd = 100 − 2P and Qs = 3P. Find the excess demand when P = 10.', trap: 'an excess' },
  {
    problem: 'If the price rises by 10% and total revenue is unchanged, find the price elasticity of demand.',
    trap: 'a revenue',
  },
  {
    problem:
      "A farmer's yield rose from 200 bags to 250 bags when the fertilizer price fell from ₦500 to ₦400. Find the price elasticity of demand.",
    trap: 'a price of something else',
  },
  {
    problem: 'Find the compound interest on ₦10,000 at 10% for 1 year and 6 months.',
    trap: 'a part of a year',
  },
  {
    problem:
      'A man borrowed ₦50,000 at 10% simple interest and repaid ₦20,000 after 1 year. How much does he owe after 2 years?',
    trap: 'a repayment',
  },
  {
    problem:
      'The value of a car falls by 20% in the first year and 15% every year after that. It cost ₦1,000,000. Find its value after 3 years.',
    trap: 'two rates',
  },
  {
    problem:
      'John earns ₦50,000 a month. He saves 20% of what remains after paying rent of ₦10,000. How much does he save?',
    trap: 'a part of a remainder',
  },
  {
    problem:
      'Amina saves ₦500 in the first week and doubles it every week. How much does she save in the 4th week?',
    trap: 'an amount that doubles',
  },
  {
    problem:
      'The first row of a hall has 20 seats and the last row has 50 seats. There are 11 rows. Find the total number of seats.',
    trap: 'a last row',
  },
  { problem: 'Find the next two terms of the A.P. 3, 7, 11, …', trap: 'two terms to find' },
  {
    problem: 'The 5th term of a G.P. is 48 and the second term is 6. Find the sum of the first 8 terms.',
    trap: 'three steps',
  },
  {
    problem: 'The sum of two numbers is 12 and the sum of their squares is 74. Find the numbers.',
    trap: 'squares',
  },
  {
    problem: 'Ali is 10 years old. Bola is twice as old as Ali was 2 years ago. How old is Bola?',
    trap: 'an age that is known',
  },
  {
    problem: 'Ada is 4 years older than Uche was 3 years ago. The sum of their ages is 31. How old is Ada?',
    trap: 'a relation across two times',
  },
  {
    problem: 'A rectangle is 3 cm longer than it is wide and its diagonal is 15 cm. Find its width.',
    trap: 'a diagonal',
  },
  { problem: '5 more than twice a number is less than 17. Find the number.', trap: 'an inequality' },
  {
    problem: 'The difference between a number and its square is 6. Find the number.',
    trap: 'two differences',
  },
];
