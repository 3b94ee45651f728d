/** Texts and figures on Home (docs/product.md, Home). Hours are in the student's zone. */
import { GOAL_DAY_POINTS, WEEKLY_GOAL_DAYS } from '../points/points.ts';

/** 'Good morning', 'Good afternoon' or 'Good evening' at this hour, 0 to 23. */
export function greetingAt(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

export interface WeeklyGoal {
  /** Goal days of the last 7. */
  days: number;
  of: number;
  /** Rounded. */
  percent: number;
}

/** Counts the days with enough points. */
export function weeklyGoal(days: readonly { points_earned: number }[]): WeeklyGoal {
  const reached = days.filter((day) => day.points_earned >= GOAL_DAY_POINTS).length;
  return { days: reached, of: WEEKLY_GOAL_DAYS, percent: Math.round((100 * reached) / WEEKLY_GOAL_DAYS) };
}
