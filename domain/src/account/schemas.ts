/** Schemas of the public profile and the private account document. */
import * as z from 'zod/mini';
import { daySchema, heldDaySchema } from '../days/schemas.ts';
import { textSchema } from '../text/schemas.ts';
import { FULL_NAME_MAX, PLANS, RESERVED_USERNAMES, USERNAME_MESSAGES, USERNAME_PATTERN } from './account.ts';

/** `profiles/{uid}`: what every signed-in student may see about another. */
export const profileSchema = z.strictObject({
  full_name: z.string().check(z.maxLength(FULL_NAME_MAX)),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

/** A full name as the student enters it. */
export const fullNameSchema = textSchema(FULL_NAME_MAX, { blank: 'Enter your name.' });

/** A username as the student enters it. */
export const usernameSchema = z.string().check(
  z.refine((name) => USERNAME_PATTERN.test(name), USERNAME_MESSAGES.pattern),
  z.refine((name) => !RESERVED_USERNAMES.includes(name), USERNAME_MESSAGES.reserved),
);

/** `usernames/{name}`, server only: who has a username. */
export const usernameOwnerSchema = z.strictObject({ user_id: z.string() });
export type UsernameOwner = z.infer<typeof usernameOwnerSchema>;

/**
 * `account_deletions/{uid}`, server only: an account that is being deleted. The second pass deletes this marker,
 * once every token that could have written something after the first pass has expired.
 */
export const accountDeletionSchema = z.strictObject({ started_at: z.date() });
export type AccountDeletion = z.infer<typeof accountDeletionSchema>;

/** `users/{uid}`: the plan, written by functions only. */
export const accountSchema = z.strictObject({
  current_plan: z.enum(PLANS),
  plan_expires_at: z.nullable(z.date()),
  /**
   * When the remaining starter plan ends, if it continues after the current plan, so that the student is not on the
   * free plan in between.
   */
  starter_expires_at: z.exactOptional(z.nullable(z.date())),
  /** How many times the plan was calculated, so that no payment is missed when several become known at once. */
  plan_version: z.exactOptional(z.int()),
  /**
   * The zone by which the server counts days, and its current offset from UTC in minutes, which rules use. Absent
   * means Africa/Lagos.
   */
  zone: z.exactOptional(z.string()),
  utc_offset: z.exactOptional(z.int()),
  held_day: z.exactOptional(z.nullable(heldDaySchema)),
  zone_changed_at: z.exactOptional(z.date()),
  /** When `utc_offset` changes next, or a waiting change of zone may be made; absent or null means never. */
  zone_due: z.exactOptional(z.nullable(z.date())),
  /**
   * Until when writes that start a function are refused, because the student has created more in a day than any
   * student does.
   */
  writes_stopped_until: z.exactOptional(z.date()),
  /**
   * How far the name and picture have been copied to shared files: see ./renames.ts. Absent until they change.
   */
  name_copy: z.exactOptional(
    z.strictObject({
      day: daySchema,
      copies: z.int().check(z.gte(1)),
      started_at: z.date(),
      cursor: z.nullable(z.string()),
      is_pending: z.boolean(),
      due: z.nullable(z.date()),
    }),
  ),
  /** How many times the username has changed on one of the student's days. Absent until it changes. */
  username_changes: z.exactOptional(z.strictObject({ day: daySchema, count: z.int().check(z.gte(1)) })),
  /** Whether Home offers the setup until it is closed (`setup_closed` in the settings). Absent from accounts of earlier releases. */
  offers_setup: z.exactOptional(z.boolean()),
  created_at: z.date(),
});
export type Account = z.infer<typeof accountSchema>;

/** A piece of a data export, which the app joins into one JSON text: documents with their paths, and times as ISO texts. */
export const exportChunkSchema = z.array(
  z.strictObject({ path: z.string(), data: z.record(z.string(), z.unknown()) }),
);
export type ExportChunk = z.infer<typeof exportChunkSchema>;
