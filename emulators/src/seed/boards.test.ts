import { addDays } from '@akada/domain/days/day';
import { leaderboardSchema } from '@akada/domain/leaderboard/schemas';
import { type UserPoints, userPointsSchema } from '@akada/domain/points/schemas';
import { currentStreak } from '@akada/domain/points/streak';
import { describe, expect, test } from 'vitest';
import { boardsOf } from './boards.ts';
import { crowd } from './crowd.ts';
import { lagosDay } from './days.ts';
import { DEMO_STUDENT, OTHER_STUDENTS, OUTSIDE_STUDENT } from './demo.ts';
import { demoHistory, otherHistory } from './points-data.ts';

const NOW = new Date('2026-03-05T14:30:00Z');
const TODAY = lagosDay(NOW);
const others = crowd(NOW);
const allPoints = new Map<string, UserPoints>([
  [DEMO_STUDENT.uid, demoHistory(DEMO_STUDENT.name, NOW).points],
  ...OTHER_STUDENTS.map((student) => [student.uid, otherHistory(student, NOW).points] as const),
  ...others,
]);
const [allTime, weekly, daily] = boardsOf(allPoints, NOW);

describe('the crowd', () => {
  test('is more than 64 students with different names, always the same', () => {
    expect(others.size).toBeGreaterThan(64);
    expect(new Set([...others.values()].map(({ name }) => name)).size).toBe(others.size);
    expect([...crowd(NOW)]).toEqual([...others]);
  });

  test('has documents that match the schema, and no streak above the longest streak', () => {
    for (const points of others.values()) {
      const { longest_streak, current_streak, updated_at } = userPointsSchema.parse(points);
      expect(longest_streak).toBeGreaterThanOrEqual(current_streak);
      expect(updated_at.getTime()).toBeLessThanOrEqual(NOW.getTime());
    }
  });

  test('includes lapsed streaks, tools used today, and a few students who left the boards', () => {
    const count = (has: (points: UserPoints) => boolean) => [...others.values()].filter(has).length;
    expect(count((points) => currentStreak(points, TODAY) === 0)).toBeGreaterThan(8);
    expect(count((points) => points.tools_day === TODAY)).toBeGreaterThan(12);
    expect(count((points) => !points.on_boards)).toBe(4);
  });
});

describe('the boards', () => {
  test('match the schema, with at most 50 rows from best to worst and without students who left', () => {
    for (const board of boardsOf(allPoints, NOW)) {
      const { rows, students } = leaderboardSchema.parse(board);
      expect(rows.length).toBeLessThanOrEqual(50);
      expect(students).toBe([...allPoints.values()].filter(({ on_boards }) => on_boards).length);
      const ranks = rows.map(({ rank_position }) => rank_position);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(rows.every(({ user_id }) => allPoints.get(user_id)?.on_boards)).toBe(true);
    }
  });

  test('all include the demo student, and leave a student with a sign-in below the fifty', () => {
    for (const board of [allTime, weekly, daily]) {
      expect(board?.rows.map(({ user_id }) => user_id)).toContain(DEMO_STUDENT.uid);
    }
    expect(allTime?.rows).toHaveLength(50);
    expect(allTime?.rows.map(({ user_id }) => user_id)).not.toContain(OUTSIDE_STUDENT.uid);
  });

  test('rank no lapsed streaks, and no tools of another day', () => {
    for (const { user_id } of weekly?.rows ?? []) {
      expect(allPoints.get(user_id)?.last_activity_date ?? '').toBeOneOf([TODAY, addDays(TODAY, -1)]);
    }
    for (const { user_id } of daily?.rows ?? []) expect(allPoints.get(user_id)?.tools_day).toBe(TODAY);
  });
});
