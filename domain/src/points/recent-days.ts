/** The points of the last days, which the points document holds so that Home need not read the active days. */
import { addDays, type Day } from '../days/day.ts';
import { WEEKLY_GOAL_DAYS } from './points.ts';

/** Points by day: of the latest active day and the 6 days before it, without those on which none were earned. */
export type RecentDays = Readonly<Record<Day, number>>;

/** The recent days after points were awarded for a day. The order in which awards arrive makes no difference. */
export function addToRecentDays(recent: RecentDays, day: Day, points: number): Record<Day, number> {
  const days = { ...recent, [day]: (recent[day] ?? 0) + points };
  const latest = Object.keys(days).reduce((a, b) => (a > b ? a : b));
  return Object.fromEntries(Object.entries(days).filter(([each]) => each >= firstOf(latest)));
}

/** The recent days that are among the last 7 as of today. */
export function lastWeekOf(recent: RecentDays, today: Day): { points_earned: number }[] {
  return Object.entries(recent)
    .filter(([day]) => day >= firstOf(today) && day <= today)
    .map(([, points_earned]) => ({ points_earned }));
}

/** The first of the 7 days up to one. */
export function firstOf(day: Day): Day {
  return addDays(day, 1 - WEEKLY_GOAL_DAYS);
}
