/** A student's account: the public profile and the private account document (spec section 3, design section 4). */
import type { Account, Profile } from './schemas/account.ts';
import { cutText } from './text.ts';

export const PLANS = ['free', 'starter', 'pro', 'lifetime'] as const;
export type Plan = (typeof PLANS)[number];

/** Characters. */
export const FULL_NAME_MAX = 100;

/** The documents of a new account's owner, before anything happened. */
export function newProfile(name: string): Profile {
  return { full_name: cutText(name.trim(), FULL_NAME_MAX).trim(), username: null, avatar_url: null };
}

/** See {@link newProfile}. */
export function newAccount(now: Date): Account {
  return { current_plan: 'free', plan_expires_at: null, created_at: now };
}
