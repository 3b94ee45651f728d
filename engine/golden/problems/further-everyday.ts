import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const FURTHER_EVERYDAY: readonly GoldenProblem[] = [
  {
    family: 'gas laws',
    problem:
      'The pressure of a gas in a car tyre is 200 kPa at 300 K. What will the pressure be when the temperature rises to 330 K, if the volume does not change?',
    answer: 'P₂ = 220 kPa',
  },
  {
    family: 'gas laws',
    problem: 'What is the number of moles in 5.6 dm³ of a gas at s.t.p.? [Molar volume = 22.4 dm³]',
    answer: 'n = 0.25 mol',
  },
  { family: 'inequalities', problem: 'Solve 3(2x − 1) < 4x + 9', answer: 'x < 6' },
  { family: 'inequalities', problem: 'Find the largest integer x such that 5x − 3 < 22', answer: 'x = 4' },
  { family: 'inequalities', problem: 'Find the truth set of x/3 − 1 ≥ x/2', answer: 'x ≤ −6' },
  { family: 'inequalities', problem: 'Find the range of values of x such that 7 − 2x ≥ 3', answer: 'x ≤ 2' },
  { family: 'inequalities', problem: 'Solve the inequality x² + 3x > 10', answer: 'x < −5 or x > 2' },
  { family: 'integrals', problem: 'Evaluate ∫₀¹ (3x² − 2x + 1) dx', answer: '1' },
  { family: 'integrals', problem: 'Find ∫ (4x³ − 6/x²) dx', answer: 'x⁴ + 6/x + C' },
  { family: 'integrals', problem: 'If dy/dx = 4x − 3, find y in terms of x.', answer: '2x² − 3x + C' },
  {
    family: 'integrals',
    problem: 'Find the integral of (2x + 3)² with respect to x',
    answer: '(1/6)(2x + 3)³ + C',
  },
  { family: 'integrals', problem: 'Evaluate ∫₁² (3x² + 2x) dx', answer: '10' },
  {
    family: 'interest',
    problem: 'How much interest will ₦65,000 yield in 2 years at 7% simple interest per annum?',
    answer: 'I = ₦9,100',
  },
  {
    family: 'interest',
    problem: 'Find the amount to which ₦40,000 will grow in 3 years at 5% per annum compound interest.',
    answer: 'A = ₦46,305',
  },
  {
    family: 'interest',
    problem: '₦36,000 yields ₦8,640 simple interest in 4 years. Calculate the rate.',
    answer: 'R = 6%',
  },
  {
    family: 'interest',
    problem:
      'A trader took a loan of ₦150,000 from a bank at 15% simple interest. How much must he repay after 2 years?',
    answer: 'A = ₦195,000',
  },
  {
    family: 'interest',
    problem: 'Find the simple interest and the amount on ₦20,000 for 3 years at 5% per annum.',
    answer: 'I = ₦3,000, A = ₦23,000',
  },
  {
    family: 'interest',
    problem: 'A sum of ₦45,000 was lent at 8% per annum simple interest. Find the interest after 5 years.',
    answer: 'I = ₦18,000',
  },
  {
    family: 'interest',
    problem: 'Find the simple interest rate at which ₦20,000 will amount to ₦26,000 in 5 years.',
    answer: 'R = 6%',
  },
  {
    family: 'interest',
    problem: 'Calculate the amount and the compound interest on ₦100,000 for 2 years at 10% per annum.',
    answer: 'A = ₦121,000, I = ₦21,000',
  },
  {
    family: 'interest',
    problem: 'For how long must ₦7,500 be invested at 4% per annum to earn ₦1,200 simple interest?',
    answer: 'T = 4 years',
  },
  {
    family: 'kinematics',
    problem:
      'Starting from rest, a car covers 200 m in 10 s with constant acceleration. What is the acceleration?',
    answer: 'a = 4 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A cyclist moving at 5 m/s accelerates at 0.5 m/s² until his speed is 9 m/s. How long does this take?',
    answer: 't = 8 s',
  },
  {
    family: 'kinematics',
    problem:
      'An orange falls from a branch 20 m above the ground. How long does it take to hit the ground? (g = 10 m/s²)',
    answer: 't = 2 s',
  },
  {
    family: 'kinematics',
    problem: 'A bus starts from rest and accelerates uniformly at 2 m/s² for 12 s. Find its final speed.',
    answer: 'v = 24 m/s',
  },
  {
    family: 'kinematics',
    problem:
      'A car moving at 30 m/s is brought to rest by its brakes in 6 s. How far does it travel before stopping?',
    answer: 's = 90 m',
  },
  {
    family: 'kinematics',
    problem: 'A body falls freely from rest through a height of 125 m. Find the time taken. (g = 10 m/s²)',
    answer: 't = 5 s',
  },
  {
    family: 'kinematics',
    problem:
      'A ball thrown vertically upwards reaches a maximum height of 45 m. Find its initial velocity. [g = 10 m/s²]',
    answer: 'u = 30 m/s',
  },
];
