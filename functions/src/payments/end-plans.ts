import { endingPlansQuery } from '@akada/domain/payments/queries';
import { logger } from 'firebase-functions';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { forEachDocument } from '../lib/run-query.ts';
import { readPlan, writePlan } from './plan.ts';

/** Accounts handled together. */
const PAGE = 50;

/** Ends expired plans: the rest of a lower plan follows, or the free plan. */
export async function endPlans(deps: Pick<Deps, 'db' | 'now'>, page: number = PAGE): Promise<void> {
  const over = endingPlansQuery(new Date(0), deps.now(), page);
  await forEachDocument(deps.db, over, async ({ id: uid }) => {
    try {
      await retryOnConflict(() => tryToEnd(deps, uid));
    } catch (error) {
      logger.error('a plan could not be ended', { uid, error: toLogText(error) });
    }
  });
}

async function tryToEnd({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<void> {
  const read = await readPlan(db, uid);
  const batch = db.batch();
  // Also correct if the student has paid again since the query.
  writePlan(batch, read, read.accepted, now());
  await batch.commit();
}
