import type { GoldenProblem } from './problem.ts';

/** All families in the words of examinations, solved by hand. */
export const MORE_MIXED: readonly GoldenProblem[] = [
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
  {
    family: 'integrals',
    problem: 'Find the area under the curve y = x² between x = 0 and x = 3',
    answer: '9',
  },
  {
    family: 'interest',
    problem: 'Find the simple interest on ₦15,000 for 3 years at 7½% per annum.',
    answer: 'I = ₦3,375',
  },
  {
    family: 'interest',
    problem: 'What principal will yield ₦4,800 simple interest in 4 years at 6% per annum?',
    answer: 'P = ₦20,000',
  },
  {
    family: 'interest',
    problem: 'Calculate the time in which ₦12,500 will earn ₦3,000 at 8% simple interest per annum.',
    answer: 'T = 3 years',
  },
  {
    family: 'interest',
    problem:
      'A sum of ₦80,000 is deposited at 5% compound interest per annum. Find the amount at the end of 2 years.',
    answer: 'A = ₦88,200',
  },
  {
    family: 'interest',
    problem:
      'Mr Okoro borrowed ₦250,000 at 12% simple interest per annum. How much will he pay back after 18 months?',
    answer: 'A = ₦295,000',
  },
  {
    family: 'interest',
    problem: 'At what rate of simple interest will ₦6,000 amount to ₦7,440 in 4 years?',
    answer: 'R = 6%',
  },
  {
    family: 'kinematics',
    problem: 'A car starts from rest and attains a velocity of 20 m/s in 5 s. Find the distance covered.',
    answer: 's = 50 m',
  },
  {
    family: 'kinematics',
    problem:
      'A body is thrown vertically upwards with an initial velocity of 30 m/s. Calculate the maximum height reached. [g = 10 m s⁻²]',
    answer: 'H = 45 m',
  },
  {
    family: 'kinematics',
    problem:
      'A vehicle travelling at 90 km/h comes to rest in 10 seconds when the brakes are applied. Calculate the retardation.',
    answer: 'd = 2.5 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A particle with an initial velocity of 4 m/s accelerates at 3 m/s² over a distance of 32 m. What is its final velocity?',
    answer: 'v ≈ 14.42 m/s',
  },
];
