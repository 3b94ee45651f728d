import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { serverTimestamp, setDoc } from 'firebase/firestore';
import { documentAt, newDocumentIn } from '@/firebase/documents.ts';
import { writeWhenAccountOpen } from '@/firebase/open-account.ts';
import type { PersistedSitting } from '../sitting-log.ts';

export function newSittingId(uid: string): string {
  return newDocumentIn(collectionPaths.reviewSittings(uid)).id;
}

/** Saves a sitting as a whole. The server refuses one that lacks lines which it has. */
export function saveSitting(uid: string, id: string, { startedAt, lines }: PersistedSitting): Promise<void> {
  return writeWhenAccountOpen(uid, () =>
    setDoc(documentAt(documentPaths.reviewSitting(uid, id)), {
      ...{ started_at: new Date(startedAt), count: lines.length, reviews: lines.join('\n') },
      updated_at: serverTimestamp(),
    }),
  );
}
