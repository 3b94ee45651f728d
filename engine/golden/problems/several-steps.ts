import type { Trap } from './traps.ts';

/** Two stages, two purchases, or a change of a mean. */
export const SEVERAL_STEPS: readonly Trap[] = [
  {
    problem:
      'A car of mass 1000 kg moving at 20 m/s along a rough road is brought to rest by friction in 40 m. Find the coefficient of friction.',
    trap: 'friction',
  },
  {
    problem: 'A 5 kg block is pulled along a rough surface with a force of 20 N. Find its acceleration.',
    trap: 'friction',
  },
  {
    problem: 'A body of mass 2 kg slides down an inclined plane with a force of 10 N. Find the acceleration.',
    trap: 'a slope',
  },
  {
    problem:
      'A car travels at 20 m/s for 10 s and then accelerates at 2 m/s² for 5 s. Find the final velocity.',
    trap: 'two stages',
  },
  {
    problem:
      'A train accelerates from rest at 2 m/s² for 10 s and then moves at constant speed for 20 s. Find the total distance.',
    trap: 'two stages',
  },
  {
    problem:
      'A stone is thrown horizontally from the top of a cliff 45 m high with a velocity of 20 m/s. How far from the base does it land? g = 10 m/s²',
    trap: 'two directions',
  },
  {
    problem:
      'A trader bought 50 oranges for ₦2,000. 10 of them got spoilt and she sold the rest at ₦60 each. Find her percentage profit.',
    trap: 'spoilt goods',
  },
  {
    problem: 'A man bought 3 shirts at ₦2,000 each and 2 caps at ₦500 each. How much did he spend?',
    trap: 'a purchase of two things',
  },
  {
    problem:
      'A man spent 1/3 of his salary on food and 1/4 on rent. If he has ₦25,000 left, find his salary.',
    trap: 'two parts of an unknown whole',
  },
  {
    problem:
      'A woman sold an article for ₦5,000 at a profit of 25%. At what price should she sell it to make a profit of 40%?',
    trap: 'two selling prices',
  },
  {
    problem:
      'The price of a shirt was increased by 10% and then reduced by 10% to ₦9,900. What was the original price?',
    trap: 'two changes',
  },
  {
    problem:
      'A man invests ₦20,000 at 5% and ₦30,000 at 6% simple interest. Find the total interest for 2 years.',
    trap: 'two investments',
  },
  {
    problem:
      'Find the simple interest on ₦20,000 for 2 years at 5% per annum and for 3 years at 6% per annum.',
    trap: 'two investments',
  },
  {
    problem: 'A sum of money doubles itself in 8 years at simple interest. Find the rate.',
    trap: 'a value that doubles',
  },
  {
    problem: 'The mean of 10 numbers is 6. If one of the numbers, 15, is removed, find the new mean.',
    trap: 'a number that is removed',
  },
  { problem: 'Find the mean of the first 10 even numbers.', trap: "numbers that aren't listed" },
  { problem: 'The mean of 4, 6, 8 is increased by 2. What is the new mean?', trap: 'a mean that is changed' },
  { problem: 'Two balls are drawn from a bag', trap: 'no numbers' },
  {
    problem:
      'A wire of length 2 m and resistance 4 Ω carries a current of 3 A. Find the resistance of a wire of length 4 m.',
    trap: 'another wire',
  },
  {
    problem:
      'A current of 2 A flows through a 6 Ω resistor in parallel with a 3 Ω resistor. Find the total current.',
    trap: 'a current in one of two branches',
  },
  {
    problem:
      'Two cells each of e.m.f. 1.5 V and internal resistance 0.5 Ω are connected in series to a 5 Ω resistor. Find the current.',
    trap: 'two cells',
  },
  {
    problem:
      'A heater of 1000 W is 80% efficient. How long does it take to heat 2 kg of water from 20 °C to 100 °C? c = 4200 J/kg K',
    trap: 'an efficiency',
  },
  {
    problem:
      'How much heat is needed to change 2 kg of ice at −10 °C to water at 0 °C? (latent heat = 336000 J/kg)',
    trap: 'a temperature below the melting point',
  },
  {
    problem: '50 g of water at 80 °C is mixed with 100 g of water at 20 °C. Find the final temperature.',
    trap: 'a mixture',
  },
  {
    problem: 'A gas expands from 2 dm³ to 4 dm³. If the initial pressure was 3 atm, find the final pressure.',
    trap: 'nothing says that the temperature is constant',
  },
  {
    problem:
      'A gas occupies 2 dm³ at 27 °C. Find its volume when the temperature doubles at constant pressure.',
    trap: 'a value that doubles',
  },
  {
    problem: 'Calculate the mass of CO2 produced when 10 g of CaCO3 is heated. [Ca = 40, C = 12, O = 16]',
    trap: 'a reaction',
  },
];
