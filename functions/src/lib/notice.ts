import { newNotification } from '@akada/domain/notifications';
import { collectionPaths, documentPaths } from '@akada/domain/paths';
import type { Notification } from '@akada/domain/schemas/notifications';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from './handler.ts';
import { failUnlessLeft } from './sign-in.ts';

/** Something to tell a student, under an id that a replay finds taken. */
export interface Notice {
  id: string;
  notification: Notification;
}

/** A notice as it is told at first. */
export function notice(
  id: string,
  told: Pick<Notification, 'type' | 'title' | 'message'>,
  created_at: Date,
): Notice {
  return { id, notification: newNotification(told, created_at) };
}

/** Where a student's notice is stored. */
export function noticeRef(db: Firestore, uid: string, { id }: Pick<Notice, 'id'>): DocumentReference {
  return db.doc(`${collectionPaths.notifications(uid)}/${id}`);
}

/**
 * Tells a student once: one that was told already stays as its reader left it. Who has left is told nothing, so that an
 * event that comes late leaves nothing behind.
 *
 * @throws Error when the account is not open yet: a trigger is retried, and tells it when it is
 */
export async function tell(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  uid: string,
  { id, notification }: Notice,
): Promise<void> {
  const notice = noticeRef(db, uid, { id });
  const isOpen = await db.runTransaction(async (transaction) => {
    const [account, told] = await transaction.getAll(db.doc(documentPaths.account(uid)), notice);
    if (account?.exists && !told?.exists) transaction.create(notice, notification);
    return account?.exists === true;
  });
  if (!isOpen) await failUnlessLeft(auth, uid);
}
