import { documentPaths } from '@akada/domain/documents/paths';
import type { StoredKind } from '@akada/domain/practice/practice';
import { increment, type WriteBatch } from 'firebase/firestore';
import { documentAt } from './documents.ts';

/** Adds to the batch that creates or deletes a document the number of them: the rules require it. */
export function countStored(
  batch: WriteBatch,
  uid: string,
  kind: StoredKind,
  id: string,
  step: 1 | -1,
): WriteBatch {
  return batch.set(
    documentAt(documentPaths.storedCount(uid, kind)),
    { stored: increment(step), last_id: id },
    { merge: true },
  );
}
