/** The vault's objects in Storage, and the record of those that no document is known to name. */
import { sharedCollections } from '@akada/domain/documents/paths';
import { itemOfObjectQuery } from '@akada/domain/vault/queries';
import type { NewVaultItem, VaultObject } from '@akada/domain/vault/schemas';
import { parseFileUrl, type StoredFile } from '@akada/domain/vault/vault';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Bucket, Deps } from '../lib/handler.ts';
import { toQuery } from '../lib/run-query.ts';
import { sha256Hex } from '../lib/sha256.ts';

/** The time of a marker whose object is about to go: older than any that arrived. */
const MARKED_FOR_DELETION = new Date(0);

/** The marker of an object that no document is known to name. */
export function markerRef(db: Firestore, path: string): DocumentReference {
  return db.doc(`${sharedCollections.vaultObjects}/${sha256Hex(path)}`);
}

/** Whether an object is about to go, so that no item may be listed with it. */
export function isMarkedForDeletion(marker: DocumentSnapshot): boolean {
  const since = marker.get('created_at');
  return since instanceof Timestamp && since.toMillis() === MARKED_FOR_DELETION.getTime();
}

/** The item's own file; null when it names none, or one that is not the contributor's. */
export function ownFile(
  bucket: Bucket,
  { user_id, file_url }: Pick<NewVaultItem, 'user_id' | 'file_url'>,
): StoredFile | null {
  const file = file_url === null ? null : parseFileUrl(file_url);
  return file?.bucket === bucket.name && file.uid === user_id ? file : null;
}

/** What is asked for an object that a vault document may name. */
export function itemsNaming({ db, bucket }: Pick<Deps, 'db' | 'bucket'>, path: string) {
  return toQuery(db, itemOfObjectQuery(`gs://${bucket().name}/${path}`));
}

/** Removes every item that names an object; what hangs on one goes when its deletion is told. */
export async function deleteItemsOf(deps: Pick<Deps, 'db' | 'bucket'>, path: string): Promise<void> {
  for (;;) {
    const [item] = (await itemsNaming(deps, path).get()).docs;
    if (!item) return;
    await item.ref.delete();
  }
}

/**
 * Says that an object is about to go, unless an item names it. The listing of an item asks for this in its own
 * transaction, so that of the two only one gets through.
 *
 * @returns whether it may go
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

/** Removes a condemned object. When that fails the marker stays, and the sweep finds it. */
export async function deleteMarkedObject(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  path: string,
): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
  await markerRef(db, path).delete();
}
