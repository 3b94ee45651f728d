import { expect, test } from 'vitest';
import { withLetters } from './scanner-slips.ts';

test('figures that a scanner took for letters become letters again', () => {
  expect(withLetters('The top layer of the soi1 and the 1and; Depositi0n follows.')).toBe(
    'The top layer of the soil and the land; Deposition follows.',
  );
});

test('figures of formulas, units and names stay', () => {
  for (const text of [
    'H2O, CO2 and C10H22',
    'T1 = 30 and x0 = 2',
    'a car10 of 1st grade',
    'items[10] at 10km',
    'brand1 and 1qwerty',
  ])
    expect(withLetters(text)).toBe(text);
});
