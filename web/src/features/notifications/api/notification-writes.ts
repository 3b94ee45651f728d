import { collectionPaths } from '@akada/domain/documents/paths';
import { NOTIFICATION_LIMITS } from '@akada/domain/notifications/notifications';
import { unreadNotificationsQuery } from '@akada/domain/notifications/queries';
import { deleteDoc, getDocs, updateDoc, writeBatch } from 'firebase/firestore';
import { documentAt, toQuery } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

/** Marks all the student's unread notifications as read, also those not on the list. Rejects if the server refuses. */
export async function markAllAsRead(uid: string): Promise<void> {
  const unread = await getDocs(toQuery(unreadNotificationsQuery(uid, NOTIFICATION_LIMITS.markedAtOnce)));
  const batch = writeBatch(firestore());
  for (const notification of unread.docs) batch.update(notification.ref, { unread: false });
  return batch.commit();
}

/** Marks one notification as read. */
export function markAsRead(uid: string, id: string): Promise<void> {
  return updateDoc(documentAt(`${collectionPaths.notifications(uid)}/${id}`), { unread: false });
}

/** Deletes a notification. */
export function deleteNotification(uid: string, id: string): Promise<void> {
  return deleteDoc(documentAt(`${collectionPaths.notifications(uid)}/${id}`));
}
