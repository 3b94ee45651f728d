/** What was studied on which day, by the journal and the focus timer, and how the mood went with it. */
import { addDays, type Day } from '../days/day.ts';
import type { FocusByDay } from '../focus/minutes.ts';
import { sum } from '../numbers/sum.ts';
import { averageMood, type Counted } from './figures.ts';

export interface DayFigures {
  day: Day;
  /** Null without an entry. */
  mood: number | null;
  hours: number;
}

/**
 * Mood and hours of each of the last `days` days, oldest first: what the chart draws. Studied is what the entries say,
 * and what the focus timer has counted besides.
 */
export function dailyFigures(
  entries: readonly Counted[],
  focus: FocusByDay,
  today: Day,
  days: number,
): DayFigures[] {
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1 - days);
    const of = entries.filter(({ entry_date }) => entry_date === day);
    // Divided once: as many minutes are the same number of hours, however they came together.
    const minutes = sum(of.map(({ study_time }) => study_time * 60)) + (focus.get(day) ?? 0);
    return { day, mood: averageMood(of), hours: minutes / 60 };
  });
}

/** All hours of some days, to a tenth. */
export function studyHours(days: readonly Pick<DayFigures, 'hours'>[]): number {
  const minutes = Math.round(60 * sum(days.map(({ hours }) => hours)));
  return Math.round(minutes / 6) / 10;
}

/** The day on which most was studied; of several the latest; null where nothing was. */
export function mostProductiveDay(days: readonly Pick<DayFigures, 'day' | 'hours'>[]): Day | null {
  const [best] = [...days].sort((a, b) => b.hours - a.hours || (a.day < b.day ? 1 : -1));
  return best && best.hours > 0 ? best.day : null;
}

/** Days with an entry that a comparison of mood and study time asks for. */
const COMPARED_DAYS = 4;

export interface MoodByStudy {
  /** Hours that part the days: more than these, or at most these. */
  hours: number;
  /** Mean mood scores of the days with more and of those with less. */
  more: number;
  less: number;
}

/**
 * Mood against study time: the days with an entry, parted at the median of their hours, or below the most where that is
 * the median. Null for too few of them, or when all are alike.
 */
export function moodByStudy(days: readonly DayFigures[]): MoodByStudy | null {
  const known = days.flatMap(({ mood, hours }) => (mood === null ? [] : [{ mood, hours }]));
  if (known.length < COMPARED_DAYS) return null;
  const most = Math.max(...known.map((day) => day.hours));
  const below = known.map((day) => day.hours).filter((hours) => hours < most);
  const hours = below.sort((a, b) => a - b)[Math.min(Math.ceil(known.length / 2), below.length) - 1];
  if (hours === undefined) return null;
  const mean = (part: { mood: number }[]) => sum(part.map(({ mood }) => mood)) / part.length;
  const more = known.filter((day) => day.hours > hours);
  const less = known.filter((day) => day.hours <= hours);
  return { hours, more: mean(more), less: mean(less) };
}
