import { documentPaths } from '@akada/domain/documents/paths';
import type { HelpfulVote } from '@akada/domain/vault/schemas';
import { increment, serverTimestamp, writeBatch } from 'firebase/firestore';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { type Live, useLiveDocument } from '@/firebase/live.ts';

/** A student's helpful vote for a file, live; null when there is none. Costs one read when the file is opened. */
export function useHelpfulVote(uid: string, fileId: string): Live<Stored<HelpfulVote> | null> {
  return useLiveDocument<HelpfulVote>(documentPaths.helpfulVote(uid, fileId));
}

/** Casts or withdraws a vote; the file's count changes in the same commit. */
export function setHelpful(uid: string, fileId: string, isHelpful: boolean): Promise<void> {
  const vote = documentAt(documentPaths.helpfulVote(uid, fileId));
  const batch = writeBatch(firestore());
  if (isHelpful) batch.set(vote, { voted_at: serverTimestamp() });
  else batch.delete(vote);
  return batch
    .update(documentAt(documentPaths.vaultItem(fileId)), { helpful_count: increment(isHelpful ? 1 : -1) })
    .commit();
}
