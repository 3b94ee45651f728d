/** The vault's objects in Storage, and the markers of those that no document is known to name. */
import { sharedCollections } from '@akada/domain/documents/paths';
import { itemOfObjectQuery } from '@akada/domain/vault/queries';
import type { NewVaultItem, VaultObject } from '@akada/domain/vault/schemas';
import { parseFileUrl, type StoredFile } from '@akada/domain/vault/stored-files';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Bucket, Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';
import { sha256Hex } from '../lib/sha256.ts';

/** The `created_at` of a marker whose object is about to be deleted: older than any upload. */
const MARKED_FOR_DELETION = new Date(0);

/** The document that marks an object as named by no known document. */
export function markerRef(db: Firestore, path: string): DocumentReference {
  return db.doc(`${sharedCollections.vaultObjects}/${sha256Hex(path)}`);
}

/** Whether an object is about to be deleted, so that no item with it may be listed. */
export function isMarkedForDeletion(marker: DocumentSnapshot): boolean {
  const since = marker.get('created_at');
  return since instanceof Timestamp && since.toMillis() === MARKED_FOR_DELETION.getTime();
}

/** The item's file; null when it has none, or names another student's. */
export function ownFile(
  bucket: Bucket,
  { user_id, file_url }: Pick<NewVaultItem, 'user_id' | 'file_url'>,
): StoredFile | null {
  const file = file_url === null ? null : parseFileUrl(file_url);
  return file?.bucket === bucket.name && file.uid === user_id ? file : null;
}

/** A query for an item that names an object. */
export function itemsNaming({ db, bucket }: Pick<Deps, 'db' | 'bucket'>, path: string) {
  return toQuery(db, itemOfObjectQuery(`gs://${bucket().name}/${path}`));
}

/** Deletes every item that names an object; the deletion trigger then deletes what belongs to them. */
export async function deleteItemsOf(deps: Pick<Deps, 'db' | 'bucket'>, path: string): Promise<void> {
  for (;;) {
    const [item] = (await itemsNaming(deps, path).get()).docs;
    if (!item) return;
    await item.ref.delete();
  }
}

/**
 * Marks an object for deletion, unless an item names it. Listing an item checks the mark in its own transaction, so
 * that only one of the two succeeds.
 *
 * @returns whether the object may be deleted
 */
export function markForDeletion(deps: Pick<Deps, 'db' | 'bucket'>, path: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const marker = await transaction.get(markerRef(deps.db, path));
    const items = await transaction.get(itemsNaming(deps, path));
    if (!items.empty) {
      if (marker.exists) transaction.delete(marker.ref);
      return false;
    }
    transaction.set(marker.ref, { path, created_at: MARKED_FOR_DELETION } satisfies VaultObject);
    return true;
  });
}

/** Deletes a marked object. If that fails, the marker stays and the sweep finds it. */
export async function deleteMarkedObject(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  path: string,
): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
  await markerRef(db, path).delete();
}
