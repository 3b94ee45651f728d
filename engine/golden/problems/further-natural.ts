import type { GoldenProblem } from './problem.ts';

/** Problems as teachers phrase them, none of them like the ones before, solved by hand. */
export const FURTHER_NATURAL: readonly GoldenProblem[] = [
  {
    family: 'interest',
    problem: 'Find the compound interest on ₦50,000 for 2 years at 12% per annum.',
    answer: 'I = ₦12,720',
  },
  {
    family: 'interest',
    problem: 'What principal will amount to ₦39,000 in 5 years at 6% per annum simple interest?',
    answer: 'P = ₦30,000',
  },
  {
    family: 'interest',
    problem:
      'A loan of ₦80,000 attracted an interest of ₦14,400 in 2 years. What was the rate of simple interest per annum?',
    answer: 'R = 9%',
  },
  {
    family: 'interest',
    problem: 'A machine worth ₦500,000 depreciates at 10% per annum. Find its value at the end of two years.',
    answer: 'A = ₦405,000',
  },
  {
    family: 'interest',
    problem: 'How long will it take ₦20,000 to double itself at 12.5% simple interest per year?',
    answer: 'T = 8 years',
  },
  {
    family: 'kinematics',
    problem: 'A lorry increases its speed from 36 km/h to 90 km/h in 5 seconds. What is its acceleration?',
    answer: 'a = 3 m/s²',
  },
  {
    family: 'kinematics',
    problem:
      'A ball is thrown vertically upwards with a velocity of 30 m/s. How high does it go? (g = 10 m/s²)',
    answer: 'H = 45 m',
  },
  {
    family: 'kinematics',
    problem:
      'A driver travelling at 20 m/s sees a goat and brakes uniformly to a stop in a distance of 50 m. Find the time the car took to stop.',
    answer: 't = 5 s',
  },
  {
    family: 'kinematics',
    problem: 'How long does it take a car to reach 90 km/h from rest if it accelerates at 2.5 m/s²?',
    answer: 't = 10 s',
  },
  {
    family: 'kinematics',
    problem: 'A stone falls from rest for 4 s. How far does it fall? Take g as 10 m/s².',
    answer: 'h = 80 m',
  },
  {
    family: 'kinematics',
    problem:
      'A train slows down uniformly from 30 m/s to 10 m/s while it covers 400 m. What is its retardation?',
    answer: 'd = 1 m/s²',
  },
  { family: 'linear equations', problem: 'If 18% of a number is 63, what is the number?', answer: 'x = 350' },
  {
    family: 'linear equations',
    problem: 'The sum of three consecutive even numbers is 78. Find the smallest of them.',
    answer: 'the first = 24',
  },
  {
    family: 'linear equations',
    problem:
      "A father is four times as old as his son. In 20 years' time he will be twice as old as his son. How old is the son now?",
    answer: "the son's age = 10 years",
  },
  { family: 'linear equations', problem: 'Solve the equation 3/(x − 1) = 2/(x + 4)', answer: 'x = −14' },
  {
    family: 'linear equations',
    problem:
      'The length of a rectangle is 5 cm more than its width. If its perimeter is 58 cm, find the width.',
    answer: 'width = 12 cm',
  },
  { family: 'linear equations', problem: 'Solve 0.3y + 1.2 = 0.7y − 2', answer: 'y = 8' },
  { family: 'linear equations', problem: 'Solve (2x − 1)/3 + (x + 2)/4 = 2', answer: 'x = 2' },
  {
    family: 'linear equations',
    problem: 'Two-thirds of a number exceeds one-quarter of it by 10. Find the number.',
    answer: 'x = 24',
  },
  {
    family: 'linear equations',
    problem:
      "Kemi is three times as old as her sister. In 6 years' time the sum of their ages will be 40. Find their present ages.",
    answer: "Kemi's age = 21 years, the sister's age = 7 years",
  },
  {
    family: 'percentages',
    problem:
      'Bola paid ₦10,200 for a pair of shoes after getting a discount of 15%. What was the marked price?',
    answer: 'original price = ₦12,000',
  },
  {
    family: 'percentages',
    problem:
      'A trader bought 20 crates of eggs at ₦3,500 each. Two crates got broken and she sold the rest at ₦4,200 each. Calculate her percentage profit.',
    answer: 'percentage profit = 8%',
  },
  {
    family: 'percentages',
    problem:
      'The population of a village dropped from 2,400 to 2,100 in ten years. What is the percentage decrease?',
    answer: 'percentage decrease = 12.5%',
  },
  {
    family: 'percentages',
    problem: 'A phone costs ₦86,000 inclusive of 7.5% VAT. How much does it cost before the tax is added?',
    answer: 'price before VAT = ₦80,000',
  },
  { family: 'percentages', problem: 'What percentage of 2.5 kg is 400 g?', answer: 'percentage = 16%' },
  {
    family: 'percentages',
    problem:
      'A market woman sold a bag of beans at ₦54,000 and lost 10% on it. How much had she paid for it?',
    answer: 'cost price = ₦60,000',
  },
  {
    family: 'percentages',
    problem: 'An article was bought for ₦7,500. At what price must it be sold to make a profit of 24%?',
    answer: 'selling price = ₦9,300',
  },
  {
    family: 'percentages',
    problem: 'The fare from Ibadan to Ilorin went up from ₦3,200 to ₦4,000. By what percentage did it rise?',
    answer: 'percentage increase = 25%',
  },
];
