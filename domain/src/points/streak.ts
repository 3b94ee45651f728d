/**
 * Streak arithmetic (docs/product.md, Points and streaks): a fold over the set of active days, in any order of arrival.
 * Active days are counted days (counted-day.ts), so a change of zone never gives two of them within 20 hours. Days that
 * it passes over are skipped here, so it never ends a streak.
 */
import { addDays, type Day, daysBetween } from '../days/day.ts';

/** A streak as of its last active day. */
export interface Streak {
  /** Days in a row, as of `last_activity_date`: read it through `currentStreak`. */
  current_streak: number;
  longest_streak: number;
  last_activity_date: Day | null;
  /** How many freezes were used for missed days. */
  freezes_used: number;
}

/** The streak of a new student. */
export const NO_STREAK: Streak = {
  current_streak: 0,
  longest_streak: 0,
  last_activity_date: null,
  freezes_used: 0,
};

/**
 * The streak after an active day, which must not be before the last one; the same day changes nothing. Missed days in
 * between break the streak, unless each had a freeze before it was over. Frozen days do not add to the streak.
 *
 * @param freezes the days on which freezes were redeemed, all of them, in order
 * @param skipped the days that a change of zone passed over, on which the student could not be active
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

/** The streak of a set of active days, in any order. */
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
 * The streak as of `today`, in days. After a missed day it is 0, unless freezes cover every missed day.
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

/** The days between two days on which the student could have been active; negative if `to` is not after `from`. */
function missedBetween(from: Day, to: Day, skipped: readonly Day[]): number {
  return daysBetween(from, to) - 1 - skipped.filter((day) => from < day && day < to).length;
}

/** How many freezes had been redeemed by the end of `day`. */
function freezesBy(day: Day, freezes: readonly Day[]): number {
  return freezes.filter((got) => got <= day).length;
}
