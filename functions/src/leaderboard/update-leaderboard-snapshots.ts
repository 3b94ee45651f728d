import { BOARD_LIMITS } from '@akada/domain/leaderboard';
import { documentPaths } from '@akada/domain/paths';
import type { Timestamp } from 'firebase-admin/firestore';
import { rereading } from '../lib/contention.ts';
import { asRead } from '../lib/documents.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { rebuildBoards } from './rebuild.ts';

/**
 * Rebuilds the boards, at most once a minute for everybody: of any number of calls at once exactly one does. The
 * claim is only a time, so a rebuild that fails holds up the next for a minute and no longer.
 */
export const updateLeaderboardSnapshots: Handler<'updateLeaderboardSnapshots'> = async (deps) => {
  if (!(await rereading(() => claim(deps)))) return { rebuilt: false };
  await rebuildBoards(deps);
  return { rebuilt: true };
};

/** Whether this call is the one that rebuilds; who is overtaken reads again, and finds the claim of another. */
async function claim({ db, now }: Deps): Promise<boolean> {
  const before = await db.doc(documentPaths.boardsClaim).get();
  const claimed_at = now();
  const last = before.get('claimed_at') as Timestamp | undefined;
  // A claim from a clock that ran ahead must not hold up the others either.
  const age = Math.abs(claimed_at.getTime() - (last?.toMillis() ?? 0));
  if (age < BOARD_LIMITS.rebuildSeconds * 1_000) return false;
  if (before.exists) await before.ref.update({ claimed_at }, asRead(before));
  else await before.ref.create({ claimed_at });
  return true;
}
