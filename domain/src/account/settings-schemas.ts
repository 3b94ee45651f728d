/** Settings as they are stored. */
import * as z from 'zod/mini';
import { isInCalendar } from '../days/day.ts';
import { ZONE_PATTERN } from '../days/zone.ts';
import { nudgeSettingsSchema } from '../nudges/schemas.ts';
import { THEMES } from './settings.ts';

/** `users/{uid}/settings/app`, written by its owner. */
export const settingsSchema = z.strictObject({
  /** Whether the student stands on the public boards. */
  on_boards: z.boolean(),
  /** 'harmattan' needs the reward of that name. */
  theme: z.enum(THEMES),
  /** Whether Akada may draw attention to itself: the bell's number, what pops up. On, where it was never set. */
  notifications: z.exactOptional(z.boolean()),
  /** Of the plan that was cancelled: its end, of which the student is not reminded. A payment moves the end. */
  cancelled_until: z.exactOptional(z.nullable(z.date().check(z.refine(isInCalendar)))),
  /** The student's time zone, by its IANA name; absent until a device has written it. */
  zone: z.exactOptional(z.string().check(z.regex(new RegExp(`^${ZONE_PATTERN}$`)))),
  /** Whether the student chose the zone, which otherwise follows the device. */
  zone_chosen: z.exactOptional(z.boolean()),
  /** Absent until something was set. */
  nudges: z.exactOptional(nudgeSettingsSchema),
});
export type Settings = z.infer<typeof settingsSchema>;
