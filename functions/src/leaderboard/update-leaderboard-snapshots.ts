import { documentPaths } from '@akada/domain/documents/paths';
import { BOARD_LIMITS } from '@akada/domain/leaderboard/leaderboard';
import { claim } from '../lib/claim.ts';
import type { Handler } from '../lib/handler.ts';
import { rebuildBoards } from './rebuild.ts';

/**
 * Rebuilds the boards at most once a minute for all students: of any number of concurrent calls exactly one rebuilds.
 */
export const updateLeaderboardSnapshots: Handler<'updateLeaderboardSnapshots'> = async (deps) => {
  const milliseconds = BOARD_LIMITS.rebuildSeconds * 1_000;
  if (!(await claim(deps, documentPaths.boardsClaim, milliseconds))) return { rebuilt: false };
  await rebuildBoards(deps);
  return { rebuilt: true };
};
