/** Notifications: written by functions, read and marked as read by their owner (design section 3). */

import { addDays, startOfDay, utcDay } from '../days/day.ts';
import type { Notification } from './schemas.ts';

export const NOTIFICATION_TYPES = ['update', 'reward', 'info'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Documents: what the bell counts at most, what the dialog lists, and what one tap marks as read. */
export const NOTIFICATION_LIMITS = { unread: 10, listed: 20, markedAtOnce: 400 } as const;

/** How many days a notification is kept. */
export const NOTIFICATION_DAYS = 60;

/** A notification as it is at first: unread, and kept for as long as any. */
export function newNotification(
  told: Pick<Notification, 'type' | 'title' | 'message'>,
  created_at: Date,
): Notification {
  const expires_at = startOfDay(addDays(utcDay(created_at), NOTIFICATION_DAYS));
  return { ...told, unread: true, created_at, expires_at };
}
