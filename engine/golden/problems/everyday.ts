import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const EVERYDAY: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Simplify (2/3 + 3/4) ÷ (5/6 − 1/2)', answer: '17/4 = 4.25' },
  { family: 'arithmetic', problem: 'If x = 4 and y = −3, find the value of (x² − y²)/(x + y)', answer: '7' },
  { family: 'arithmetic', problem: 'Evaluate 0.36 ÷ 0.0012', answer: '300' },
  { family: 'arithmetic', problem: 'Evaluate √(1.44) + 3²', answer: '10.2' },
  { family: 'arithmetic', problem: 'Simplify 4½ ÷ (1¼ + ½)', answer: '18/7 ≈ 2.571' },
  { family: 'arithmetic', problem: 'Evaluate 5.4 × 0.02 ÷ 0.9', answer: '0.12' },
  { family: 'arithmetic', problem: 'Evaluate 2³ × 3² − 4 × (7 − 2)', answer: '52' },
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
    family: 'chemistry',
    problem: 'Calculate the mass of NaOH in 2 dm³ of a 0.5 mol/dm³ solution. [Na = 23, O = 16, H = 1]',
    answer: 'm = 40 g',
  },
  {
    family: 'chemistry',
    problem:
      'Calculate the concentration of a solution that contains 0.5 mole of solute in 250 cm³ of solution.',
    answer: 'C = 2 mol/dm³',
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
  {
    family: 'density and speed',
    problem: 'A piece of metal of mass 156 g displaces 20 cm³ of water. Find its density.',
    answer: 'ρ = 7.8 g/cm³',
  },
  {
    family: 'density and speed',
    problem: 'Find the time taken by a cyclist to cover 45 km at 15 km/h.',
    answer: 't = 3 h',
  },
  {
    family: 'density and speed',
    problem: 'A plane takes 2½ hours to fly 1,500 km. Find its average speed.',
    answer: 'v = 600 km/h',
  },
  { family: 'density and speed', problem: 'Convert 25 m/s to km/h', answer: '25 m/s = 90 km/h' },
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
    family: 'derivatives',
    problem: 'If y = 4x³ − 2x² + 7, find the value of dy/dx when x = 2',
    answer: '40',
  },
  {
    family: 'derivatives',
    problem: 'Differentiate with respect to x: (x² + 1)(x − 3)',
    answer: '3x² − 6x + 1',
  },
  {
    family: 'derivatives',
    problem: 'Find the gradient of the curve y = x² + 3x at the point where x = −1',
    answer: '1',
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
];
