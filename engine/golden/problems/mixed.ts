import type { GoldenProblem } from './problem.ts';

/** All families in the words of examinations, solved by hand. */
export const MIXED: readonly GoldenProblem[] = [
  { family: 'arithmetic', problem: 'Simplify 3½ − 1¾ × 2/7', answer: '3' },
  { family: 'arithmetic', problem: 'What is the value of 0.06 × 0.5 ÷ 0.003?', answer: '10' },
  { family: 'arithmetic', problem: 'Find the value of (2.5 × 10³) × (4 × 10⁻²).', answer: '100' },
  { family: 'arithmetic', problem: 'If a = 2, b = −3 and c = 4, evaluate ab² − 2c', answer: '10' },
  {
    family: 'arithmetic',
    problem: 'Divide ₦2,400 between Ade and Bola in the ratio 5 : 3. How much does Ade get?',
    answer: 'share = ₦1,500',
  },
  {
    family: 'arithmetic',
    problem: 'Share 56 oranges among three boys in the ratio 1:2:4. What is the largest share?',
    answer: 'share = 32',
  },
  {
    family: 'arithmetic',
    problem:
      'If 8 men can dig a trench in 15 days, how many days will 12 men take, working at the same rate?',
    answer: 'time = 10 days',
  },
  {
    family: 'arithmetic',
    problem: 'If 5 exercise books cost ₦1,750, what is the cost of 8 such books?',
    answer: 'cost = ₦2,800',
  },
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
    family: 'elasticity',
    problem:
      'If the demand function is Qd = 60 − 4P and the supply function is Qs = 2P, find the equilibrium price.',
    answer: 'P = 10',
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
];
