import { expect, test } from 'vitest';
import { withLetters } from './scanner-slips.ts';

test('figures that a scanner took for letters become letters again', () => {
  expect(withLetters(['The top layer of the soi1 and the 1and;', 'Depositi0n follows.'])).toEqual([
    'The top layer of the soil and the land;',
    'Deposition follows.',
  ]);
});

test('figures of formulas, units and names stay', () => {
  const lines = [
    'H2O, CO2 and C10H22',
    'T1 = 30 and x0 = 2',
    'mode1 = train(soi1)',
    'a current of 1amp',
    'brand1 and 1qwerty',
  ];
  expect(withLetters([...lines, 'soi1', '1and'])).toEqual([...lines, 'soil', 'land']);
});

test('a text with only one such word was not scanned', () => {
  expect(withLetters(['log0 is undefined', 'Sound travels.'])).toEqual([
    'log0 is undefined',
    'Sound travels.',
  ]);
});
