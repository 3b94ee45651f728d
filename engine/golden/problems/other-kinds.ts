import type { Trap } from './traps.ts';

/** Reactions, mixtures, flows, and conditions on a part. */
export const OTHER_KINDS: readonly Trap[] = [
  { problem: 'How many moles of oxygen are needed to burn 16 g of CH4?', trap: 'a reaction' },
  { problem: 'What is the mass of 2 moles of oxygen atoms in H2O?', trap: 'atoms in a compound' },
  {
    problem:
      'A car covers the first half of a 100 km journey at 50 km/h and the second half at 25 km/h. Find the average speed.',
    trap: 'two halves',
  },
  {
    problem:
      'A boat travels at 10 km/h in still water. The river flows at 2 km/h. How long will it take to travel 24 km upstream?',
    trap: 'a river',
  },
  {
    problem: 'A cyclist rides 30 km at 15 km/h and returns at 10 km/h. Find the total time.',
    trap: 'two ways',
  },
  {
    problem: 'A ball is thrown upwards with a velocity of 20 m/s. Find its velocity after 1 s. g = 10 m/s²',
    trap: 'a time on the way up',
  },
  {
    problem: 'A ball is thrown up at 20 m/s. How long does it take to reach a height of 15 m? g = 10 m/s²',
    trap: 'a time on the way up',
  },
  {
    problem: 'A pump lifts 100 kg of water per minute through 10 m. Find its power. g = 10 m/s²',
    trap: 'a flow',
  },
  {
    problem:
      "John is twice as old as Mary and three times as old as Peter. The sum of their ages is 44. Find John's age.",
    trap: 'three people',
  },
  {
    problem:
      'A man is 40 years old and his son is 10. In how many years will the man be twice as old as his son?',
    trap: 'an unknown time',
  },
  {
    problem:
      'The sum of two numbers is 20. One is 4 more than twice the other. Find the product of the numbers.',
    trap: 'a product of the unknowns',
  },
  {
    problem:
      'The sum of the digits of a two-digit number is 9. When the digits are reversed the number increases by 27. Find the number.',
    trap: 'digits',
  },
  {
    problem:
      'The length of a rectangle is twice its width. If the length is increased by 3 cm the area becomes 80 cm². Find the width.',
    trap: 'a changed rectangle',
  },
  { problem: 'Differentiate 3x² and evaluate ∫ 2x dx', trap: 'two questions' },
  { problem: 'A particle moves so that s = t² in km. Find its velocity when t = 2.', trap: 'not metres' },
  {
    problem:
      'The price of yam falls from ₦500 to ₦400 and total revenue rises from ₦5000 to ₦6000. Find the price elasticity of demand.',
    trap: 'a revenue, not a quantity',
  },
  {
    problem:
      'A transformer has a primary voltage of 240 V and a current of 2 A with efficiency 90%. Find the secondary voltage if the turns ratio is 5:1.',
    trap: 'an efficiency',
  },
  {
    problem: 'Find the value of 5 shirts at ₦1,000 less 10% discount',
    trap: 'a price of several less a discount',
  },
  {
    problem:
      'A TV set marked ₦50,000 is sold at a discount of 10% and VAT of 7.5% is then charged. How much does a customer pay?',
    trap: 'a discount and a tax',
  },
  {
    problem:
      'A car depreciates by 20% in the first year and 10% in each later year. It cost ₦1,000,000. Find its value after 2 years.',
    trap: 'two rates',
  },
  {
    problem:
      'A salesman earns a basic salary of ₦30,000 plus 5% commission on sales of ₦200,000. Find his total earnings.',
    trap: 'a salary and a commission',
  },
  {
    problem:
      'A salesman gets 5% commission on sales above ₦100,000. Find his commission on sales of ₦300,000.',
    trap: 'a part of the sales',
  },
  {
    problem:
      'In a class of 50 students, 30 study Physics and 60% of these are girls. How many girls study Physics?',
    trap: 'a part of a part',
  },
  {
    problem: '40% of the workers in a firm are women. If there are 90 men, how many workers are there?',
    trap: 'the other part',
  },
  {
    problem: 'Water flows at 2 m/s through a pipe of area 0.01 m². What volume flows in 5 s?',
    trap: 'a flow',
  },
  {
    problem:
      'A spring of natural length 20 cm stretches to 25 cm under a force of 10 N. Find the force constant.',
    trap: 'a natural length',
  },
];
