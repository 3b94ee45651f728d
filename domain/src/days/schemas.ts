/** Schemas of days and times. */
import * as z from 'zod/mini';
import { isDay, isInCalendar } from './day.ts';

/** A day, `YYYY-MM-DD`. */
export const daySchema = z.string('Choose a date.').check(z.refine(isDay, 'Choose a date.'));

/** A time that a client writes, within the years for which the app has a calendar. */
export const calendarTimeSchema = z.date().check(z.refine(isInCalendar));

/** A day that a change of zone has made longer: see counted-day.ts. */
export const heldDaySchema = z.strictObject({
  day: daySchema,
  from: z.date(),
  until: z.date(),
  zone_before: z.string(),
});
