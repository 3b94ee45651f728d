/** Notifications: functions write them; their owner reads them and marks them as read. */

import { addDays, startOfDay, utcDay } from '../days/day.ts';
import type { Notification } from './schemas.ts';

export const NOTIFICATION_TYPES = ['update', 'reward', 'info'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/**
 * Limits in documents: the most that the bell counts, that the dialog lists, and that one tap marks as read.
 */
export const NOTIFICATION_LIMITS = { unread: 10, listed: 20, markedAtOnce: 400 } as const;

/** After this many days Firestore deletes a notification. */
export const NOTIFICATION_DAYS = 60;

/** Builds a new notification: unread, with the usual time until it is deleted. */
export function newNotification(
  content: Pick<Notification, 'type' | 'title' | 'message'>,
  created_at: Date,
): Notification {
  const expires_at = startOfDay(addDays(utcDay(created_at), NOTIFICATION_DAYS));
  return { ...content, unread: true, created_at, expires_at };
}
