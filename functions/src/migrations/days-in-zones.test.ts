import { newUserPoints } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { currentStreak, extendStreak } from '@akada/domain/points/streak';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { daysInZones } from './days-in-zones.ts';

const { zone: _, ...NEW } = newUserPoints('Ada', new Date('2026-01-01T08:00:00.000Z'));
/** Points as the previous release stored them, with the last activity at an instant. */
const activeAt = (time: string, change: object = {}) => ({
  ...{ ...NEW, current_streak: 7, last_activity_date: time.slice(0, 10) },
  points_history: [
    { action: 'Streak freeze', points: -100, at: Timestamp.fromDate(new Date('2026-03-01T23:59:00Z')) },
    { action: 'a journal entry', points: 10, at: Timestamp.fromDate(new Date(time)) },
  ],
  ...change,
});
const migrated = (data: object) => daysInZones.migrate(data, { path: 'user_points/ada', needed: [] });

describe('the migration to days in time zones', () => {
  const afterMidnight = activeAt('2026-03-01T23:30:00Z');

  test('keeps the streak of a student who studies after midnight in Lagos', () => {
    const points = migrated(afterMidnight) as UserPoints;
    expect(currentStreak(afterMidnight, '2026-03-03')).toBe(0);
    expect(currentStreak(points, '2026-03-03')).toBe(7);
    expect(extendStreak(points, '2026-03-03', [], points.skipped_days).current_streak).toBe(8);
    expect(currentStreak(points, '2026-03-04')).toBe(0);
  });

  test('changes nothing when it runs again', () => {
    const points = migrated(afterMidnight);
    expect(migrated(points)).toBe(points);
  });

  test.each([
    ['who was active before midnight in Lagos', activeAt('2026-03-01T22:59:59Z')],
    ['without any activity', { ...NEW }],
    ['whose activity is counted in a zone already', activeAt('2026-03-01T23:30:00Z', { zone: 'UTC' })],
    ['whose day is counted in Lagos already', { ...afterMidnight, last_activity_date: '2026-03-02' }],
  ])('leaves a student unchanged %s', (_, points) => {
    expect(migrated(points)).toBe(points);
  });
});
