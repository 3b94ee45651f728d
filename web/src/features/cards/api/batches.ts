import { type WriteBatch, writeBatch } from 'firebase/firestore';
import { firestore } from '@/firebase/firestore.ts';

/** Writes of one batch, without the counts. A commit with more takes too long on a slow network. */
const BATCH_SIZE = 448;

/**
 * Writes something for each item, in batches. All are started at once, so that they wait on the device together when
 * there is no network.
 *
 * @param add adds the writes of a batch's items
 * @returns a promise that settles when the server has answered all
 */
export async function writeInBatches<Item>(
  items: readonly Item[],
  add: (batch: WriteBatch, items: readonly Item[]) => void,
): Promise<void> {
  const commits: Promise<void>[] = [];
  for (let start = 0; start < items.length; start += BATCH_SIZE) {
    const batch = writeBatch(firestore());
    add(batch, items.slice(start, start + BATCH_SIZE));
    commits.push(batch.commit());
  }
  await Promise.all(commits);
}
