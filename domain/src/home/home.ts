/** Texts and figures on Home (docs/product.md, Home). Hours are in the student's zone. */
import type { Day } from '../days/day.ts';
import { MS_PER_DAY } from '../days/durations.ts';
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

const TIPS = [
  'Close the book and write down what you remember. Then reread what you missed.',
  'Study one subject for 25 minutes, rest for 5, then start again.',
  "Explain today's topic aloud, as if to someone who has never heard of it.",
  "Try a past question before you read the chapter. You'll know what to look for.",
  'Review new notes within a day. Ten minutes now saves an hour later.',
  'Mix two subjects in one evening. Switching helps both stick.',
  'Silence your phone for half an hour and start the focus timer.',
  'Turn each heading of the chapter into a question, then answer it.',
  'Start with the task you would rather avoid.',
  'Stop studying an hour before bed. Sleep helps you remember.',
  'Ask one question in the next lecture. Write it down now.',
  'Draw it: a table, a tree, a timeline. Then redraw it without looking.',
] as const;

/** The study tip of a day, the same for all students. */
export function tipOfTheDay(day: Day): string {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
  return TIPS[number % TIPS.length] ?? TIPS[0];
}

/** The heatmap's days; a day's hours are its points divided by 5, at most 4, and bright above 2. */
export const HEATMAP = { days: 21, pointsPerHour: 5, maxHours: 4, brightAbove: 2 } as const;

/** The hours that the heatmap shows for a day's points. */
export function heatmapHours(points: number): number {
  return Math.min(HEATMAP.maxHours, points / HEATMAP.pointsPerHour);
}
