import { documentPaths } from '@akada/domain/documents/paths';
import { MOST_STORED, type StoredKind } from '@akada/domain/practice/practice';
import { oldestStoredQuery } from '@akada/domain/practice/queries';
import { getDoc, writeBatch } from 'firebase/firestore';
import { documentAt } from './documents.ts';
import { firestore } from './firestore.ts';
import { readPage } from './pages.ts';
import { countStored } from './stored-counts.ts';

/** Room for what several devices save while they are offline. */
const SPARE = 10;

/**
 * Deletes the oldest documents of a kind that are too many. Costs one read, and another for each deleted document. Offline
 * nothing is deleted: the oldest that the device knows may be recent.
 */
export async function deleteSurplus(uid: string, kind: StoredKind): Promise<void> {
  const count = await getDoc(documentAt(documentPaths.storedCount(uid, kind)));
  const surplus = (count.get('stored') ?? 0) - (MOST_STORED[kind] - SPARE);
  if (surplus <= 0 || count.metadata.fromCache) return;
  const { items } = await readPage(oldestStoredQuery(uid, kind, surplus), null);
  const pathOf = kind === 'attempts' ? documentPaths.attempt : documentPaths.questionSet;
  // One batch each: if another device has deleted the same document, the rules refuse only that batch.
  await Promise.all(
    items.map(({ id }) => {
      const batch = writeBatch(firestore()).delete(documentAt(pathOf(uid, id)));
      return countStored(batch, uid, kind, id, -1).commit();
    }),
  );
}
