/** A student's account as it is stored: the public profile and the private account document. */
import * as z from 'zod/mini';
import { FULL_NAME_MAX, PLANS } from '../account.ts';

/** `profiles/{uid}`: what every signed-in student may see of another. */
export const profileSchema = z.strictObject({
  full_name: z.string().check(z.maxLength(FULL_NAME_MAX)),
  username: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;

/** `users/{uid}`: the plan, written by functions only. */
export const accountSchema = z.strictObject({
  current_plan: z.enum(PLANS),
  plan_expires_at: z.nullable(z.date()),
  /** How often the plan was worked out: so no payment that becomes known at the same time is missed. */
  plan_version: z.exactOptional(z.int()),
  created_at: z.date(),
});
export type Account = z.infer<typeof accountSchema>;
