import { addDays, startOfDay, utcDay } from '@akada/domain/day';
import { NOTIFICATION_DAYS } from '@akada/domain/notifications';
import { collectionPaths } from '@akada/domain/paths';
import type { Notification } from '@akada/domain/schemas/notifications';
import type { Firestore } from 'firebase-admin/firestore';
import { once } from './contention.ts';

/** Something to tell a student, under an id that a replay finds taken. */
export interface Notice {
  id: string;
  notification: Notification;
}

/** A notice as it is told at first: unread, and kept for as long as any. */
export function notice(
  id: string,
  told: Pick<Notification, 'type' | 'title' | 'message'>,
  created_at: Date,
): Notice {
  const expires_at = startOfDay(addDays(utcDay(created_at), NOTIFICATION_DAYS));
  return { id, notification: { ...told, unread: true, created_at, expires_at } };
}

/** Tells a student once: one that was told already stays as its reader left it. */
export async function tell(db: Firestore, uid: string, { id, notification }: Notice): Promise<void> {
  await once(db.doc(`${collectionPaths.notifications(uid)}/${id}`).create(notification));
}
