/** How the streak calendar shows a day (docs/product.md, Rewards). Apart from ./streak.ts, which the first load needs. */
import { type Day, daysBetween } from '../days/day.ts';
import { currentStreak } from './streak.ts';

/** `saved` days had no activity, yet the current streak continued: a streak freeze or a change of zone covered them. */
export type StreakDay = 'active' | 'saved' | 'inactive' | 'ahead';

/**
 * How the calendar shows a day.
 *
 * @param points the student's points, null before the first activity
 * @param isActive whether points were earned on the day
 */
export function streakDay(
  day: Day,
  points: Parameters<typeof currentStreak>[0],
  isActive: boolean,
  today: Day,
): StreakDay {
  if (isActive) return 'active';
  if (day > today) return 'ahead';
  const last = points?.last_activity_date;
  const streak = currentStreak(points, today);
  if (!last || streak === 0 || day === today) return 'inactive';
  // A streak of n active days spans at least n days up to its last one, and what follows that day is covered.
  return daysBetween(day, last) < streak ? 'saved' : 'inactive';
}
