import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { writeBatch } from 'firebase/firestore';
import { documentAt } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';

/** Removes entries, all or none; see planner-writes.ts for when it settles. */
export function removeEntries(uid: string, ids: readonly string[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const id of ids) batch.delete(documentAt(`${collectionPaths.planner(uid)}/${id}`));
  return batch.commit();
}

/** Writes entries, all or none, each under an id of the caller's; see planner-writes.ts for when it settles. */
export function putEntries(uid: string, entries: ReadonlyMap<string, PlannerEntry>): Promise<void> {
  return writeWhenAccountOpen(uid, () => {
    const batch = writeBatch(firestore());
    for (const [id, entry] of entries) batch.set(documentAt(`${collectionPaths.planner(uid)}/${id}`), entry);
    return batch.commit();
  });
}
