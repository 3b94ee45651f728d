import { NOTIFICATION_LIMITS } from '@akada/domain/notifications';
import { unreadNotificationsQuery } from '@akada/domain/queries/notifications';
import { getDocs, writeBatch } from 'firebase/firestore';
import { queryOf } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

/** Marks a student's unread notifications as read, listed or not. Rejects when the server refuses it. */
export async function markAllAsRead(uid: string): Promise<void> {
  const unread = await getDocs(queryOf(unreadNotificationsQuery(uid, NOTIFICATION_LIMITS.markedAtOnce)));
  const batch = writeBatch(firestore());
  for (const notification of unread.docs) batch.update(notification.ref, { unread: false });
  return batch.commit();
}
