import { storedId } from '@akada/domain/documents/ids-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { newNotification } from '@akada/domain/notifications/notifications';
import type { Notification } from '@akada/domain/notifications/schemas';
import { cutText } from '@akada/domain/text/text';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from './handler.ts';
import { keyOf } from './key.ts';
import { failUnlessLeft } from './sign-in.ts';

/** Something to tell a student, under an id that a replay finds taken. */
export interface Notice {
  id: string;
  notification: Notification;
}

/** Characters that are kept of an id that is too long: its kind, by which the app knows where the notice leads. */
const KIND = 64;

/** A notice as it is told at first. An id that would be too long, of a file whose own is, ends in a key of it. */
export function notice(
  id: string,
  told: Pick<Notification, 'type' | 'title' | 'message'>,
  created_at: Date,
): Notice {
  const fits = storedId.safeParse(id).success;
  return {
    id: fits ? id : `${cutText(id, KIND)}_${keyOf(id)}`,
    notification: newNotification(told, created_at),
  };
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
