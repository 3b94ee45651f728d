import type { JournalEntry } from '@akada/domain/journal/schemas';
import { lagosDay } from './days.ts';
import { JOURNAL_DAYS_AGO, journalTime } from './points-data.ts';

const PAGES: readonly Pick<JournalEntry, 'entry_text' | 'mood' | 'goals' | 'achievements' | 'study_time'>[] =
  [
    {
      entry_text: 'The titration practical went well: the colour changed at the very drop we had worked out.',
      mood: 'great',
      goals: ['Write up the practical', 'Revise cell respiration'],
      achievements: ['Finished the titration table'],
      study_time: 3.5,
    },
    {
      entry_text: 'No light until nine, so I read by the phone. Physics can wait for daylight.',
      mood: 'okay',
      goals: ['Group tutorial on momentum'],
      achievements: [],
      study_time: 1,
    },
    {
      entry_text: 'Quadratic equations make sense when you draw them. Chidi explained the discriminant.',
      mood: 'good',
      goals: ['Ten past questions on quadratics'],
      achievements: ['Solved numbers 3 to 11', 'Returned two library books'],
      study_time: 3,
    },
    {
      entry_text: 'Tired after the match. Only wrote down what to do tomorrow.',
      mood: 'poor',
      goals: ['Early night'],
      achievements: [],
      study_time: 0.5,
    },
    {
      entry_text: 'Chemistry and economics on one day is a lot, but the summary of chapter 3 helped.',
      mood: 'good',
      goals: ['Flashcards for the organic chapter'],
      achievements: ['Summarized chapter 3'],
      study_time: 2.5,
    },
  ];

/** The demo student's journal entries by id: one for each day that has journal points, and none today. */
export function demoJournal(now: Date): Map<string, JournalEntry> {
  return new Map(
    PAGES.slice(0, JOURNAL_DAYS_AGO.length).map((page, index) => {
      const created_at = journalTime(JOURNAL_DAYS_AGO[index] ?? 0, now);
      return [`journal-${index}`, { ...page, entry_date: lagosDay(created_at), created_at }];
    }),
  );
}
