import type { GoldenProblem } from './problem.ts';

/** Problems as teachers phrase them, none of them like the ones before, solved by hand. */
export const MORE_NATURAL: readonly GoldenProblem[] = [
  {
    family: 'electricity',
    problem: 'Three 5 Ω resistors are joined in series. What is the effective resistance?',
    answer: 'R = 15 Ω',
  },
  { family: 'factorise and expand', problem: 'Factorise 9a² − 25b²', answer: '(3a − 5b)(3a + 5b)' },
  {
    family: 'factorise and expand',
    problem: 'Factorise completely 2ax + 6ay − bx − 3by',
    answer: '(2a − b)(x + 3y)',
  },
  { family: 'factorise and expand', problem: 'Factorise x² − 5x − 36', answer: '(x + 4)(x − 9)' },
  {
    family: 'factorise and expand',
    problem: 'Expand and simplify (a + 3b)(2a − b)',
    answer: '2a² + 5ab − 3b²',
  },
  {
    family: 'factorise and expand',
    problem: 'Write 12m²n − 18mn² as a product of its factors.',
    answer: '6mn(2m − 3n)',
  },
  {
    family: 'forces and energy',
    problem:
      'A boy of mass 40 kg runs up a staircase 6 m high in 12 s. Calculate the power he develops. (g = 10 m/s²)',
    answer: 'P = 200 W',
  },
  {
    family: 'forces and energy',
    problem: 'A spring of force constant 200 N/m is stretched by 5 cm. What force is acting on it?',
    answer: 'F = 10 N',
  },
  {
    family: 'forces and energy',
    problem: 'A trolley of mass 2 kg has a kinetic energy of 64 J. How fast is it moving?',
    answer: 'v = 8 m/s',
  },
  {
    family: 'forces and energy',
    problem: 'What force is needed to give a 1,500 kg car an acceleration of 0.8 m/s²?',
    answer: 'F = 1200 N',
  },
  {
    family: 'forces and energy',
    problem:
      'A hammer of mass 0.5 kg hits a nail at 6 m/s and comes to rest in 0.01 s. Calculate the average force on the hammer.',
    answer: 'F = 300 N',
  },
  {
    family: 'forces and energy',
    problem: 'A crane lifts a load of 2,000 N through a height of 15 m. How much work does it do?',
    answer: 'W = 30000 J',
  },
  {
    family: 'forces and energy',
    problem: 'A pump supplies 6 kJ of energy in half a minute. Find its power.',
    answer: 'P = 200 W',
  },
  {
    family: 'gas laws',
    problem:
      'A balloon contains 3 dm³ of air at 300 K. If the pressure does not change, what will be its volume at 400 K?',
    answer: 'V₂ = 4 dm³',
  },
  {
    family: 'gas laws',
    problem:
      'The volume of a gas is 450 cm³ at 1.2 atm. If the temperature does not change, at what pressure will its volume be 300 cm³?',
    answer: 'P₂ = 1.8 atm',
  },
  {
    family: 'gas laws',
    problem:
      'Some hydrogen has a volume of 500 cm³ at 27 °C and 750 mmHg. What will be its volume at 0 °C and 760 mmHg?',
    answer: 'V₂ ≈ 449 cm³',
  },
  { family: 'inequalities', problem: 'Solve 5 − 2(x + 1) ≤ 4x − 9', answer: 'x ≥ 2' },
  {
    family: 'inequalities',
    problem:
      'A number is multiplied by 3 and 4 is subtracted from the product. The result is less than 20. Find the range of values of the number.',
    answer: 'x < 8',
  },
  { family: 'inequalities', problem: 'Solve (x − 2)/4 − (x + 1)/3 < 1', answer: 'x > −22' },
  {
    family: 'inequalities',
    problem: 'Find the smallest whole number x that satisfies 4x + 3 > 25.',
    answer: 'x = 6',
  },
  { family: 'inequalities', problem: 'Solve 2x² + x − 15 ≥ 0', answer: 'x ≤ −3 or x ≥ 5/2' },
  {
    family: 'inequalities',
    problem:
      'Musa has ₦5,000. A notebook costs ₦350 and he must keep ₦800 for transport. What is the greatest number of notebooks he can buy?',
    answer: 'x = 12',
  },
  { family: 'integrals', problem: 'Integrate x(6x − 4) with respect to x', answer: '2x³ − 2x² + C' },
  {
    family: 'integrals',
    problem: 'Find the area under the curve y = x² + 2 between x = 0 and x = 3.',
    answer: '15',
  },
  {
    family: 'integrals',
    problem: 'Find y in terms of x if dy/dx = 6x² − 8x + 5.',
    answer: '2x³ − 4x² + 5x + C',
  },
  { family: 'integrals', problem: 'Integrate e^(2x) with respect to x.', answer: '(1/2)e^(2x) + C' },
  { family: 'integrals', problem: 'Evaluate the integral of 3x² + 4x from x = 1 to x = 2.', answer: '13' },
  {
    family: 'interest',
    problem:
      'A car bought for ₦4,000,000 loses 20% of its value every year. What will it be worth after 3 years?',
    answer: 'A = ₦2,048,000',
  },
  {
    family: 'interest',
    problem:
      'Find the total amount to be repaid on a loan of ₦240,000 for 9 months at 10% per annum simple interest.',
    answer: 'A = ₦258,000',
  },
];
