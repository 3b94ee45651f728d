/** The stored documents of nudges: their states and settings. */
import * as z from 'zod/mini';
import { calendarTimeSchema, daySchema } from '../days/schemas.ts';
import { wholeNumber } from '../numbers/schemas.ts';
import { NUDGE_KINDS, NUDGE_LIMITS, NUDGE_STATUSES } from './nudges.ts';

/** `users/{uid}/nudge_states/{day}_{kind}`, written by its owner. `snoozed_until` is a time only while snoozed. */
export const nudgeStateSchema = z
  .strictObject({
    kind: z.enum(NUDGE_KINDS),
    day: daySchema,
    status: z.enum(NUDGE_STATUSES),
    snoozed_until: z.nullable(calendarTimeSchema),
    updated_at: z.date(),
  })
  .check(z.refine(({ status, snoozed_until }) => (status === 'snoozed') === (snoozed_until !== null)));
export type NudgeState = z.infer<typeof nudgeStateSchema>;

const hour = wholeNumber.check(z.gte(0), z.lte(23));
const from = z.nullable(hour);

/** The nudge part of `users/{uid}/settings/app`. Hours of the student's day, 0 to 23. */
export const nudgeSettingsSchema = z.strictObject({
  /** The first hour of each kind; null turns it off. */
  from: z.strictObject({
    plan_session: from,
    streak_at_risk: from,
    task_due: from,
    cards_due: from,
    journal_not_written: from,
    plan_expiring: from,
  }),
  quiet_from: hour,
  quiet_to: hour,
  max_a_day: z.int().check(z.gte(1), z.lte(NUDGE_LIMITS.maxADay)),
  /** Whether to show browser notifications. */
  browser: z.boolean(),
});
export type NudgeSettings = z.infer<typeof nudgeSettingsSchema>;
