import type { Trap } from './traps.ts';

/** Other kinds of problems, changes of a value, and several bodies or stages. */
export const MORE_TRAPS: readonly Trap[] = [
  {
    problem:
      'A ball is projected at 30° to the horizontal with a velocity of 20 m/s. Find the maximum height. (g = 10 m/s²)',
    trap: 'an angle',
  },
  {
    problem: 'A train 100 m long crosses a bridge 200 m long at 20 m/s. How long does it take?',
    trap: 'two lengths',
  },
  {
    problem: 'The velocity of a car increases by 10 m/s in 5 s. Find its acceleration.',
    trap: 'a change, and no final value',
  },
  {
    problem:
      'A gas at 3 atm occupies 4 L. The pressure increases by 1 atm at constant temperature. Find the new volume.',
    trap: 'a change, not a value',
  },
  {
    problem: 'He deposits ₦5,000 yearly at 5% compound interest for 3 years. Find the amount.',
    trap: 'a payment every year',
  },
  {
    problem: 'The price of a bag was ₦5,000. It rose by 10% and then fell by 10%. Find the final price.',
    trap: 'two changes',
  },
  { problem: 'Find 20% of 50% of 80.', trap: 'a percentage of a percentage' },
  {
    problem: 'The 3rd term of a G.P. is 12 and the first term is 3. Find the common ratio.',
    trap: 'two ratios fit',
  },
  { problem: 'Solve 2x3 + 5x = 7', trap: 'a power that was lost in copying' },
  { problem: 'Solve |x − 2| = 3', trap: 'an absolute value' },
  { problem: 'Solve x² − 5x + 6 = 0 correct to 2 decimal places for x > 2', trap: 'a condition' },
  { problem: '(x + 1)/(x − 1) = 2/(x − 1)', trap: 'the only root makes a denominator 0' },
  { problem: 'A 100 g mass is hung on a spring. Find the extension.', trap: 'missing data' },
  {
    problem: 'A car moving at 20 m/s decelerates at 2 m/s² for 15 s. Find the distance covered.',
    trap: 'it stops after 10 s',
  },
  {
    problem:
      'A car moves with a constant velocity of 20 m/s and an acceleration of 2 m/s² for 5 s. Find the distance.',
    trap: 'contradictory',
  },
  {
    problem: 'A man bought a phone and a laptop for ₦80,000 and sold the phone for ₦50,000. Find his loss.',
    trap: 'two things with one price',
  },
  {
    problem: 'A boy scored 36 out of 45 in mathematics and 40 out of 50 in English. What percentage is this?',
    trap: 'two tests',
  },
  { problem: 'A force of 100 N lifts a 5 kg body. Find its acceleration.', trap: 'the weight acts as well' },
  {
    problem: 'A stone is dropped from a tower. Find its height after 2 s. (g = 10 m/s²)',
    trap: 'a height, not the distance fallen',
  },
  {
    problem:
      'A ball is thrown vertically upwards at 20 m/s from a building. Find the time of flight. (g = 10 m/s²)',
    trap: 'it falls deeper than it started',
  },
  {
    problem: 'A car moving at 20 m/s slows down for 15 s at 2 m/s². Find the distance covered.',
    trap: 'it stops after 10 s',
  },
  {
    problem:
      'The price of rice rises from ₦100 to ₦120 and the quantity of beans demanded rises from 50 to 60. Find the price elasticity of demand.',
    trap: 'two goods',
  },
  {
    problem:
      'When the price of tea rises by 10%, the quantity of coffee demanded rises by 4%. Calculate the price elasticity of demand.',
    trap: 'two goods',
  },
  {
    problem:
      'When the price of tea rises by 10%, the quantity of tea demanded falls by 4%. Calculate the cross elasticity of demand.',
    trap: 'one good',
  },
  {
    problem:
      'If price falls by 10%, demand rises by 20% and income rises by 5%, find the income elasticity of demand.',
    trap: 'two causes',
  },
];
