/** The vault's objects in Storage, and the record of those that no document is known to name. */
import { sharedCollections } from '@akada/domain/documents/paths';
import { itemOfObjectQuery } from '@akada/domain/vault/queries';
import type { NewVaultItem, VaultObject } from '@akada/domain/vault/schemas';
import { type StoredFile, storedFileOf } from '@akada/domain/vault/vault';
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Bucket, Deps } from '../lib/handler.ts';
import { keyOf } from '../lib/key.ts';
import { toQuery } from '../lib/run-query.ts';

/** The time of a marker whose object is about to go: older than any that arrived. */
const CONDEMNED = new Date(0);

/** The marker of an object that no document is known to name. */
export function markerOf(db: Firestore, path: string): DocumentReference {
  return db.doc(`${sharedCollections.vaultObjects}/${keyOf(path)}`);
}

/** Whether an object is about to go, so that no item may be listed with it. */
export function isCondemned(marker: DocumentSnapshot): boolean {
  const since = marker.get('created_at');
  return since instanceof Timestamp && since.toMillis() === CONDEMNED.getTime();
}

/** The item's own file; null when it names none, or one that is not the contributor's. */
export function ownFile(
  bucket: Bucket,
  { user_id, file_url }: Pick<NewVaultItem, 'user_id' | 'file_url'>,
): StoredFile | null {
  const file = file_url === null ? null : storedFileOf(file_url);
  return file?.bucket === bucket.name && file.uid === user_id ? file : null;
}

/** What is asked for an object that a vault document may name. */
export function itemOf({ db, bucket }: Pick<Deps, 'db' | 'bucket'>, path: string) {
  return toQuery(db, itemOfObjectQuery(`gs://${bucket().name}/${path}`));
}

/** Removes every item that names an object; what hangs on one goes when its deletion is told. */
export async function removeItemsOf(deps: Pick<Deps, 'db' | 'bucket'>, path: string): Promise<void> {
  for (;;) {
    const [item] = (await itemOf(deps, path).get()).docs;
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
export function condemn(deps: Pick<Deps, 'db' | 'bucket'>, path: string): Promise<boolean> {
  return deps.db.runTransaction(async (transaction) => {
    const marker = await transaction.get(markerOf(deps.db, path));
    const items = await transaction.get(itemOf(deps, path));
    if (!items.empty) {
      if (marker.exists) transaction.delete(marker.ref);
      return false;
    }
    transaction.set(marker.ref, { path, created_at: CONDEMNED } satisfies VaultObject);
    return true;
  });
}

/** Removes a condemned object. When that fails the marker stays, and the sweep finds it. */
export async function removeCondemned(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  path: string,
): Promise<void> {
  await bucket().file(path).delete({ ignoreNotFound: true });
  await markerOf(db, path).delete();
}
