import type { Timestamp } from 'firebase-admin/firestore';
import { ifUnchanged } from './documents.ts';
import type { Deps } from './handler.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/**
 * Whether the caller, among any number of concurrent ones, may do a job that runs at most once in a period for
 * all students. A claim is only a time: after a failed job, the next one waits until the period is over and no longer.
 *
 * @param path the document that stores the time of the last claim
 */
export function claim(
  deps: Pick<Deps, 'db' | 'now'>,
  path: string,
  everyMilliseconds: number,
): Promise<boolean> {
  return retryOnConflict(() => tryToClaim(deps, path, everyMilliseconds));
}

/** A caller that loses the race retries, reads the winner's claim, and gets false. */
async function tryToClaim(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  path: string,
  everyMilliseconds: number,
): Promise<boolean> {
  const before = await db.doc(path).get();
  const claimed_at = now();
  const last = before.get('claimed_at') as Timestamp | undefined;
  // A claim written by a clock that ran ahead must not block the others either.
  const age = Math.abs(claimed_at.getTime() - (last?.toMillis() ?? 0));
  if (age < everyMilliseconds) return false;
  if (before.exists) await before.ref.update({ claimed_at }, ifUnchanged(before));
  else await before.ref.create({ claimed_at });
  return true;
}
