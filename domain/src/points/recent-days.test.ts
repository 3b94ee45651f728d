import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../days/day.ts';
import { addToRecentDays, lastWeekOf, type RecentDays } from './recent-days.ts';

const TODAY = '2026-03-05';

test('recent days add up the points of a day, and drop days that are 7 before the latest', () => {
  const recent = addToRecentDays({ '2026-02-27': 20, '2026-02-26': 15 }, TODAY, 5);

  expect(recent).toEqual({ '2026-02-27': 20, [TODAY]: 5 });
  expect(addToRecentDays(recent, TODAY, 10)).toEqual({ '2026-02-27': 20, [TODAY]: 15 });
  expect(addToRecentDays(recent, '2026-02-26', 10)).toEqual(recent);
});

test('the last week has the recent days from 6 days ago to today', () => {
  const recent = { '2026-02-26': 5, '2026-02-27': 20, [TODAY]: 10, '2026-03-06': 15 };

  expect(lastWeekOf(recent, TODAY)).toEqual([{ points_earned: 20 }, { points_earned: 10 }]);
});

test('recent days do not depend on the order of the awards, in 500 runs', () => {
  const awards = fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 20 }), points: fc.integer({ min: 1, max: 15 }) }),
    {
      maxLength: 20,
    },
  );
  const recentOf = (all: readonly { day: number; points: number }[]) =>
    all.reduce<RecentDays>(
      (recent, { day, points }) => addToRecentDays(recent, addDays(TODAY, day), points),
      {},
    );
  fc.assert(
    fc.property(
      awards.chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
        ),
      ),
      ([all, shuffled]) => {
        expect(recentOf(shuffled)).toEqual(recentOf(all));
        expect(Object.keys(recentOf(all)).length).toBeLessThanOrEqual(7);
      },
    ),
    { numRuns: 500, seed: 20_260_305 },
  );
});
