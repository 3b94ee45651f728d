/** Points and streaks (spec section 3, design section 5): the totals document and how it is read. */
import { addDays, type Day } from './day.ts';
import type { UserPoints } from './schemas/points.ts';

/** The points of an account to which nothing has happened yet. */
export function newUserPoints(name: string, now: Date): UserPoints {
  return {
    total_points: 0,
    points_earned: 0,
    current_streak: 0,
    longest_streak: 0,
    last_activity_date: null,
    points_history: [],
    tools_used_today: 0,
    tools_day: null,
    name,
    avatar_url: null,
    on_boards: true,
    created_at: now,
    updated_at: now,
  };
}

/** The streak as of `today`, in days: a streak whose last active day is before yesterday has lapsed and reads as 0. */
export function currentStreak(
  points: Pick<UserPoints, 'current_streak' | 'last_activity_date'> | null | undefined,
  today: Day,
): number {
  if (!points?.last_activity_date) return 0;
  return points.last_activity_date >= addDays(today, -1) ? points.current_streak : 0;
}
