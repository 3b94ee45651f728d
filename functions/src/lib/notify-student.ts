import { storedId } from '@akada/domain/documents/ids-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { newNotification } from '@akada/domain/notifications/notifications';
import type { Notification } from '@akada/domain/notifications/schemas';
import { cutText } from '@akada/domain/text/text';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from './handler.ts';
import { sha256Hex } from './sha256.ts';
import { throwIfUserExists } from './sign-in.ts';

/** A notification with the id that it is stored under: notifying again under the same id changes nothing. */
export interface NotificationDraft {
  id: string;
  notification: Notification;
}

/** An id that is too long is cut to this length: its prefix tells the app which page the notification opens. */
const ID_PREFIX_CHARACTERS = 64;

/** Builds a new, unread notification. An id that Firestore could not store is shortened and ends in a hash of the whole id. */
export function draftNotification(
  id: string,
  content: Pick<Notification, 'type' | 'title' | 'message'>,
  created_at: Date,
): NotificationDraft {
  const fits = storedId.safeParse(id).success;
  return {
    id: fits ? id : `${cutText(id, ID_PREFIX_CHARACTERS)}_${sha256Hex(id)}`,
    notification: newNotification(content, created_at),
  };
}

/** Where a student's notification is stored. */
export function notificationRef(
  db: Firestore,
  uid: string,
  { id }: Pick<NotificationDraft, 'id'>,
): DocumentReference {
  return db.doc(`${collectionPaths.notifications(uid)}/${id}`);
}

/**
 * Stores a notification once: one that exists already keeps its read state. Does nothing for a student whose account was
 * deleted, so that a late event leaves no data behind.
 *
 * @throws Error when the account is not open yet, so that the trigger is retried
 */
export async function notifyStudent(
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  uid: string,
  { id, notification }: NotificationDraft,
): Promise<void> {
  const ref = notificationRef(db, uid, { id });
  const isOpen = await db.runTransaction(async (transaction) => {
    const [account, existing] = await transaction.getAll(db.doc(documentPaths.account(uid)), ref);
    if (account?.exists && !existing?.exists) transaction.create(ref, notification);
    return account?.exists === true;
  });
  if (!isOpen) await throwIfUserExists(auth, uid);
}
