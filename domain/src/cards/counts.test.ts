import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCounts, type CardCounts, countCards, countsDifference, dueUntil, nextDue } from './counts.ts';

const ZONE = 'Africa/Lagos';
const at = (text: string) => new Date(text);
const review = (due: string) => ({ queue: 'review' as const, due: at(due) });

test("counts cards by the student's day, new ones apart, and none that are out of the queue", () => {
  const cards = [
    // Midnight in Lagos is 23:00 UTC.
    ...['2026-03-01T22:59:00Z', '2026-03-01T23:00:00Z', '2026-03-02T12:00:00Z'].map(review),
    { queue: 'new' as const, due: at('2026-03-01T08:00:00Z') },
    { queue: 'off' as const, due: at('2026-03-01T08:00:00Z') },
  ];

  expect(countCards(cards, ZONE)).toEqual({ due: { '2026-03-01': 1, '2026-03-02': 2 }, new: 1 });
});

test('counts a new card that is buried on the day on which it comes back', () => {
  const cards = [
    { queue: 'new' as const, due: at('2026-03-01T23:00:00Z') },
    { queue: 'new' as const, due: at('2026-03-01T22:59:59Z') },
  ];

  expect(countCards(cards, ZONE)).toEqual({ due: { '2026-03-02': 1 }, new: 1 });
});

test('adding the difference of two counts to one gives the other', () => {
  const counts = fc.record({
    due: fc.dictionary(
      fc.constantFrom('2026-03-01', '2026-03-02', '2026-03-03'),
      fc.integer({ min: -3, max: 9 }),
    ),
    new: fc.nat(9),
  });
  fc.assert(
    fc.property(counts, counts, (from, to) => {
      const sum = addCounts(from, countsDifference(from, to));

      expect(countsDifference(sum, to)).toEqual({ due: {}, new: 0 });
    }),
    { seed: 19, numRuns: 200 },
  );
});

test('sums the cards that are due until a day', () => {
  const due = { '2026-02-27': 4, '2026-03-01': 2, '2026-03-02': 7 };

  expect(dueUntil(due, '2026-03-01')).toBe(6);
  expect(dueUntil({}, '2026-03-01')).toBe(0);
});

test.each<[string, CardCounts, number, string]>([
  [
    'on the first day with cards',
    { due: { '2026-03-05': 1, '2026-03-03': 2 }, new: 0 },
    5,
    '2026-03-02T23:00:00.000Z',
  ],
  [
    'not on a day whose cards were moved',
    { due: { '2026-03-05': 1, '2026-03-03': 0 }, new: 0 },
    5,
    '2026-03-04T23:00:00.000Z',
  ],
  ['today, while new cards may be learned', { due: {}, new: 3 }, 1, '2026-02-28T23:00:00.000Z'],
  ['tomorrow, when the new cards of today are learned', { due: {}, new: 3 }, 0, '2026-03-01T23:00:00.000Z'],
  ['never without cards', { due: {}, new: 0 }, 5, '2099-12-31T00:00:00.000Z'],
])('a deck is due %s', (_, counts, newLeft, expected) => {
  expect(nextDue(counts, { now: at('2026-03-01T12:00:00Z'), zone: ZONE, newLeft })).toEqual(at(expected));
});
