/** The schema of stored settings. */
import * as z from 'zod/mini';
import { fsrsFitSchema } from '../cards/fit-schemas.ts';
import { REVIEW_LIMITS } from '../cards/review-limits.ts';
import { calendarTimeSchema } from '../days/schemas.ts';
import { ZONE_PATTERN } from '../days/zone.ts';
import { nudgeSettingsSchema } from '../nudges/schemas.ts';
import { wholeNumber } from '../numbers/schemas.ts';
import { THEMES } from './settings.ts';

/** `users/{uid}/settings/app`, written by its owner. */
export const settingsSchema = z.strictObject({
  /** Whether the student appears on the public boards. */
  on_boards: z.boolean(),
  /** 'harmattan' is available only with the reward of that name. */
  theme: z.enum(THEMES),
  /** Whether the app may show the number on the bell and pop-up messages. On if it was never set. */
  notifications: z.exactOptional(z.boolean()),
  /** The end of a cancelled plan, about which the student gets no reminder. A new payment moves the end. */
  cancelled_until: z.exactOptional(z.nullable(calendarTimeSchema)),
  /** The IANA name of the student's time zone; absent until a device has written it. */
  zone: z.exactOptional(z.string().check(z.regex(new RegExp(`^${ZONE_PATTERN}$`)))),
  /** Whether the student chose the zone; otherwise it follows the device. */
  zone_chosen: z.exactOptional(z.boolean()),
  /** New cards that the student learns a day, from all decks. */
  new_cards_a_day: z.exactOptional(
    wholeNumber.check(z.gte(REVIEW_LIMITS.newADay.min), z.lte(REVIEW_LIMITS.newADay.max)),
  ),
  /** The share of due cards that the student wants to remember. */
  desired_retention: z.exactOptional(
    z.number().check(z.gte(REVIEW_LIMITS.retention.min), z.lte(REVIEW_LIMITS.retention.max)),
  ),
  /** Whether wrong answers of practices and mock exams become cards without asking. */
  mistake_cards: z.exactOptional(z.boolean()),
  /** What fitting FSRS to the student's reviews found; null once the student has gone back to the default weights. */
  fsrs_fit: z.exactOptional(z.nullable(fsrsFitSchema)),
  /** Absent until something was set. */
  nudges: z.exactOptional(nudgeSettingsSchema),
  /** Whether Home no longer shows the setup and the first steps, so that their document need not be read. */
  setup_closed: z.exactOptional(z.boolean()),
});
export type Settings = z.infer<typeof settingsSchema>;
