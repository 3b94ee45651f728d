import { expect, test } from 'vitest';
import { countedCards, outdatedDays } from './count-upkeep.ts';

test('past days are outdated unless cards of them are overdue, and never yesterday or a day to come', () => {
  const due = { '2026-03-01': 0, '2026-03-02': 3, '2026-03-03': -1, '2026-03-04': 0, '2026-03-06': 0 };
  const learned = { '2026-03-01': 20, '2026-03-04': 20, '2026-03-05': 3 };

  expect(outdatedDays({ due, learned }, '2026-03-05')).toEqual({
    due: ['2026-03-01'],
    learned: ['2026-03-01'],
  });
  expect(outdatedDays({}, '2026-03-05')).toEqual({ due: [], learned: [] });
});

test('counts all cards that are due some day or new', () => {
  expect(countedCards({ due: { '2026-03-01': 2, '2026-03-09': 5 }, new: 3 })).toBe(10);
});
