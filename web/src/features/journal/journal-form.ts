import type { Day } from '@akada/domain/days/day';
import type { Mood } from '@akada/domain/journal/journal';
import { type JournalEntry, journalEntrySchema } from '@akada/domain/journal/schemas';
import type { JournalDraft } from './api/use-journal.ts';

/** The form as it is filled in. */
export interface JournalValues {
  entry_text: string;
  mood: Mood;
  study_time: string;
  goals: string[];
  achievements: string[];
  entry_date: Day;
}
export type JournalProblems = Partial<Record<keyof JournalValues, string>>;

/** A form nobody has touched, about a day; after each save it is this again (spec section 4). */
export function newValues(today: Day): JournalValues {
  return { entry_text: '', mood: 'good', study_time: '0', goals: [], achievements: [], entry_date: today };
}

/** The form of an entry that is to be changed. */
export function valuesOf(entry: JournalEntry): JournalValues {
  const { entry_text, mood, study_time, goals, achievements, entry_date } = entry;
  return { entry_text, mood, study_time: String(study_time), goals, achievements, entry_date };
}

/** Whether something was typed that would be lost. */
export function isTouched({ entry_text, study_time, goals, achievements }: JournalValues): boolean {
  return entry_text.trim() !== '' || Number(study_time) !== 0 || goals.length > 0 || achievements.length > 0;
}

/** What is stored of a form, or what is wrong with it by field. Hours that are no number are 0 (spec section 5). */
export function draftOf(values: JournalValues): { draft: JournalDraft } | { problems: JournalProblems } {
  const hours = Number(values.study_time.replace(',', '.'));
  const draft = {
    ...values,
    entry_text: values.entry_text.trim(),
    study_time: Number.isNaN(hours) ? 0 : hours,
  };
  const { error } = journalEntrySchema.safeParse({ ...draft, created_at: new Date() });
  if (!error) return { draft };
  const problems: JournalProblems = {};
  for (const { path, message } of error.issues) problems[path[0] as keyof JournalValues] ??= message;
  return { problems };
}

/** Where an unfinished entry waits on this device; it goes with its student. */
export const draftKey = (uid: string) => `akada.draft.journal.${uid}`;

/** The unfinished entry of before a reload; null without one, or when it cannot be read. */
export function keptDraft(uid: string): JournalValues | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(draftKey(uid)) ?? 'null') as Partial<JournalValues> | null;
    return kept ? { ...newValues(''), ...kept } : null;
  } catch {
    return null;
  }
}
