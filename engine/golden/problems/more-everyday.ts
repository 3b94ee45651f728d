import type { GoldenProblem } from './problem.ts';

/** Goods, journeys, ages and schools, solved by hand. */
export const MORE_EVERYDAY: readonly GoldenProblem[] = [
  {
    family: 'forces and energy',
    problem: 'What is the acceleration of a 4 kg body when a force of 10 N acts on it?',
    answer: 'a = 2.5 m/s²',
  },
  {
    family: 'forces and energy',
    problem:
      'A box of weight 500 N rests on a floor with a base area of 2 m². What pressure does it exert on the floor?',
    answer: 'P = 250 N/m²',
  },
  {
    family: 'forces and energy',
    problem: 'A girl of mass 45 kg climbs a ladder 4 m high in 9 s. Find her power. (g = 10 m/s²)',
    answer: 'P = 200 W',
  },
  {
    family: 'gas laws',
    problem:
      '400 cm³ of a gas at 100 kPa is compressed to 250 cm³ at the same temperature. What is the new pressure?',
    answer: 'P₂ = 160 kPa',
  },
  {
    family: 'gas laws',
    problem:
      'A gas at a pressure of 3 atm and a temperature of 300 K is heated to 450 K at constant volume. Find the new pressure.',
    answer: 'P₂ = 4.5 atm',
  },
  { family: 'inequalities', problem: 'Solve 3(2x − 1) < 4x + 9', answer: 'x < 6' },
  { family: 'inequalities', problem: 'Find the largest integer x such that 5x − 3 < 22', answer: 'x = 4' },
  { family: 'inequalities', problem: 'Find the truth set of x/3 − 1 ≥ x/2', answer: 'x ≤ −6' },
  { family: 'integrals', problem: 'Evaluate ∫₀¹ (3x² − 2x + 1) dx', answer: '1' },
  { family: 'integrals', problem: 'Find ∫ (4x³ − 6/x²) dx', answer: 'x⁴ + 6/x + C' },
  { family: 'integrals', problem: 'If dy/dx = 4x − 3, find y in terms of x.', answer: '2x² − 3x + C' },
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
    family: 'linear equations',
    problem: 'One-third of a number added to 7 gives 15. Find the number.',
    answer: 'x = 24',
  },
  { family: 'linear equations', problem: 'Solve for m: 5(m − 2) − 3(m + 1) = 7', answer: 'm = 10' },
  { family: 'linear equations', problem: 'If 3(x − 1) = 2(x + 4), what is x?', answer: 'x = 11' },
  {
    family: 'linear equations',
    problem:
      "A woman is 4 times as old as her daughter. In 5 years' time, she will be 3 times as old. How old is the daughter?",
    answer: "the daughter's age = 10 years",
  },
  {
    family: 'linear equations',
    problem: 'The sum of two consecutive even numbers is 46. Find the larger number.',
    answer: 'the second = 24',
  },
  {
    family: 'linear equations',
    problem: 'A rectangle is three times as long as it is wide. If its perimeter is 64 cm, find its length.',
    answer: 'length = 24 cm',
  },
  {
    family: 'linear equations',
    problem:
      "Musa is 8 years younger than Sani. In 3 years' time their ages will add up to 40 years. How old is Sani now?",
    answer: "Sani's age = 21 years",
  },
  {
    family: 'linear equations',
    problem: 'Ngozi has ₦300 more than Bisi. If they have ₦1,500 altogether, how much has Bisi?',
    answer: "Bisi's amount = ₦600",
  },
];
