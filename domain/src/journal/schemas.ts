/** The stored documents of the journal. */
import * as z from 'zod/mini';
import { daySchema } from '../days/schemas.ts';
import { lineSchema, textSchema } from '../text/schemas.ts';
import { JOURNAL_LIMITS, MOODS } from './journal.ts';

const items = z
  .array(lineSchema(JOURNAL_LIMITS.item))
  .check(z.maxLength(JOURNAL_LIMITS.items, `Keep it to ${JOURNAL_LIMITS.items} lines.`));
const hours = `Enter 0 to ${JOURNAL_LIMITS.maxStudyTime} hours, in steps of 0.5.`;

/** `users/{uid}/journal_entries/{id}`. `study_time` is in hours, in half steps; `entry_date` is a day. */
export const journalEntrySchema = z.strictObject({
  entry_text: textSchema(JOURNAL_LIMITS.text),
  mood: z.enum(MOODS),
  goals: items,
  achievements: items,
  study_time: z.number(hours).check(
    z.gte(0, hours),
    z.lte(JOURNAL_LIMITS.maxStudyTime, hours),
    // Not z.multipleOf, which tolerates rounding errors that the rules reject.
    z.refine((value) => Number.isInteger(value / JOURNAL_LIMITS.studyTimeStep), hours),
  ),
  entry_date: daySchema,
  created_at: z.date(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;
