import type { Trap } from './traps.ts';

/** Questions that look like known ones and are not. */
export const OTHER_QUESTIONS: readonly Trap[] = [
  {
    problem: 'The mean of 3 numbers is 12. Two numbers are added and the mean becomes 15. Find their sum.',
    trap: 'two new numbers',
  },
  {
    problem: 'The mean of 20 scores is 50. A score of 64 was wrongly recorded as 46. Find the correct mean.',
    trap: 'a wrong score',
  },
  {
    problem: 'The mean mark of 20 boys is 60 and that of 30 girls is 70. Find the mean mark of the class.',
    trap: 'two groups',
  },
  { problem: 'Find the median of 3, 5, x, 9 and 12', trap: 'an unknown in the list' },
  { problem: 'The numbers 2, 4, 6, 8 each have frequency 3. Find the mean.', trap: 'equal frequencies' },
  { problem: 'Marks: 1-5, 6-10, 11-15; frequency: 2, 3, 4. Find the mean.', trap: 'classes' },
  {
    problem:
      'A bag contains 4 red and 6 blue balls. A red ball is added. What is the probability of picking a blue ball?',
    trap: 'a ball that is added',
  },
  { problem: 'Two dice are thrown. What is the probability of a total of 7?', trap: 'two dice' },
  {
    problem: 'A coin and a die are thrown. What is the probability of getting a 6?',
    trap: 'a coin and a die',
  },
  {
    problem: 'A number is chosen from 1 to 10. What is the probability that it is prime?',
    trap: 'numbers that are not listed',
  },
  {
    problem:
      'The sum of three numbers is 30. The second is twice the first and the third is three times the first. Find them.',
    trap: 'three unknowns',
  },
  {
    problem:
      'Five years ago a man was three times as old as his son is now. If the man is 50, how old is the son?',
    trap: 'an age that is known',
  },
  {
    problem:
      'A father is 30 years older than his son. In 5 years, the sum of their ages will be 60. How old was the father when the son was born?',
    trap: 'an age at birth',
  },
  {
    problem:
      'The length of a rectangle is 5 cm more than the side of a square of perimeter 20 cm. Find the length.',
    trap: 'two shapes',
  },
  {
    problem: 'The perimeter of a rectangle is 40 cm. Each side is increased by 2 cm. Find the new perimeter.',
    trap: 'a changed rectangle',
  },
  {
    problem: 'When a number is divided by 7 the quotient is 5 and the remainder is 3. Find the number.',
    trap: 'a quotient and a remainder',
  },
  { problem: 'A number of two digits is 4 times the sum of its digits. Find the number.', trap: 'digits' },
  {
    problem:
      'Think of a number. Add 5, multiply by 2 and subtract the original number. The result is 20. What is the number?',
    trap: 'an operation with the number itself',
  },
  {
    problem: 'If the number is doubled and the other is halved, their sum is 20. Find the numbers.',
    trap: 'a doubled and a halved number',
  },
  {
    problem: 'The nth term of an A.P. is 3n − 1. Find the sum of the first 10 terms.',
    trap: 'a formula for the terms',
  },
  { problem: 'Insert 3 arithmetic means between 4 and 20.', trap: 'means between terms' },
  {
    problem: 'Find the area under the curve y = x² − 4 between x = 0 and x = 3',
    trap: 'a curve below the axis',
  },
  { problem: 'Find the maximum value of y = x² + 2x', trap: 'no maximum' },
  {
    problem:
      'A wave of wavelength 2 m passes from air into water where its wavelength becomes 1.5 m. If its speed in air is 340 m/s, find its speed in water.',
    trap: 'two media',
  },
  {
    problem:
      'A transformer with 100 primary turns and 500 secondary turns is connected to a 12 V d.c. battery. Find the output voltage.',
    trap: 'a d.c. battery',
  },
  {
    problem:
      'A ray of light enters glass of refractive index 1.5 at an angle of 30°. Find the angle of refraction.',
    trap: 'an angle of refraction',
  },
  {
    problem:
      'A spring extends by 5 cm when a load of 10 N is hung on it. What is the extension for a load of 15 N?',
    trap: 'two loads',
  },
  {
    problem:
      'The price of tea rose by 10% and the price of coffee rose by 20%. The demand for tea fell by 5%. Find the price elasticity of demand for tea.',
    trap: 'two goods',
  },
  {
    problem: 'The demand for a good is Q = 100 − 2P. Find the price elasticity of demand when P = 20.',
    trap: 'a demand function',
  },
  {
    problem:
      'A man spends 20% of his salary on rent and 30% on food. If his salary is ₦50,000, how much does he spend on food?',
    trap: 'two parts',
  },
  {
    problem:
      'A student scored 40% in the first test and 60% in the second test. What is his average percentage?',
    trap: 'two tests',
  },
  {
    problem: '20% of the 50 students passed and 10% of the rest were absent. How many failed?',
    trap: 'two groups',
  },
  {
    problem:
      'The price of an item was reduced from ₦500 by 20% and VAT of 7.5% was added. Find the final price.',
    trap: 'a discount and a tax',
  },
  {
    problem: '8 men can do a job in 15 days. After 5 days, 2 men leave. How long will the job take?',
    trap: 'workers who leave',
  },
  {
    problem: 'A car uses 20 litres of petrol for 160 km. How far will it go on 35 litres?',
    trap: 'a rate of use',
  },
  {
    problem: 'A train 150 m long passes through a tunnel 350 m long at 25 m/s. How long does it take?',
    trap: 'two lengths',
  },
];
