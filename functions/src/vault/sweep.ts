import { MS_PER_DAY } from '@akada/domain/days/durations';
import { orphanedObjectsQuery } from '@akada/domain/vault/queries';
import type { VaultObject } from '@akada/domain/vault/schemas';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { toLoggedPath, toLogText } from '../lib/log-text.ts';
import { toQuery } from '../lib/run-query.ts';
import { deleteMarkedObject, markForDeletion } from './objects.ts';

/** How long an object may go without a document; normally its document follows within seconds. */
const GRACE_MS = MS_PER_DAY;

/** Objects swept at the same time, and in one run at most. */
const SWEEP_LIMITS = { page: 50, run: 10_000 } as const;

/**
 * Deletes objects that no document has named for a day, the oldest first. It reads the markers and not the bucket, so
 * its cost depends on the orphans only. Running twice at once has the same result as once.
 */
export async function sweepVault(
  deps: Deps,
  limits: { page: number; run: number } = SWEEP_LIMITS,
): Promise<void> {
  const { db, now } = deps;
  const orphans = toQuery(db, orphanedObjectsQuery(new Date(now().getTime() - GRACE_MS), limits.page));
  let last: QueryDocumentSnapshot | undefined;
  for (let swept = 0; swept < limits.run; swept += limits.page) {
    // Continues after the last one, so that an object that can't be deleted doesn't block the rest.
    const { docs } = await (last ? orphans.startAfter(last) : orphans).get();
    await Promise.all(docs.map((marker) => sweep(deps, marker.data() as VaultObject)));
    last = docs.at(-1);
    if (docs.length < limits.page) return;
  }
}

async function sweep(deps: Deps, { path }: Pick<VaultObject, 'path'>): Promise<void> {
  try {
    if (await markForDeletion(deps, path)) await deleteMarkedObject(deps, path);
  } catch (error) {
    logger.error('an object could not be swept', { path: toLoggedPath(path), error: toLogText(error) });
  }
}
