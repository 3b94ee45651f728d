import type { GoldenProblem } from './problem.ts';

/** In the words of school-leaving and entrance examinations, solved by hand. */
export const EXAMS: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Simplify 2⁵ × 2³ ÷ 2⁶', answer: '4' },
  {
    family: 'percentages',
    problem: 'A shirt marked ₦8,000 is sold at a discount of 12.5%. Find the selling price.',
    answer: 'price paid = ₦7,000',
  },
  {
    family: 'percentages',
    problem: 'After an increase of 20% the bus fare is ₦600. What was the fare before the increase?',
    answer: 'original value = ₦500',
  },
  {
    family: 'linear equations',
    problem: 'Five more than three times a number is 26. Find the number.',
    answer: 'x = 7',
  },
  { family: 'quadratic equations', problem: 'Solve x(x + 2) = 24', answer: 'x = −6 or x = 4' },
  { family: 'factorise and expand', problem: 'Factorise 6x² − x − 12', answer: '(3x + 4)(2x − 3)' },
  {
    family: 'simultaneous equations',
    problem: 'Solve 2x + 3y = 13 and y = x + 1',
    answer: 'x = 2, y = 3',
  },
  { family: 'inequalities', problem: 'Solve x² − 4x − 12 ≤ 0', answer: '−2 ≤ x ≤ 6' },
  { family: 'derivatives', problem: 'Differentiate y = sin 2x with respect to x', answer: '2 cos 2x' },
  { family: 'derivatives', problem: 'Find dy/dx if y = (x² + 1)/x', answer: '(x² − 1)/x²' },
  { family: 'integrals', problem: 'Evaluate ∫₁² (4x³ − 2x) dx', answer: '12' },
  {
    family: 'sequences',
    problem: 'Find the sum of the first 20 terms of the A.P. 3, 7, 11, …',
    answer: 'S = 820',
  },
  {
    family: 'interest',
    problem: 'Find the compound interest on ₦80,000 at 10% per annum for 3 years.',
    answer: 'I = ₦26,480',
  },
  {
    family: 'interest',
    problem: 'At what rate per cent per annum will ₦25,000 yield a simple interest of ₦6,000 in 3 years?',
    answer: 'R = 8%',
  },
  {
    family: 'statistics',
    problem: 'Find the variance of 4, 8, 6, 2',
    answer: 'variance = 5 (population, divided by n)',
  },
  {
    family: 'statistics',
    problem: 'In a test with a mean of 55 and a standard deviation of 10, Ada scored 70. Find her z-score.',
    answer: 'z = 1.5',
  },
  {
    family: 'statistics',
    problem: 'The mean mark is 64 and the standard deviation is 6. What mark has a z-score of −1.5?',
    answer: 'x = 55',
  },
  {
    family: 'elasticity',
    problem:
      'The quantity of bread demanded rises from 400 to 500 loaves when income rises from ₦40,000 to ₦48,000. Calculate the income elasticity of demand.',
    answer: 'E = 1.25',
  },
  {
    family: 'elasticity',
    problem:
      'When the price of tea rises by 10%, the quantity of coffee demanded rises by 4%. Calculate the cross elasticity of demand.',
    answer: 'E = 0.4',
  },
  {
    family: 'elasticity',
    problem:
      'A rise in price from ₦50 to ₦60 increases the quantity supplied from 300 kg to 390 kg. Find the price elasticity of supply.',
    answer: 'E = 1.5',
  },
  {
    family: 'elasticity',
    problem:
      'The demand for salt falls by 2% when its price rises by 8%. What is the price elasticity of demand?',
    answer: 'E = −0.25',
  },
  {
    family: 'kinematics',
    problem: 'A bus travelling at 72 km/h is brought to rest in 10 s. Calculate its deceleration.',
    answer: 'd = 2 m/s²',
  },
  {
    family: 'forces and energy',
    problem: 'Find the momentum of a 2.5 kg ball moving at 12 m/s.',
    answer: 'p = 30 kg m/s',
  },
  {
    family: 'electricity',
    problem: 'Find the resistance of a bulb that draws 0.5 A from a 240 V supply.',
    answer: 'R = 480 Ω',
  },
  {
    family: 'electricity',
    problem: 'Two resistors of 4 Ω and 6 Ω are connected in series to a 20 V battery. Find the current.',
    answer: 'I = 2 A',
  },
  {
    family: 'gas laws',
    problem: 'A gas occupies 2 dm³ at 27 °C and 100 kPa. What volume will it occupy at 327 °C and 400 kPa?',
    answer: 'V₂ = 1 dm³',
  },
  {
    family: 'gas laws',
    problem: 'Calculate the volume of 2 moles of a gas at s.t.p. (molar volume = 22.4 dm³)',
    answer: 'V = 44.8 dm³',
  },
  {
    family: 'chemistry',
    problem: 'What volume of 2 mol/dm³ HCl is needed to make 500 cm³ of 0.1 mol/dm³ HCl?',
    answer: 'V₁ = 25 cm³',
  },
  {
    family: 'chemistry',
    problem:
      'What mass of sodium chloride is needed to prepare 500 cm³ of a 0.2 mol/dm³ solution? [NaCl = 58.5]',
    answer: 'm = 5.85 g',
  },
  {
    family: 'density and speed',
    problem: 'A train covers 150 km in 2 hours 30 minutes. Calculate its average speed.',
    answer: 'v = 60 km/h',
  },
];
