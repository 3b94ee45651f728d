/**
 * What the journal says about a student (spec sections 2, 5 and 9, design section 3): all of it is worked out from the
 * student's own entries, on the student's own device. An entry belongs to the day that it is about.
 */
import { addDays, type Day, daysBetween } from '../days/day.ts';
import { sum } from '../numbers/sum.ts';
import type { Mood } from './journal.ts';
import type { JournalEntry } from './schemas.ts';

/** What of an entry is counted. */
export type Counted = Pick<JournalEntry, 'mood' | 'study_time' | 'entry_date'>;

export const MOOD_SCORES: Record<Mood, number> = { great: 4, good: 3, okay: 2, poor: 1 };

/** The word for an average of mood scores (spec section 5). */
export function moodLabel(average: number): 'Great' | 'Good' | 'Okay' | 'Poor' {
  if (average >= 3.5) return 'Great';
  if (average >= 2.5) return 'Good';
  return average >= 1.5 ? 'Okay' : 'Poor';
}

/** Days: of the weekly figures, and of the monthly goals. */
export const JOURNAL_WINDOWS = { week: 7, month: 30 } as const;

/** The entries about the last `days` days, today included. */
export function entriesWithin<Entry extends Counted>(
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

/** The figures of some entries: their number, and the average mood. */
export function journalStats(entries: readonly Counted[]): JournalStats {
  const average = averageMood(entries);
  return {
    entries: entries.length,
    averageMood: average === null ? null : moodLabel(average),
  };
}

/** The mean of the mood scores; null without an entry. */
export function averageMood(entries: readonly Counted[]): number | null {
  if (entries.length === 0) return null;
  return sum(entries.map(({ mood }) => MOOD_SCORES[mood])) / entries.length;
}

export type MoodTrend = 'improving' | 'steady' | 'falling';

/** Entries that a trend asks for, and the difference in the mean score that makes one. */
export const MOOD_TREND = { entries: 2, difference: 0.25 } as const;

/**
 * How the mood moves: the mean score of the later half of the entries against that of the earlier half, by the days
 * that they are about; of an odd number the one in the middle is in neither. Too few entries are 'improving', which is
 * the spec's word.
 */
export function moodTrend(entries: readonly Counted[]): MoodTrend {
  const sorted = [...entries].sort((a, b) => (a.entry_date < b.entry_date ? -1 : 1));
  if (sorted.length < MOOD_TREND.entries) return 'improving';
  const half = Math.floor(sorted.length / 2);
  const earlier = averageMood(sorted.slice(0, half)) ?? 0;
  const later = averageMood(sorted.slice(-half)) ?? 0;
  if (later - earlier >= MOOD_TREND.difference) return 'improving';
  return earlier - later >= MOOD_TREND.difference ? 'falling' : 'steady';
}

/** What the study focus is looked for by (spec section 9). */
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
 * The subject that most entries name, in their text, goals or achievements; of several the one that is named first in
 * the list above. A word counts that begins with it: 'maths' and 'mathematics' are math. Null when none is named.
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

/** What a month is to bring (spec section 9). */
export const MONTHLY_GOALS = { entries: 30, hours: 100 } as const;

/** Share of the days with an entry from which the consistency is on track. */
const ON_TRACK = 0.5;

export interface Consistency {
  /** Days of the window with an entry, and how many could have one: since the first entry ever, at most 30. */
  days: number;
  of: number;
  label: 'On track' | 'Keep going';
}

/**
 * How steadily the journal is kept: days with an entry of the last 30, or of those since the first entry. Without an
 * entry it is 'On track', which is the spec's word.
 */
export function consistency(entries: readonly Counted[], today: Day): Consistency {
  const days = new Set(
    entriesWithin(entries, today, JOURNAL_WINDOWS.month).map(({ entry_date }) => entry_date),
  );
  const [first = today] = [...entries].map(({ entry_date }) => entry_date).sort();
  const since = daysBetween(first, today) + 1;
  const of = Math.min(JOURNAL_WINDOWS.month, Math.max(1, since));
  const label = entries.length === 0 || days.size / of >= ON_TRACK ? 'On track' : 'Keep going';
  return { days: days.size, of, label };
}
