import type { Trap } from './traps.ts';

/** More facts than the solver can hold together. */
export const SEVERAL_FACTS: readonly Trap[] = [
  {
    problem:
      'A car of mass 1000 kg starts from rest and covers 100 m in 10 s. The engine works against a resistance. Find the force.',
    trap: 'a resistance',
  },
  {
    problem: 'A trader sells 5 pens for ₦200 and gains 25%. Find the cost of one pen.',
    trap: 'a price for several',
  },
  {
    problem: 'A trader bought a bag of rice for ₦40,000 and sold half of it for ₦25,000. Find his profit.',
    trap: 'a half that is sold',
  },
  {
    problem:
      'A man sold two goats for ₦20,000 each. He gained 25% on one and lost 20% on the other. Find his total profit.',
    trap: 'two animals',
  },
  {
    problem:
      'The marks of 5 students are 12, 15, 9, 18 and 16. If each student is given 2 more marks, what is the mean?',
    trap: 'a change of each mark',
  },
  {
    problem:
      'The ages of 6 boys are 10, 12, 11, 13, 12 and 14 years. What will be their mean age in 3 years?',
    trap: 'a later mean',
  },
  { problem: 'The mean of 4, 8, 12 and 16 is what percentage of 40?', trap: 'a percentage of a mean' },
  {
    problem: 'Find the range of values for which the mean of 3, 5 and x is greater than 4.',
    trap: 'a range of values',
  },
  {
    problem:
      'Temperatures of 20, 25 and 30 degrees were recorded on 2, 3 and 5 days. Find the mean temperature.',
    trap: 'days as weights',
  },
  { problem: 'Find the mean of 10, 20 and 30 kg and 40 g', trap: 'two units' },
  {
    problem: 'In a class of 40, 25 offer Maths, 20 offer English and 10 offer both. How many offer neither?',
    trap: 'two subjects',
  },
  {
    problem: 'In a school, 60% of the students are boys. If there are 200 girls, how many boys are there?',
    trap: 'the other part',
  },
  {
    problem:
      'A number is increased by 20% and the result is decreased by 20%. The final number is 96. Find the number.',
    trap: 'two changes',
  },
  {
    problem: 'A tank is 3/4 full. When 20 litres are removed it is half full. Find its capacity.',
    trap: 'parts of a tank',
  },
  {
    problem:
      'Divide 60 sweets among Ada, Bola and Chidi in the ratio 1 : 2 : 3. How many more does Chidi get than Ada?',
    trap: 'a difference of shares',
  },
  {
    problem: 'Two numbers are in the ratio 3 : 5. Their sum is 40. Find the larger number.',
    trap: 'an unknown sum of shares',
  },
  {
    problem: 'If 6 books cost ₦1,200, how many books can be bought with ₦2,000?',
    trap: 'a number that can be bought',
  },
  {
    problem: 'If 4 taps fill a tank in 6 hours, how long will 3 taps take to fill half of the tank?',
    trap: 'half a tank',
  },
  {
    problem:
      'A taxi charges ₦200 for the first kilometre and ₦50 for each extra kilometre. Ali paid ₦700. How many kilometres did he travel?',
    trap: 'a first kilometre',
  },
  {
    problem: 'A man has ₦500 in ₦20 and ₦50 notes. There are 16 notes. How many ₦50 notes are there?',
    trap: 'two kinds of notes',
  },
  {
    problem: 'A car moves at 60 km/h for 2 hours and at 80 km/h for 3 hours. How far does it travel?',
    trap: 'two stages',
  },
  {
    problem:
      'A cyclist left home at 8:00 a.m., rested for 30 minutes and arrived at 11:00 a.m. after covering 50 km. Find his average speed.',
    trap: 'a rest on the way',
  },
  {
    problem: 'A lorry accelerates at 2 m/s² for 5 s from 10 m/s and then stops. Find the distance.',
    trap: 'two stages',
  },
  {
    problem:
      'A ball dropped from 20 m bounces back to 5 m. Find its speed just after the bounce. g = 10 m/s²',
    trap: 'a bounce',
  },
  {
    problem:
      'A stone is thrown down a well with a speed of 5 m/s and hits the water after 2 s. Find the depth. g = 10 m/s²',
    trap: 'a throw downwards',
  },
];
