/** A student's account as it is stored: the public profile and the private account document. */
import * as z from 'zod/mini';
import { isDay } from '../days/day.ts';
import { heldDaySchema } from '../days/schemas.ts';
import { isBlank, isBroken } from '../text/text.ts';
import { FULL_NAME_MAX, PLANS, RESERVED_USERNAMES, USERNAME_MESSAGES, USERNAME_PATTERN } from './account.ts';

/** `profiles/{uid}`: what every signed-in student may see of another. */
export const profileSchema = z.strictObject({
  full_name: z.string().check(z.maxLength(FULL_NAME_MAX)),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

/** A name as its owner writes it. */
export const fullNameSchema = z.string().check(
  z.refine((name) => !isBlank(name), 'Enter your name.'),
  z.refine((name) => !isBroken(name), 'Remove the unsupported character.'),
  z.refine((name) => name.length <= FULL_NAME_MAX, `Keep it to ${FULL_NAME_MAX} characters.`),
);

/** A username as its owner asks for it. */
export const usernameSchema = z.string().check(
  z.refine((name) => USERNAME_PATTERN.test(name), USERNAME_MESSAGES.pattern),
  z.refine((name) => !RESERVED_USERNAMES.includes(name), USERNAME_MESSAGES.reserved),
);

/** `usernames/{name}`, server only: whose a username is. */
export const usernameOwnerSchema = z.strictObject({ user_id: z.string() });
export type UsernameOwner = z.infer<typeof usernameOwnerSchema>;

/**
 * `account_deletions/{uid}`, server only: an account that is being deleted. It goes with the second pass, when no token
 * is good any more that could have written something after the first.
 */
export const accountDeletionSchema = z.strictObject({ started_at: z.date() });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** `users/{uid}`: the plan, written by functions only. */
export const accountSchema = z.strictObject({
  current_plan: z.enum(PLANS),
  plan_expires_at: z.nullable(z.date()),
  /** When what is left of the starter plan ends, where it follows the plan: nobody is on the free one in between. */
  starter_expires_at: z.exactOptional(z.nullable(z.date())),
  /** How often the plan was worked out: so no payment that becomes known at the same time is missed. */
  plan_version: z.exactOptional(z.int()),
  /** The zone that the server counts days by, and its minutes ahead of UTC now, by which rules do. Absent is Africa/Lagos. */
  zone: z.exactOptional(z.string()),
  utc_offset: z.exactOptional(z.int()),
  held_day: z.exactOptional(z.nullable(heldDaySchema)),
  zone_changed_at: z.exactOptional(z.date()),
  /** When `utc_offset` changes next, or a change of zone that waits may be made; absent or null for never. */
  zone_due: z.exactOptional(z.nullable(z.date())),
  /** Until when no write that starts a function is taken: the student has created more than any student does in a day. */
  writes_stopped_until: z.exactOptional(z.date()),
  /** How far the name and picture are copied to shared files: see ../renames.ts. Absent until they change. */
  name_copy: z.exactOptional(
    z.strictObject({
      day: z.string().check(z.refine(isDay)),
      copies: z.int().check(z.gte(1)),
      started_at: z.date(),
      cursor: z.nullable(z.string()),
      is_pending: z.boolean(),
      due: z.nullable(z.date()),
    }),
  ),
  /** How often the username has changed on a day of the student's. Absent until it changes. */
  username_changes: z.exactOptional(
    z.strictObject({ day: z.string().check(z.refine(isDay)), count: z.int().check(z.gte(1)) }),
  ),
  created_at: z.date(),
});
export type Account = z.infer<typeof accountSchema>;
