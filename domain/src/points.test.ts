import { expect, test } from 'vitest';
import { currentStreak, newUserPoints } from './points.ts';
import { userPointsSchema } from './schemas/points.ts';

const TODAY = '2026-03-01';
const streak = (last_activity_date: string | null) => ({ current_streak: 12, last_activity_date });

test.each([
  ['stands on a day that was active', streak(TODAY), 12],
  ['stands until the day after is over', streak('2026-02-28'), 12],
  ['has lapsed after a day without activity', streak('2026-02-27'), 0],
  ['has lapsed after a year', streak('2025-03-01'), 0],
  ['is nothing before any activity', streak(null), 0],
  ["stands when the reader's clock is behind", streak('2026-03-02'), 12],
  ['is nothing where there are no points', null, 0],
  ['is nothing while the points are not known', undefined, 0],
])('a streak %s', (_, points, expected) => expect(currentStreak(points, TODAY)).toBe(expected));

test('a new account has points of which all figures are zero', () => {
  const now = new Date('2026-03-01T08:00:00.000Z');
  const points = userPointsSchema.parse(newUserPoints('Ada', now));

  expect(Object.values(points).filter((value) => typeof value === 'number')).toEqual([0, 0, 0, 0, 0]);
  expect(points).toMatchObject({ name: 'Ada', points_history: [], created_at: now, updated_at: now });
  expect(currentStreak(points, TODAY)).toBe(0);
});
