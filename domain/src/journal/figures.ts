/**
 * The journal's figures (docs/product.md, Journal), computed on the device from the student's entries. An entry belongs
 * to the day that it is about.
 */
import { addDays, type Day, daysBetween } from '../days/day.ts';
import { sum } from '../numbers/sum.ts';
import type { Mood } from './journal.ts';
import type { JournalEntry } from './schemas.ts';

/** The fields of an entry that the figures use. */
export type FigureEntry = Pick<JournalEntry, 'mood' | 'study_time' | 'entry_date'>;

export const MOOD_SCORES: Record<Mood, number> = { great: 4, good: 3, okay: 2, poor: 1 };

/** The label for an average of mood scores. */
export function moodLabel(average: number): 'Great' | 'Good' | 'Okay' | 'Poor' {
  if (average >= 3.5) return 'Great';
  if (average >= 2.5) return 'Good';
  return average >= 1.5 ? 'Okay' : 'Poor';
}

/** The days that the weekly figures and the monthly goals cover. */
export const JOURNAL_WINDOWS = { week: 7, month: 30 } as const;

/** The entries about the last `days` days, including today. */
export function entriesWithin<Entry extends FigureEntry>(
  entries: readonly Entry[],
  today: Day,
  days: number,
): Entry[] {
  const first = addDays(today, 1 - days);
  return entries.filter(({ entry_date }) => entry_date >= first && entry_date <= today);
}

export interface JournalStats {
  entries: number;
  /** Null without an entry. */
  averageMood: ReturnType<typeof moodLabel> | null;
}

/** The number of entries and their average mood. */
export function journalStats(entries: readonly FigureEntry[]): JournalStats {
  const average = averageMood(entries);
  return {
    entries: entries.length,
    averageMood: average === null ? null : moodLabel(average),
  };
}

/** The mean of the mood scores; null without an entry. */
export function averageMood(entries: readonly FigureEntry[]): number | null {
  if (entries.length === 0) return null;
  return sum(entries.map(({ mood }) => MOOD_SCORES[mood])) / entries.length;
}

export type MoodTrend = 'improving' | 'steady' | 'falling';

/** The entries that a trend needs, and the difference of the mean scores from which the mood rises or falls. */
export const MOOD_TREND = { entries: 2, difference: 0.25 } as const;

/**
 * The trend of the mood: compares the mean score of the later half of the entries with that of the earlier half, by the
 * days they are about. With an odd number, the middle entry is in neither half. Too few entries count as 'improving',
 * the default that the product fixes.
 */
export function moodTrend(entries: readonly FigureEntry[]): MoodTrend {
  const sorted = [...entries].sort((a, b) => (a.entry_date < b.entry_date ? -1 : 1));
  if (sorted.length < MOOD_TREND.entries) return 'improving';
  const half = Math.floor(sorted.length / 2);
  const earlier = averageMood(sorted.slice(0, half)) ?? 0;
  const later = averageMood(sorted.slice(-half)) ?? 0;
  if (later - earlier >= MOOD_TREND.difference) return 'improving';
  return earlier - later >= MOOD_TREND.difference ? 'falling' : 'steady';
}

/** The subjects that the study focus looks for. */
export const FOCUS_SUBJECTS = [
  'math',
  'science',
  'english',
  'history',
  'physics',
  'chemistry',
  'biology',
] as const;
export type FocusSubject = (typeof FOCUS_SUBJECTS)[number];

/**
 * The subject that most entries mention in their text, goals or achievements; among equals the first in the list above.
 * Words that begin with it count: 'maths' and 'mathematics' are math. Null when none is mentioned.
 */
export function studyFocus(
  entries: readonly Pick<JournalEntry, 'entry_text' | 'goals' | 'achievements'>[],
): FocusSubject | null {
  const counted = FOCUS_SUBJECTS.map((subject) => {
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${subject}`, 'iu');
    const naming = entries.filter(({ entry_text, goals, achievements }) =>
      [entry_text, ...goals, ...achievements].some((text) => word.test(text)),
    );
    return { subject, count: naming.length };
  });
  const [best] = counted.sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best.subject : null;
}

/** The goals for a month. */
export const MONTHLY_GOALS = { entries: 30, hours: 100 } as const;

/** The share of days with an entry from which the consistency is on track. */
const ON_TRACK = 0.5;

export interface Consistency {
  /** Days with an entry, of the days since the first entry, at most 30. */
  days: number;
  of: number;
  label: 'On track' | 'Keep going';
}

/**
 * The consistency of journaling: days with an entry of the last 30, or of those since the first entry. Without an entry
 * it is 'On track', the default that the product fixes.
 */
export function consistency(entries: readonly FigureEntry[], today: Day): Consistency {
  const days = new Set(
    entriesWithin(entries, today, JOURNAL_WINDOWS.month).map(({ entry_date }) => entry_date),
  );
  const [first = today] = [...entries].map(({ entry_date }) => entry_date).sort();
  const since = daysBetween(first, today) + 1;
  const of = Math.min(JOURNAL_WINDOWS.month, Math.max(1, since));
  const label = entries.length === 0 || days.size / of >= ON_TRACK ? 'On track' : 'Keep going';
  return { days: days.size, of, label };
}
