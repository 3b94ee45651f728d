/**
 * Streak arithmetic (spec section 4, design section 5): a fold over the set of active days, in any order of arrival. Active
 * days are counted days (counted-day.ts), so a change of zone never makes two of them within 20 hours; the days that it
 * passes over are skipped here, so it never ends a streak.
 */
import { addDays, type Day, daysBetween } from '../days/day.ts';

/** A streak as far as its active days go. */
export interface Streak {
  /** Days in a row, as of `last_activity_date`: read it through `currentStreak`. */
  current_streak: number;
  longest_streak: number;
  last_activity_date: Day | null;
  /** How many of the freezes were used up by missed days. */
  freezes_used: number;
}

/** The streak of somebody who has done nothing yet. */
export const NO_STREAK: Streak = {
  current_streak: 0,
  longest_streak: 0,
  last_activity_date: null,
  freezes_used: 0,
};

/**
 * The streak after an active day that is not before the last one; the same day changes nothing. Missed days in
 * between break it, unless a freeze for each was there before they were over: then they are bridged, and count
 * for nothing.
 *
 * @param freezes the days on which freezes were got, all of them, in order
 * @param skipped the days that a change of zone passed over: no student could be active on them
 */
export function extendStreak(
  streak: Streak,
  day: Day,
  freezes: readonly Day[],
  skipped: readonly Day[] = [],
): Streak {
  const last = streak.last_activity_date;
  if (last !== null && day <= last) return streak;
  const missed = last === null ? 0 : missedBetween(last, day, skipped);
  const bridged = last !== null && missed <= freezesBy(addDays(day, -1), freezes) - streak.freezes_used;
  const current = bridged ? streak.current_streak + 1 : 1;
  return {
    current_streak: current,
    longest_streak: Math.max(streak.longest_streak, current),
    last_activity_date: day,
    freezes_used: streak.freezes_used + (bridged ? missed : 0),
  };
}

/** The streak of a set of active days, whatever the order in which they became known. */
export function foldStreak(
  activeDays: Iterable<Day>,
  freezes: readonly Day[],
  skipped: readonly Day[] = [],
): Streak {
  const days = [...new Set(activeDays)].sort();
  const ordered = [...freezes].sort();
  return days.reduce((streak, day) => extendStreak(streak, day, ordered, skipped), NO_STREAK);
}

/**
 * The streak as of `today`, in days. After a missed day it has lapsed and reads as 0, unless freezes cover every
 * day that was missed.
 */
export function currentStreak(
  points:
    | (Omit<Streak, 'longest_streak'> & { freezes: readonly Day[]; skipped_days?: readonly Day[] })
    | null
    | undefined,
  today: Day,
): number {
  if (!points?.last_activity_date) return 0;
  const missed = missedBetween(points.last_activity_date, today, points.skipped_days ?? []);
  if (missed <= 0) return points.current_streak;
  const left = freezesBy(addDays(today, -1), points.freezes) - points.freezes_used;
  return missed <= left ? points.current_streak : 0;
}

/** The days between two days on which something could have been done; -1 or less when `to` is not after `from`. */
function missedBetween(from: Day, to: Day, skipped: readonly Day[]): number {
  return daysBetween(from, to) - 1 - skipped.filter((day) => from < day && day < to).length;
}

/** How many freezes had been got by the end of `day`. */
function freezesBy(day: Day, freezes: readonly Day[]): number {
  return freezes.filter((got) => got <= day).length;
}
