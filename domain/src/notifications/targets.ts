/** The page that a notification opens. It follows from the id, so it is not stored. */
import type { NotificationType } from './notifications.ts';
import type { Notification } from './schemas.ts';

/** The page for each prefix of a notification id. */
const TARGETS: Readonly<Record<string, (rest: string) => string>> = {
  milestone_: () => '/dashboard/rewards',
  badge_: () => '/dashboard',
  reward_: () => '/dashboard/rewards',
  payment_verified_: () => '/dashboard/profile?payments=1',
  payment_successful_: () => '/dashboard/profile?payments=1',
  payment_refunded_: () => '/dashboard/profile?payments=1',
  payment_late_: () => '/dashboard/profile?requests=1',
  plan_end_: () => '/dashboard/profile?plans=1',
  ticket_: () => '/dashboard/profile?requests=1',
  refused_: () => '/dashboard/vault',
  vault_hidden_: (fileId) => `/dashboard/vault?view=uploads&file=${encodeURIComponent(fileId)}`,
  writes_stopped_: () => '/dashboard/profile?usage=1',
  over_quota_: () => '/dashboard/vault?view=uploads',
  vault_removed_: () => '/dashboard/vault',
  news_planner: () => '/dashboard/planner',
  news_offline: () => '/dashboard/vault?view=library',
};

/** For ids without a known prefix, such as those of an earlier release. */
const TARGETS_OF_TYPES: Record<NotificationType, string> = {
  update: '/dashboard',
  reward: '/dashboard/rewards',
  info: '/dashboard',
};

/** The address that a notification opens. */
export function notificationTarget({ id, type }: Pick<Notification, 'type'> & { id: string }): string {
  const [prefix, target] = Object.entries(TARGETS).find(([start]) => id.startsWith(start)) ?? [];
  return prefix && target ? target(id.slice(prefix.length)) : TARGETS_OF_TYPES[type];
}

/**
 * Whether the student may delete a notification. The reminder that a plan ends may not be deleted: the end is
 * checked every day, so a deleted reminder would return the next day. firestore.rules enforces the same.
 */
export function canBeDeleted(id: string): boolean {
  return !id.startsWith('plan_end_');
}
