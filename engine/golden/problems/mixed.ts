import type { GoldenProblem } from './problem.ts';

/** All families in the words of examinations, solved by hand. */
export const MIXED: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Simplify 3½ − 1¾ × 2/7', answer: '3' },
  { family: 'arithmetic', problem: 'What is the value of 0.06 × 0.5 ÷ 0.003?', answer: '10' },
  { family: 'arithmetic', problem: 'Find the value of (2.5 × 10³) × (4 × 10⁻²).', answer: '100' },
  { family: 'arithmetic', problem: 'If a = 2, b = −3 and c = 4, evaluate ab² − 2c', answer: '10' },
  {
    family: 'chemistry',
    problem: 'Calculate the number of moles in 20 g of sodium hydroxide. [Na = 23, O = 16, H = 1]',
    answer: 'n = 0.5 mol',
  },
  {
    family: 'density and speed',
    problem: 'A liquid of volume 250 cm³ has a mass of 200 g. Calculate the density of the liquid.',
    answer: 'ρ = 0.8 g/cm³',
  },
  {
    family: 'density and speed',
    problem:
      'How long will it take a bus moving at an average speed of 80 km/h to cover a distance of 200 km?',
    answer: 't = 2.5 h',
  },
  {
    family: 'derivatives',
    problem: 'Find the derivative of y = 5x³ − 4/x² with respect to x.',
    answer: '15x² + 8/x³',
  },
  { family: 'derivatives', problem: 'Given that y = (2x + 1)⁵, find dy/dx', answer: '10(2x + 1)⁴' },
  { family: 'derivatives', problem: 'If f(x) = 3x² − 2x + 1, find f′(2).', answer: '10' },
  { family: 'derivatives', problem: 'Find the slope of the curve y = 2x³ − 3x at x = 1', answer: '3' },
  {
    family: 'derivatives',
    problem:
      'The distance s metres moved by a particle in t seconds is s = 4t² + 3t. Find its velocity when t = 2 s.',
    answer: 'v = 19 m/s',
  },
  {
    family: 'elasticity',
    problem:
      'When the price of garri increased from ₦200 to ₦250 per measure, the quantity demanded fell from 80 to 60 measures. Calculate the price elasticity of demand.',
    answer: 'E = −1',
  },
  {
    family: 'elasticity',
    problem:
      'A 5% increase in price causes a 15% fall in quantity demanded. What is the price elasticity of demand?',
    answer: 'E = −3',
  },
  {
    family: 'electricity',
    problem:
      'An electric iron takes a current of 4 A when connected to a 240 V mains. Calculate its power rating.',
    answer: 'P = 960 W',
  },
  {
    family: 'electricity',
    problem: 'A charge of 60 C flows through a wire in 2 minutes. Calculate the current.',
    answer: 'I = 0.5 A',
  },
  {
    family: 'electricity',
    problem:
      'Two resistors of resistances 3 Ω and 6 Ω are connected in parallel across a 12 V supply. Calculate the total current.',
    answer: 'I = 6 A',
  },
  {
    family: 'factorise and expand',
    problem: 'Factorise the expression 4a² − 25b²',
    answer: '(2a − 5b)(2a + 5b)',
  },
  { family: 'factorise and expand', problem: 'Factorise ax + ay − bx − by', answer: '(a − b)(x + y)' },
  { family: 'factorise and expand', problem: 'Expand (2x − 3y)²', answer: '4x² − 12xy + 9y²' },
  {
    family: 'forces and energy',
    problem: 'A force of 12 N gives a trolley an acceleration of 3 m/s². What is the mass of the trolley?',
    answer: 'm = 4 kg',
  },
  {
    family: 'gas laws',
    problem:
      'A gas has a volume of 500 cm³ at a pressure of 2 atm. If the pressure is increased to 5 atm at constant temperature, what is the new volume?',
    answer: 'V₂ = 200 cm³',
  },
  {
    family: 'gas laws',
    problem:
      'The volume of a given mass of gas is 300 cm³ at 27 °C. At what temperature will its volume be 400 cm³ at constant pressure?',
    answer: 'T₂ = 400 K',
  },
  {
    family: 'inequalities',
    problem: 'Find the range of values of x for which 2x + 5 > 3x − 1.',
    answer: 'x < 6',
  },
  { family: 'inequalities', problem: 'Solve the inequality (x − 1)/2 ≤ (x + 3)/4', answer: 'x ≤ 5' },
  { family: 'inequalities', problem: 'For what values of x is x² − 5x + 4 < 0?', answer: '1 < x < 4' },
  { family: 'integrals', problem: 'Find ∫ (3x² + 4x − 5) dx', answer: 'x³ + 2x² − 5x + C' },
  { family: 'integrals', problem: 'Evaluate ∫₀² (x² + 2x) dx', answer: '20/3 ≈ 6.667' },
  { family: 'integrals', problem: 'Integrate 6x² − 2x + 3 with respect to x.', answer: '2x³ − x² + 3x + C' },
];
