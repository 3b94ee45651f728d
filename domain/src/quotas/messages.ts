/** Messages for students who have reached a quota. */
import type { Plan } from '../account/account.ts';
import { type DayClock, whenDayEnds } from '../days/counted-day.ts';
import { formatUploadSize } from '../files/file-size.ts';
import type { Notification } from '../notifications/schemas.ts';
import { formatCount, quantity } from '../text/plural.ts';
import type { VaultListing } from '../vault/schemas.ts';
import { DAY_QUOTAS, dailyQuota, QUOTAS, type QuotaFeature } from './quotas.ts';

/** The reason why a shared item is private. */
export type OverQuota = NonNullable<VaultListing['over_quota']>;

/** The message when the storage is full. */
export function storageFullMessage(plan: Plan): string {
  const way = plan === 'lifetime' ? '' : ', or choose a plan with more storage';
  return `Your ${formatUploadSize(QUOTAS.storedBytes[plan])} of storage is full. Delete files you don't need${way}.`;
}

/**
 * The message when no more files can be shared today.
 *
 * @param when when the next day begins, in words: 'at midnight'
 */
export function filesADayMessage(plan: Plan, when: string): string {
  return limitMessage('shared', quantity(QUOTAS.filesADay[plan], 'file'), when);
}

/** The message when the daily quota of a feature is reached, see {@link filesADayMessage}. */
export function dayQuotaMessage(feature: QuotaFeature, plan: Plan, when: string): string {
  const { verb, one, many }: { verb: string; one: string; many?: string } = DAY_QUOTAS[feature];
  return limitMessage(verb, quantity(dailyQuota(feature, plan), one, many), when);
}

function limitMessage(verb: string, counted: string, when: string): string {
  return `You've ${verb} ${counted} today, the limit for one day. You can add more ${when}.`;
}

/** The message when nothing more is saved until the student's day ends. */
export function writesStoppedMessage(at: Date, clock: DayClock): string {
  const created = formatCount(QUOTAS.creationsADay);
  return `Your account created more than ${created} items in one day, which looks like a script. You can save again ${whenDayEnds(at, clock)}.`;
}

/** The notification with {@link writesStoppedMessage}. */
export function writesStoppedNotification(
  at: Date,
  clock: DayClock,
): Pick<Notification, 'type' | 'title' | 'message'> {
  const message = `${writesStoppedMessage(at, clock)} If this wasn't you, change your password and contact support.`;
  return { type: 'info', title: "Your changes aren't being saved", message };
}

/** The notification that a shared item stays private, with the reason and what to do. */
export function overQuotaNotification(
  filename: string,
  reason: OverQuota,
  plan: Plan,
): Pick<Notification, 'type' | 'title' | 'message'> {
  const why = {
    storage: `it doesn't fit in your ${formatUploadSize(QUOTAS.storedBytes[plan])} of storage. Delete files you don't need, then choose Share again in My uploads.`,
    notes: `you'd already shared ${QUOTAS.notesADay[plan]} notes that day. Choose Share again in My uploads tomorrow.`,
  }[reason];
  return { type: 'info', title: 'Not shared yet', message: `Only you can see “${filename}”: ${why}` };
}
