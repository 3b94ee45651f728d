/** Study time by day, from the journal and the focus timer, and how the mood relates to it. */
import { addDays, type Day } from '../days/day.ts';
import type { FocusByDay } from '../focus/minutes.ts';
import { sum } from '../numbers/sum.ts';
import { averageMood, type FigureEntry } from './figures.ts';

export interface DayFigures {
  day: Day;
  /** Null without an entry. */
  mood: number | null;
  hours: number;
}

/**
 * Mood and hours of each of the last `days` days, oldest first, for the chart. The hours are those of the entries plus
 * those of the focus timer.
 */
export function dailyFigures(
  entries: readonly FigureEntry[],
  focus: FocusByDay,
  today: Day,
  days: number,
): DayFigures[] {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1 - days);
    const of = entries.filter(({ entry_date }) => entry_date === day);
    // Summed in minutes and divided once, so that the same minutes always give the same hours.
    const minutes = sum(of.map(({ study_time }) => study_time * 60)) + (focus.get(day) ?? 0);
    return { day, mood: averageMood(of), hours: minutes / 60 };
  });
}

/** The total hours, rounded to a tenth. */
export function studyHours(days: readonly Pick<DayFigures, 'hours'>[]): number {
  const minutes = Math.round(60 * sum(days.map(({ hours }) => hours)));
  return Math.round(minutes / 6) / 10;
}

/** The day with the most hours, the latest among equals; null without any. */
export function mostProductiveDay(days: readonly Pick<DayFigures, 'day' | 'hours'>[]): Day | null {
  const [best] = [...days].sort((a, b) => b.hours - a.hours || (a.day < b.day ? 1 : -1));
  return best && best.hours > 0 ? best.day : null;
}

/** The days with an entry that the comparison needs. */
const MIN_COMPARED_DAYS = 4;

export interface MoodByStudy {
  /** The threshold: days with more hours than this, and days with at most this. */
  hours: number;
  /** Mean mood scores of the days with more and of those with less. */
  more: number;
  less: number;
}

/**
 * Compares the mood of days with more and with less study time. The days with an entry are split at the median of their
 * hours, or just below the maximum if that is the median. Null for too few days, or if all hours are equal.
 */
export function moodByStudy(days: readonly DayFigures[]): MoodByStudy | null {
  const known = days.flatMap(({ mood, hours }) => (mood === null ? [] : [{ mood, hours }]));
  if (known.length < MIN_COMPARED_DAYS) return null;
  const most = Math.max(...known.map((day) => day.hours));
  const below = known.map((day) => day.hours).filter((hours) => hours < most);
  const hours = below.sort((a, b) => a - b)[Math.min(Math.ceil(known.length / 2), below.length) - 1];
  if (hours === undefined) return null;
  const mean = (part: { mood: number }[]) => sum(part.map(({ mood }) => mood)) / part.length;
  const more = known.filter((day) => day.hours > hours);
  const less = known.filter((day) => day.hours <= hours);
  return { hours, more: mean(more), less: mean(less) };
}
