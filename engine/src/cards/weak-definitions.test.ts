import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

const deckOf = (text: string) =>
  makeDeck(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);

test.each([
  [
    'Proportional representation is a system in which seats are shared among parties according to the votes each of them receives.',
    'What is proportional representation? → A system in which seats are shared among parties according to the votes each of them receives.',
  ],
  [
    'Capital employed is the value of all assets in use in the business.',
    'What is capital employed? → The value of all assets in use in the business.',
  ],
  [
    'A composite key is a key made up of two or more attributes.',
    'What is a composite key? → A key made up of two or more attributes.',
  ],
  [
    'A database management system is the software that creates the database and controls access to it.',
    'What is a database management system? → The software that creates the database and controls access to it.',
  ],
  [
    'Photosynthesis is the process by which green plants, algae and some bacteria use light energy to build carbohydrates.',
    'What is photosynthesis? → The process by which green plants, algae and some bacteria use light energy to build carbohydrates.',
  ],
  [
    'Operant conditioning is learning in which behaviour is controlled by its consequences.',
    'What is operant conditioning? → Learning in which behaviour is controlled by its consequences.',
  ],
  [
    'The rate of turnover is the number of times the average stock is sold and replaced in the period.',
    'What is the rate of turnover? → The number of times the average stock is sold and replaced in the period.',
  ],
])('asks for the whole definition: %s', (text, card) => {
  expect(deckOf(text)).toContain(card);
});

test.each([
  'Cardiac muscle is myogenic, which means that it contracts without a signal from the nerves.',
  'A daemon is a service that runs on it.',
  'Much output is subsistence farming that never reaches a market.',
])('makes no card of a sentence without a definition: %s', (text) => {
  expect(deckOf(text)).toEqual([]);
});

test('asks for a formula without the figures of its example, and for no worked figures', () => {
  const text =
    '# Ratios\n\nCurrent ratio = current assets / current liabilities = 180,000 / 120,000 = 1.5 : 1\n\nPercentage error = (57.3 - 54.6) / 57.3 x 100 = 4.7 %';
  expect(deckOf(text)).toEqual([
    'What is the formula for current ratio? → Current ratio = current assets / current liabilities',
  ]);
});
