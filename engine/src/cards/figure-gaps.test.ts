import { expect, test } from 'vitest';
import { asksForFigure } from './figure-gaps.ts';

test.each([
  ['The Niger Delta covers about _____ square kilometres.', '70,000'],
  ['Boiling at _____ for ten minutes destroys vegetative cells but not endospores.', '100 °C'],
  ['Guldberg and Waage put forward the law of mass action in _____.', '1864'],
  ['On _____ the Shehu and his followers withdrew from Degel to Gudu.', '21 February 1804'],
])('a gap asks for a figure or a date: %s', (front, back) => {
  expect(asksForFigure({ front, back })).toBe(true);
});

test.each([
  ['the number of a section of a law', 'A transaction without consent is void under section _____.', '26'],
  ['the number of a place', 'A farmer sells to a dealer at Mile _____ Market in Lagos.', '12'],
  [
    'the year in the name of an event',
    'The Aba Women’s War of _____ was a protest against taxation.',
    '1929',
  ],
  ['the year in the name of a law', 'Under the _____ Constitution the States get thirteen per cent.', '1999'],
  ['a day without its year', 'On _____ the Assembly abolished feudalism.', '4 August'],
  ['the year of an event without a name', 'The law was changed in _____.', '1962'],
  ['a figure of an example', 'For example, a firm lends _____ naira to its agent.', '5,000'],
  ['a number without a unit', 'Indexing starts at _____; the last is different.', '0'],
  ['a term', 'A novus actus breaks the chain of _____.', 'causation'],
])('a gap is refused if it asks for %s', (_, front, back) => {
  expect(asksForFigure({ front, back })).toBe(false);
});
