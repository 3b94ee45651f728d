/** The schema of a day that a change of zone has made longer: see counted-day.ts. */
import * as z from 'zod/mini';
import { isDay } from './day.ts';

export const heldDaySchema = z.strictObject({
  day: z.string().check(z.refine(isDay)),
  from: z.date(),
  until: z.date(),
  zone_before: z.string(),
});
