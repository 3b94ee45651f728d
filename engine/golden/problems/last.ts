import type { GoldenProblem } from './problem.ts';

/** Written after the solver was final and not used to improve it. */
export const LAST: readonly GoldenProblem[] = [
  {
    family: 'percentages',
    problem: 'A trader bought a bicycle for ₦48,000 and sold it for ₦60,000. Find his percentage profit.',
    answer: 'percentage profit = 25%',
  },
  {
    family: 'linear equations',
    problem: 'When 7 is added to twice a number, the result is 31. Find the number.',
    answer: 'x = 12',
  },
  { family: 'inequalities', problem: 'Solve the inequality 5x − 3 > 2x + 9', answer: 'x > 4' },
  { family: 'inequalities', problem: 'Solve 4(x − 1) ≤ 7x + 5', answer: 'x ≥ −3' },
  {
    family: 'interest',
    problem: 'In how many years will ₦40,000 yield a simple interest of ₦9,600 at 8% per annum?',
    answer: 'T = 3 years',
  },
  { family: 'statistics', problem: 'Find the median of 12, 7, 3, 9, 15, 10', answer: 'median = 9.5' },
  { family: 'density and speed', problem: 'Convert 90 km/h to m/s', answer: '90 km/h = 25 m/s' },
  {
    family: 'simultaneous equations',
    problem:
      'Three pens and two rulers cost ₦850 while two pens and five rulers cost ₦1,300. Find the cost of a pen.',
    answer: 'price of one pen = ₦150',
  },
  {
    family: 'electricity',
    problem:
      'A current of 0.4 A flows through a lamp connected to a 12 V battery. Calculate the resistance of the lamp.',
    answer: 'R = 30 Ω',
  },
  {
    family: 'gas laws',
    problem:
      'A gas occupies 300 cm³ at a pressure of 750 mmHg. What volume will it occupy at 900 mmHg if the temperature is constant?',
    answer: 'V₂ = 250 cm³',
  },
  {
    family: 'gas laws',
    problem: 'A gas has a volume of 400 cm³ at 27 °C. Find its volume at 87 °C at constant pressure.',
    answer: 'V₂ = 480 cm³',
  },
  {
    family: 'chemistry',
    problem:
      'Calculate the molarity of a solution that contains 8 g of NaOH in 500 cm³ of solution. [Na = 23, O = 16, H = 1]',
    answer: 'C = 0.4 mol/dm³',
  },
  {
    family: 'elasticity',
    problem:
      'When the price of bread rose from ₦800 to ₦1,000 the quantity demanded fell from 200 to 160 loaves. Calculate the price elasticity of demand.',
    answer: 'E = −0.8',
  },
  {
    family: 'simultaneous equations',
    problem: 'The sum of two numbers is 45 and their difference is 11. Find the numbers.',
    answer: 'x = 28, y = 17',
  },
  {
    family: 'sequences',
    problem: 'Find the sum of the first 15 terms of the A.P. 4, 9, 14, …',
    answer: 'S = 585',
  },
  {
    family: 'kinematics',
    problem: 'A bus starts from rest and reaches a speed of 24 m/s in 8 s. Calculate its acceleration.',
    answer: 'a = 3 m/s²',
  },
  {
    family: 'linear equations',
    problem:
      'A man spends 2/5 of his salary on food and 1/4 on rent. If he has ₦63,000 left, what is his salary?',
    answer: 'x = ₦180,000',
  },
  {
    family: 'waves and heat',
    problem:
      'How much heat is needed to raise the temperature of 0.5 kg of water from 20 °C to 80 °C? [specific heat capacity of water = 4200 J/kg K]',
    answer: 'Q = 126000 J',
  },
  {
    family: 'statistics',
    problem:
      'The mean of five numbers is 14. When a sixth number is added, the mean becomes 15. Find the sixth number.',
    answer: 'x = 20',
  },
  {
    family: 'linear equations',
    problem: 'A rectangular farm is 12 m longer than it is wide. If its perimeter is 136 m, find its width.',
    answer: 'width = 28 m',
  },
];
