import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const EVERYDAY: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Simplify (2/3 + 3/4) ÷ (5/6 − 1/2)', answer: '17/4 = 4.25' },
  { family: 'arithmetic', problem: 'If x = 4 and y = −3, find the value of (x² − y²)/(x + y)', answer: '7' },
  { family: 'arithmetic', problem: 'Evaluate 0.36 ÷ 0.0012', answer: '300' },
  { family: 'arithmetic', problem: 'Evaluate √(1.44) + 3²', answer: '10.2' },
  {
    family: 'chemistry',
    problem: 'How many moles of solute are in 200 cm³ of a 0.5 mol/dm³ solution?',
    answer: 'n = 0.1 mol',
  },
  {
    family: 'chemistry',
    problem: 'What is the mass of 3 moles of water? [H = 1, O = 16]',
    answer: 'm = 54 g',
  },
  {
    family: 'chemistry',
    problem: 'Calculate the volume of 0.1 mol/dm³ H₂SO₄ that will neutralise 20 cm³ of 0.2 mol/dm³ NaOH.',
    answer: 'V = 20 cm³',
  },
  {
    family: 'density and speed',
    problem: 'A car travels at 72 km/h. How far does it go in 25 s?',
    answer: 's = 500 m',
  },
  {
    family: 'density and speed',
    problem: 'A block of mass 270 g has a density of 2.7 g/cm³. Find its volume.',
    answer: 'V = 100 cm³',
  },
  { family: 'derivatives', problem: 'Differentiate (3x + 2)⁴ with respect to x', answer: '12(3x + 2)³' },
  {
    family: 'derivatives',
    problem: 'Find the gradient of the curve y = 3x² − 5x + 2 at the point (2, 4).',
    answer: '7',
  },
  { family: 'derivatives', problem: 'If y = x² sin x, find dy/dx', answer: 'x² cos x + 2x sin x' },
  { family: 'derivatives', problem: 'Find the minimum value of y = x² − 6x + 11.', answer: 'y = 2' },
  {
    family: 'derivatives',
    problem:
      'The displacement of a body is given by s = 2t³ − 3t² metres. Find its acceleration after 2 seconds.',
    answer: 'a = 18 m/s²',
  },
  {
    family: 'elasticity',
    problem:
      'If a 10% fall in price leads to a 5% rise in the quantity demanded, calculate the price elasticity of demand.',
    answer: 'E = −0.5',
  },
  {
    family: 'elasticity',
    problem:
      'The quantity of rice supplied rose from 200 bags to 260 bags when its price rose from ₦40,000 to ₦50,000. Calculate the elasticity of supply.',
    answer: 'E = 1.2',
  },
  {
    family: 'elasticity',
    problem: 'Given Qd = 100 − 5P and Qs = 20 + 3P, calculate the equilibrium price.',
    answer: 'P = 10',
  },
  {
    family: 'electricity',
    problem: 'What voltage is needed to drive a current of 0.4 A through a 25 Ω resistor?',
    answer: 'V = 10 V',
  },
  {
    family: 'electricity',
    problem: 'An electric cooker draws 10 A from a 220 V supply. Find the energy used in 5 minutes.',
    answer: 'E = 660000 J',
  },
  {
    family: 'electricity',
    problem: 'Find the cost of using a 500 W television for 6 hours if a unit of electricity costs ₦60.',
    answer: 'cost = ₦180',
  },
  {
    family: 'electricity',
    problem:
      'Two resistors of 3 Ω and 6 Ω are in parallel across a 12 V battery. Find the total resistance and the total current.',
    answer: 'R = 2 Ω, I = 6 A',
  },
  { family: 'factorise and expand', problem: 'Factorise fully 12x² − 27y²', answer: '3(2x − 3y)(2x + 3y)' },
  { family: 'factorise and expand', problem: 'Simplify 5a − 3b + 2a + 7b', answer: '7a + 4b' },
  { family: 'factorise and expand', problem: 'Expand (x + 2)(x² − 2x + 4)', answer: 'x³ + 8' },
  {
    family: 'forces and energy',
    problem: 'Calculate the work done in lifting a 20 kg load through a height of 3 m. (g = 10 m/s²)',
    answer: 'W = 600 J',
  },
  {
    family: 'forces and energy',
    problem: 'A motor does 6000 J of work in 2 minutes. What is its power?',
    answer: 'P = 50 W',
  },
];
