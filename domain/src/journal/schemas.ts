/** The stored documents of the journal. */
import * as z from 'zod/mini';
import { isDay } from '../days/day.ts';
import { isBlank, isBroken } from '../text/text.ts';
import { JOURNAL_LIMITS, MOODS } from './journal.ts';

const text = (max: number) =>
  z.string().check(
    z.refine((value) => !isBlank(value), 'Write something'),
    z.refine((value) => value.length <= max, `Keep it to ${max.toLocaleString('en')} characters`),
    z.refine((value) => !isBroken(value), 'Remove the unsupported character'),
  );

/** Counts code points, so an emoji counts once, as in the pattern with which the rules check the list. */
const item = z.string().check(
  z.refine((value) => !isBlank(value), 'Write something'),
  z.refine((value) => !value.includes('\n'), 'Keep it to one line'),
  z.refine(
    (value) => [...value].length <= JOURNAL_LIMITS.item,
    `Keep it to ${JOURNAL_LIMITS.item} characters`,
  ),
  z.refine((value) => !isBroken(value), 'Remove the unsupported character'),
);
const items = z
  .array(item)
  .check(z.maxLength(JOURNAL_LIMITS.items, `Keep it to ${JOURNAL_LIMITS.items} lines`));
const hours = `Enter 0 to ${JOURNAL_LIMITS.maxStudyTime} hours, in steps of 0.5`;

/** `users/{uid}/journal_entries/{id}`. `study_time` is in hours, in half steps; `entry_date` is a day. */
export const journalEntrySchema = z.strictObject({
  entry_text: text(JOURNAL_LIMITS.text),
  mood: z.enum(MOODS),
  goals: items,
  achievements: items,
  study_time: z.number(hours).check(
    z.gte(0, hours),
    z.lte(JOURNAL_LIMITS.maxStudyTime, hours),
    // Not z.multipleOf, which tolerates rounding errors that the rules reject.
    z.refine((value) => Number.isInteger(value / JOURNAL_LIMITS.studyTimeStep), hours),
  ),
  entry_date: z.string().check(z.refine(isDay)),
  created_at: z.date(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;
