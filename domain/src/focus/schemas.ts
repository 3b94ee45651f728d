/** The stored documents of the focus timer. */
import * as z from 'zod/mini';
import { isDay } from '../days/day.ts';
import { calendarTimeSchema, daySchema } from '../days/schemas.ts';
import { documentId, storedId } from '../documents/ids-schemas.ts';
import { PLANNER_LIMITS } from '../planner/planner.ts';
import { textSchema } from '../text/schemas.ts';
import { FOCUS_LIMITS } from './focus.ts';

const minutes = z.int().check(z.gte(1), z.lte(FOCUS_LIMITS.focus.max));
const MINUTE_MS = 60_000;

/** `users/{uid}/focus_sessions/{id}`: an ended session, written once, in a batch with its month and its target. */
export const focusSessionSchema = z
  .strictObject({
    minutes,
    started_at: calendarTimeSchema,
    /** At least `minutes` after `started_at`; later with pauses. */
    ended_at: calendarTimeSchema,
    /** The day whose study time it adds to. */
    day: daySchema,
    /** The schedule entry or the task it was for, never both, and its title at that time. */
    entry_id: z.exactOptional(storedId),
    task_id: z.exactOptional(storedId),
    title: z.exactOptional(textSchema(PLANNER_LIMITS.title)),
  })
  .check(
    z.refine(({ entry_id, task_id }) => entry_id === undefined || task_id === undefined),
    z.refine(
      ({ started_at, ended_at, minutes }) => ended_at.getTime() - started_at.getTime() >= minutes * MINUTE_MS,
    ),
  );
export type FocusSession = z.infer<typeof focusSessionSchema>;

export const DAY_MINUTES = 1_440;

/** `users/{uid}/focus_months/{YYYY-MM}`: minutes by day of the month, so that 30 days cost at most three reads. */
export const focusMonthSchema = z
  .strictObject({
    month: z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/)),
    days: z.record(
      z.string().check(z.regex(/^(0[1-9]|[12][0-9]|3[01])$/)),
      z.int().check(z.gte(1), z.lte(DAY_MINUTES)),
    ),
    /** The session added last, with which the rules check the sum. */
    last_session_id: documentId,
  })
  .check(z.refine(({ month, days }) => Object.keys(days).every((day) => isDay(`${month}-${day}`))));
export type FocusMonth = z.infer<typeof focusMonthSchema>;
