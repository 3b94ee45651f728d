/**
 * A student's account: the public profile and the private account document (docs/product.md, Profile and account).
 */

import { DEFAULT_ZONE, nextOffsetChange, offsetAt, type Zone } from '../days/zone.ts';
import { cutText } from '../text/text.ts';
import type { Account, Profile } from './schemas.ts';

export const PLANS = ['free', 'starter', 'pro', 'lifetime'] as const;
export type Plan = (typeof PLANS)[number];

/** Characters. */
export const FULL_NAME_MAX = 100;

/** Lower case only, so that no two usernames differ only by case. */
export const USERNAME_PATTERN = /^[a-z][a-z0-9_]{2,19}$/;

/** Usernames that could be mistaken for ours. */
export const RESERVED_USERNAMES = [
  'admin',
  'akada',
  'anonymous',
  'help',
  'moderator',
  'official',
  'support',
  'team',
];

export const USERNAME_MESSAGES = {
  pattern: 'Use 3 to 20 lowercase letters, digits or underscores, starting with a letter.',
  reserved: 'That username is reserved.',
  taken: 'That username is taken.',
} as const;

/** The profile picture: a single square object. */
export const AVATAR = {
  folder: 'avatars',
  /** Pixels on each side. */
  side: 256,
  type: 'image/jpeg',
  /**
   * The most pixels on a side of a picture that is accepted: the app makes smaller ones, but other programs may
   * not.
   */
  maxSide: 1_024,
  /** Each version has its own address, so browsers may cache it for ever. */
  cacheControl: 'public, max-age=31536000, immutable',
} as const;

/** The message when a picture was removed. */
export const AVATAR_REFUSED = `It wasn't a JPEG picture of up to ${AVATAR.maxSide} by ${AVATAR.maxSide} pixels. Choose another picture in your profile.`;

/** The path of a student's picture in Storage. */
export function avatarPath(uid: string): string {
  return `${AVATAR.folder}/${uid}`;
}

/**
 * The stored form of `avatar_url`: the object and its version, a time in milliseconds. It is never a full address,
 * because the browser of everyone who sees the picture would send requests to a URL that the student chose.
 */
export function avatarUrl(uid: string, version: number): string {
  return `${avatarPath(uid)}?v=${version}`;
}

/** The message while an account is still being opened. */
export const ACCOUNT_NOT_OPEN = "Your account isn't ready yet. Try again in a moment.";

/** How an account is deleted (docs/product.md, Profile and account). */
export const ACCOUNT_DELETION = {
  /** The word to type. */
  confirmation: 'DELETE',
  /** The sign-in must be at most this many minutes old. */
  recentSignInMinutes: 5,
  /** Hours after which every token issued before has expired. */
  secondPassHours: 2,
  /** The message when the account can no longer be used. */
  underWay: 'This account is being deleted.',
} as const;

/** Limits on data exports: the minutes between two of them, and the message before these have passed. */
export const DATA_EXPORT = {
  everyMinutes: 2,
  tooSoon: 'You exported your data a moment ago. Try again in a few minutes.',
} as const;

/** How many years a deleted account's payment records are stored, without saying who paid. */
export const PAYMENT_RETENTION_YEARS = 6;

/** The profile of a new account. */
export function newProfile(name: string): Profile {
  return { full_name: cutText(name.trim(), FULL_NAME_MAX).trim(), username: null, avatar_url: null };
}

/** The account document of a new account. */
export function newAccount(now: Date, zone: Zone = DEFAULT_ZONE): Account {
  return {
    current_plan: 'free',
    plan_expires_at: null,
    zone,
    utc_offset: offsetAt(now, zone),
    zone_due: nextOffsetChange(now, zone),
    created_at: now,
  };
}
