import type { Timestamp } from 'firebase-admin/firestore';
import { ifUnchanged } from './documents.ts';
import type { Deps } from './handler.ts';
import { retryOnConflict } from './retry-on-conflict.ts';

/**
 * Whether the caller is the one, of any number at once, to do what is done for everybody at most every so many
 * milliseconds. The claim is only a time, so work that fails holds up the next for that long and no longer.
 *
 * @param path the document that keeps the time
 */
export function claim(
  deps: Pick<Deps, 'db' | 'now'>,
  path: string,
  everyMilliseconds: number,
): Promise<boolean> {
  return retryOnConflict(() => tryToClaim(deps, path, everyMilliseconds));
}

/** Who is overtaken reads again, and finds the claim of another. */
async function tryToClaim(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  path: string,
  everyMilliseconds: number,
): Promise<boolean> {
  const before = await db.doc(path).get();
  const claimed_at = now();
  const last = before.get('claimed_at') as Timestamp | undefined;
  // A claim from a clock that ran ahead must not hold up the others either.
  const age = Math.abs(claimed_at.getTime() - (last?.toMillis() ?? 0));
  if (age < everyMilliseconds) return false;
  if (before.exists) await before.ref.update({ claimed_at }, ifUnchanged(before));
  else await before.ref.create({ claimed_at });
  return true;
}
