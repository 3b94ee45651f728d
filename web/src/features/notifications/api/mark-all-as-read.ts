import { collectionPaths } from '@akada/domain/paths';
import { writeBatch } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';

/** Marks these notifications of a student as read. Shows at once; rejects when the server refuses it. */
export function markAllAsRead(uid: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const id of ids)
    batch.update(documentAt(`${collectionPaths.notifications(uid)}/${id}`), { unread: false });
  return batch.commit();
}
