import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { writeBatch } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';

/** Deletes entries in one batch; see planner-writes.ts for when the promise settles. */
export function removeEntries(uid: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const id of ids) batch.delete(documentAt(`${collectionPaths.planner(uid)}/${id}`));
  return batch.commit();
}

/** Creates entries in one batch, under the caller's ids; see planner-writes.ts for when the promise settles. */
export function putEntries(uid: string, entries: ReadonlyMap<string, PlannerEntry>): Promise<void> {
  return writeWhenAccountOpen(uid, () => {
    const batch = writeBatch(firestore());
    for (const [id, entry] of entries) batch.set(documentAt(`${collectionPaths.planner(uid)}/${id}`), entry);
    return batch.commit();
  });
}
