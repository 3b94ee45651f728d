import type { Day } from '@akada/domain/days/day';
import type { Mood } from '@akada/domain/journal/journal';
import { type JournalEntry, journalEntrySchema } from '@akada/domain/journal/schemas';
import { fieldProblems } from '@/lib/parse-form.ts';
import { readSessionDraft } from '@/lib/session-draft.ts';
import type { FieldProblems } from '@/lib/use-form.ts';
import type { JournalDraft } from './api/use-journal.ts';

/** The values of the form, as typed. */
export interface JournalValues {
  entry_text: string;
  mood: Mood;
  study_time: string;
  goals: string[];
  /** A goal that is typed but not added yet. Saving adds it. */
  goal: string;
  achievements: string[];
  achievement: string;
  entry_date: Day;
}
export type JournalProblems = FieldProblems<keyof JournalValues>;

const NOTHING_TYPED = { goals: [] as string[], goal: '', achievements: [] as string[], achievement: '' };

/** The values of an empty form, which is also what it holds after each save. */
export function newValues(today: Day): JournalValues {
  return { ...NOTHING_TYPED, entry_text: '', mood: 'good', study_time: '0', entry_date: today };
}

/** The form values of an entry to edit. */
export function valuesOf(entry: JournalEntry): JournalValues {
  const { entry_text, mood, study_time, goals, achievements, entry_date } = entry;
  return {
    ...NOTHING_TYPED,
    entry_text,
    mood,
    study_time: String(study_time),
    goals,
    achievements,
    entry_date,
  };
}

/** Whether the form holds text or numbers that would be lost. */
export function isTouched({ study_time, goals, achievements, ...typed }: JournalValues): boolean {
  const texts = [typed.entry_text, typed.goal, typed.achievement];
  return (
    texts.some((text) => text.trim() !== '') ||
    Number(study_time) !== 0 ||
    goals.length > 0 ||
    achievements.length > 0
  );
}

/** Lines with the one that is typed; a blank one adds none. */
export function withLine(lines: readonly string[], typed: string): string[] {
  const line = typed.trim();
  return line === '' ? [...lines] : [...lines, line];
}

/** Reads a form as an entry, or returns the problems by field. Hours that are not a number become 0. */
export function draftOf(values: JournalValues): { draft: JournalDraft } | { problems: JournalProblems } {
  const hours = Number(values.study_time.replace(',', '.'));
  const { goal, achievement, ...kept } = values;
  const draft = {
    ...kept,
    goals: withLine(values.goals, goal),
    achievements: withLine(values.achievements, achievement),
    entry_text: values.entry_text.trim(),
    study_time: Number.isNaN(hours) ? 0 : hours,
  };
  const { error } = journalEntrySchema.safeParse({ ...draft, created_at: new Date() });
  if (!error) return { draft };
  return { problems: fieldProblems(error) };
}

/** The key of a draft (lib/session-draft.ts). */
export const draftKey = (uid: string) => `akada.draft.journal.${uid}`;

/** The draft from before a reload; null if there is none or it cannot be read. */
export function restoredDraft(uid: string): JournalValues | null {
  try {
    const draft = JSON.parse(readSessionDraft(draftKey(uid)) ?? 'null') as Partial<JournalValues> | null;
    return draft ? { ...newValues(''), ...draft } : null;
  } catch {
    return null;
  }
}
