import { FIT_LIMITS } from '@akada/domain/cards/fit-limits';
import { newestSittingsQuery } from '@akada/domain/cards/queries';
import type { ReviewSitting } from '@akada/domain/cards/schemas';
import { collectionPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import { collection, getAggregateFromServer, getDocsFromCache, sum } from 'firebase/firestore';
import { toStored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { type Cursor, readPage } from '@/firebase/pages.ts';

/** How many reviews there are to read. */
export interface ReviewCount {
  /** Reviews that were taken back are counted too. */
  reviews: number;
  /** Without a network only the reviews on this device are counted. */
  isOnDeviceOnly: boolean;
}

/**
 * Counts the reviews of the log. Costs one read for each 1,000 sittings.
 *
 * @throws FirebaseError when the server refuses it
 */
export async function countReviews(uid: string): Promise<ReviewCount> {
  const sittings = collection(firestore(), collectionPaths.reviewSittings(uid));
  try {
    const counted = await getAggregateFromServer(sittings, { reviews: sum('count') });
    return { reviews: counted.data().reviews, isOnDeviceOnly: false };
  } catch (error) {
    if (errorCode(error) !== 'unavailable') throw error;
    const { docs } = await getDocsFromCache(sittings);
    const counts = docs.map((one) => toStored<ReviewSitting>(one)?.count ?? 0);
    return { reviews: counts.reduce((all, count) => all + count, 0), isOnDeviceOnly: true };
  }
}

/**
 * The lines of the newest 500 sittings; without a network, of those on this device. Costs one read for each sitting.
 *
 * @param onRead gets the number of lines that have been read
 * @throws FirebaseError when they can't be read, and DOMException when the reading is aborted
 */
export async function readReviewLog(
  uid: string,
  { signal, onRead }: { signal?: AbortSignal; onRead?: (lines: number) => void } = {},
): Promise<string> {
  const logs: string[] = [];
  let lines = 0;
  let after: Cursor | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage<ReviewSitting>>> = await readPage<ReviewSitting>(
      newestSittingsQuery(uid),
      after,
    );
    signal?.throwIfAborted();
    for (const { reviews, count } of page.items) {
      logs.push(reviews);
      lines += count;
    }
    onRead?.(lines);
    after = page.next;
  } while (after && logs.length < FIT_LIMITS.sittings);
  return logs.join('\n');
}
