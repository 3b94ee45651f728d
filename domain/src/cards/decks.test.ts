import { expect, test } from 'vitest';
import { isInCalendar } from '../days/day.ts';
import { isDeckOff, NOT_DUE, queueOf } from './decks.ts';

test.each([
  ['in use', {}, false],
  ['that came back from the archive', { archived: false }, false],
  ['that is archived', { archived: true }, true],
  ['that is being imported', { state: 'importing' }, true],
] as const)('a deck %s is off: %o', (_, deck, isOff) => {
  expect(isDeckOff(deck)).toBe(isOff);
});

test.each([
  ['never reviewed', { state: 0 }, {}, 'new'],
  ['in review', { state: 2 }, {}, 'review'],
  ['learned just now', { state: 1 }, {}, 'review'],
  ['that the student took out', { state: 2, suspended: true }, {}, 'off'],
  ['of a deck that is off', { state: 0 }, { archived: true }, 'off'],
] as const)('a card %s waits where it belongs', (_, card, deck, queue) => {
  expect(queueOf(card, deck)).toBe(queue);
});

test('a deck that is never due still has a date that the rules accept', () => {
  expect(isInCalendar(NOT_DUE)).toBe(true);
});
