import { describe, expect, test } from 'vitest';
import { solve } from '../solve.ts';

function answerTo(problem: string): string | undefined {
  return solve(problem)?.answer;
}

test.each([
  ['A cobbler', 'a mansion'],
  ['A welder', 'the compound'],
])('reads a problem with people and places that it does not know: %s, %s', (who, where) => {
  expect(
    answerTo(
      `${who} of mass 60 kg pushes a crate with a force of 30 N. What is the acceleration of a 60 kg body in ${where}?`,
    ),
  ).toBeUndefined();
  expect(answerTo(`${who} bought a stool for ₦400 and sold it for ₦500. Find his percentage profit.`)).toBe(
    'percentage profit = 25%',
  );
});

test.each(['rough ', 'inclined ', 'frictionless '])('refuses a %ssurface', (kind) => {
  expect(
    answerTo(
      `A force of 20 N acts on a 5 kg block on a ${kind}surface with friction. Find the acceleration.`,
    ),
  ).toBeUndefined();
});

describe('money next to an interest', () => {
  test('is the principal after "on"', () => {
    expect(
      answerTo('The simple interest on ₦24,000 for 5 years is ₦6,000. Find the rate per cent per annum.'),
    ).toBe('R = 5%');
  });

  test('is refused if the rate would be unlikely', () => {
    expect(answerTo('A sum of ₦100 yields ₦500 simple interest in 1 year. Find the rate.')).toBeUndefined();
  });
});

describe('a second question', () => {
  test('is answered with the first', () => {
    expect(
      answerTo('A car accelerates from rest at 3 m/s² for 4 s. Find its velocity and the distance covered.'),
    ).toBe('v = 12 m/s, s = 24 m');
  });

  test('is refused if it is about something else', () => {
    expect(
      answerTo('A car accelerates from rest at 3 m/s² for 4 s. Find its velocity and the cost.'),
    ).toBeUndefined();
  });
});

test.each([
  [
    'A bus left Jos at 8:15 a.m. and arrived in Abuja, 300 km away, at 12:15 p.m. What was its average speed?',
    'v = 75 km/h',
  ],
  ['A block measures 5 cm by 4 cm by 2 cm and has a mass of 320 g. Find its density.', 'ρ = 8 g/cm³'],
  ['A trader bought 20 shirts at ₦500 each and sold them for ₦12,000. Find her profit.', 'profit = ₦2,000'],
])('calculates a quantity that is given in parts: %s', (problem, answer) => {
  expect(answerTo(problem)).toBe(answer);
});

test.each([
  [
    '20 cm³ of 0.1 mol/dm³ H₂SO₄ neutralises 25 cm³ of NaOH. Find the concentration of the base.',
    'C = 0.16 mol/dm³',
  ],
  ['A gas occupies 273 cm³ at s.t.p. Find its volume at 27 °C and 760 mmHg.', 'V₂ = 300 cm³'],
  ['A sample has a half-life of 5 days. What fraction remains after 12 days?', undefined],
  ['Find the percentage by mass of carbon in CH₄. [C = 12, H = 1]', 'percentage = 75%'],
  [
    'A bag contains 3 red and 5 blue balls. If a ball is picked at random, what is the probability that it is not red?',
    'P = 5/8 = 0.625',
  ],
  ['Divide ₦900 between Ade and Bola in the ratio 4 : 5. How much does Bola get?', 'share = ₦500'],
  ['Given Qd = 60 − 4P and Qs = 2P, find the equilibrium price.', 'P = 10'],
])('finds the answer to: %s', (problem, answer) => {
  expect(answerTo(problem)).toBe(answer);
});
