import type { GoldenProblem } from './problem.ts';

/** More in the words of examinations: the solver refused six of them when they were first tried. */
export const MORE_EXAMS: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Evaluate 7 + 3 × (14 − 8) ÷ 2 − 5²', answer: '−9' },
  {
    family: 'percentages',
    problem:
      'A bookseller bought an atlas for ₦3,200 and sold it for ₦3,680. Calculate the percentage profit.',
    answer: 'percentage profit = 15%',
  },
  {
    family: 'linear equations',
    problem: 'When 7 is added to twice a number, the result is 31. Find the number.',
    answer: 'x = 12',
  },
  {
    family: 'quadratic equations',
    problem: 'Find the roots of the equation 2x² + x − 6 = 0.',
    answer: 'x = −2 or x = 3/2 = 1.5',
  },
  {
    family: 'factorise and expand',
    problem: 'Factorise completely 3x² + 11x + 6.',
    answer: '(3x + 2)(x + 3)',
  },
  {
    family: 'simultaneous equations',
    problem: 'If 2x + 5y = 1 and 3x − y = 10, find the values of x and y.',
    answer: 'x = 3, y = −1',
  },
  {
    family: 'inequalities',
    problem: 'Find the range of values of x which satisfies the inequality 3x − 7 ≤ 5x + 3',
    answer: 'x ≥ −5',
  },
  { family: 'derivatives', problem: 'If y = 3x⁴ − 5x² + 8, find dy/dx.', answer: '12x³ − 10x' },
  { family: 'integrals', problem: 'Evaluate ∫₁² (6x² − 2x) dx.', answer: '11' },
  { family: 'sequences', problem: 'What is the 9th term of the A.P. 20, 17, 14, …?', answer: 'T = −4' },
  {
    family: 'interest',
    problem: 'Mrs Eze invested ₦50,000 for 3 years at 4% per annum simple interest. Find the total amount.',
    answer: 'A = ₦56,000',
  },
  {
    family: 'interest',
    problem: 'For how many years must ₦18,000 be saved at 6% per annum simple interest to yield ₦3,240?',
    answer: 'T = 3 years',
  },
  {
    family: 'statistics',
    problem: 'The scores of six students in a quiz are 8, 3, 11, 6, 9 and 5. Find the median score.',
    answer: 'median = 7',
  },
  {
    family: 'elasticity',
    problem:
      'The price of a tin of milk falls from ₦500 to ₦400 and the quantity demanded rises from 60 tins to 84 tins. Calculate the coefficient of price elasticity of demand.',
    answer: 'E = −2',
  },
  {
    family: 'kinematics',
    problem:
      'A train moving at 54 km/h is accelerated uniformly to 25 m/s in 20 s. Calculate its acceleration.',
    answer: 'a = 0.5 m/s²',
  },
  {
    family: 'forces and energy',
    problem: 'A machine does 4,500 J of work in 15 s. Calculate its power.',
    answer: 'P = 300 W',
  },
  {
    family: 'electricity',
    problem:
      'A current of 2.5 A flows through a resistor of 12 Ω. Calculate the potential difference across the resistor.',
    answer: 'V = 30 V',
  },
  {
    family: 'gas laws',
    problem:
      'A given mass of gas occupies 4 dm³ at a pressure of 150 kPa. What volume will it occupy at 200 kPa if the temperature remains constant?',
    answer: 'V₂ = 3 dm³',
  },
  {
    family: 'chemistry',
    problem: 'What is the mass of 0.5 mole of CaCO₃? [Ca = 40, C = 12, O = 16]',
    answer: 'm = 50 g',
  },
  {
    family: 'density and speed',
    problem: 'Find the volume of a stone of mass 540 g if its density is 2.7 g/cm³.',
    answer: 'V = 200 cm³',
  },
];
