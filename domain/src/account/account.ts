/** A student's account: the public profile and the private account document (spec section 3, design section 4). */

import { DEFAULT_ZONE, nextOffsetChange, offsetAt, type Zone } from '../days/zone.ts';
import { cutText } from '../text/text.ts';
import type { Account, Profile } from './schemas.ts';

export const PLANS = ['free', 'starter', 'pro', 'lifetime'] as const;
export type Plan = (typeof PLANS)[number];

/** Characters. */
export const FULL_NAME_MAX = 100;

/** What a username is made of: it stands in lower case, so that two cannot look alike by their case. */
export const USERNAME_PATTERN = /^[a-z][a-z0-9_]{2,19}$/;

/** Usernames that would be taken for ours. */
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

/** The picture of a student: one object, a square. */
export const AVATAR = {
  folder: 'avatars',
  /** Pixels to a side. */
  side: 256,
  /** Bytes. */
  maxBytes: 200 * 1024,
  type: 'image/jpeg',
  /** Pixels to a side of the largest that is not removed: the app makes smaller ones, and other programs may not. */
  maxSide: 1_024,
  /** How browsers may cache it: each version has an address of its own. */
  cacheControl: 'public, max-age=31536000, immutable',
} as const;

/** What a student reads whose picture was removed. */
export const AVATAR_REFUSED = `It wasn't a JPEG picture of up to ${AVATAR.maxSide} by ${AVATAR.maxSide} pixels. Choose another picture in your profile.`;

/** Where a student's picture is in Storage. */
export function avatarPath(uid: string): string {
  return `${AVATAR.folder}/${uid}`;
}

/**
 * `avatar_url` as it is stored: the object and which version of it, by the time in milliseconds. Never an address: one
 * of the student's own choosing would be asked for by whoever sees the picture.
 */
export function avatarUrl(uid: string, version: number): string {
  return `${avatarPath(uid)}?v=${version}`;
}

/** What a student reads whose account is still being opened. */
export const ACCOUNT_NOT_OPEN = "Your account isn't ready yet. Try again in a moment.";

/** Deleting one's account (design section 3). */
export const ACCOUNT_DELETION = {
  /** What has to be typed. */
  confirmation: 'DELETE',
  /** Minutes within which one must have signed in. */
  recentSignInMinutes: 5,
  /** Hours after which no token that was given out before is good any more. */
  secondPassHours: 2,
  /** What is told where nothing new may begin any more. */
  underWay: 'This account is being deleted.',
} as const;

/** An export of all that a student has: minutes from one to the next, and what is told before they are over. */
export const DATA_EXPORT = {
  everyMinutes: 2,
  tooSoon: 'You exported your data a moment ago. Try again in a few minutes.',
} as const;

/** Years that what was paid is kept, without saying by whom. */
export const PAYMENTS_KEPT_YEARS = 6;

/** The documents of a new account's owner, before anything happened. */
export function newProfile(name: string): Profile {
  return { full_name: cutText(name.trim(), FULL_NAME_MAX).trim(), username: null, avatar_url: null };
}

/** See {@link newProfile}. */
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
