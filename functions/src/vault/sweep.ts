import { MS_PER_DAY } from '@akada/domain/days/day';
import { orphanedObjectsQuery } from '@akada/domain/vault/queries';
import type { VaultObject } from '@akada/domain/vault/schemas';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { toLoggedPath, toLogText } from '../lib/log-text.ts';
import { toQuery } from '../lib/run-query.ts';
import { deleteMarkedObject, markForDeletion } from './objects.ts';

/** How long an object may wait for its document: an upload and its document are seconds apart. */
const GRACE_MS = MS_PER_DAY;

/** Objects that are swept at the same time, and at most in one run. */
const SWEEP_LIMITS = { page: 50, run: 10_000 } as const;

/**
 * Removes the objects that no document names a day after they came, the oldest first. It looks at what is recorded as
 * unnamed and not at what there is, so it costs what is orphaned. Twice at once removes the same as once.
 */
export async function sweepVault(
  deps: Deps,
  limits: { page: number; run: number } = SWEEP_LIMITS,
): Promise<void> {
  const { db, now } = deps;
  const orphans = toQuery(db, orphanedObjectsQuery(new Date(now().getTime() - GRACE_MS), limits.page));
  let last: QueryDocumentSnapshot | undefined;
  for (let swept = 0; swept < limits.run; swept += limits.page) {
    // Behind the last one: what could not be removed must not hold up the rest.
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
