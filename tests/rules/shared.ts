import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { BOARD_LIMITS, type RankType } from '@akada/domain/leaderboard/leaderboard';
import type { Leaderboard } from '@akada/domain/leaderboard/schemas';
import { REWARDS } from '@akada/domain/points/rewards';
import { catalogQuery } from '@akada/domain/points/rewards-queries';
import { type Access, accessCases, SIGNED_IN } from '../support/rules/builders.ts';
import type { Fields } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';

/** Documents that functions write and every student reads: the reward catalogue and the boards. */

const catalog = sharedCollections.catalog;
const BOARD: RankType = 'all-time';
const boards = documentPaths.board(BOARD).replace(`/${BOARD}`, '');

const { effect: _, ...freeze } = REWARDS.streak_freeze;
const board: Leaderboard = {
  rank_type: BOARD,
  rows: [],
  students: 0,
  created_at: new Date('2026-03-01T08:00:00.000Z'),
};

export const fixtures: Record<string, Fields> = {
  [`${catalog}/streak_freeze`]: freeze,
  [documentPaths.board(BOARD)]: { ...board },
};

const rewards: readonly Access[] = [
  { verb: 'get', what: 'a reward', path: `${catalog}/streak_freeze`, for: SIGNED_IN },
  {
    verb: 'list',
    what: "the rewards with the app's query",
    path: catalog,
    limit: catalogQuery().limit,
    for: SIGNED_IN,
  },
  { verb: 'list', what: '50 rewards', path: catalog, limit: 50, for: SIGNED_IN },
  { verb: 'list', what: '51 rewards', path: catalog, limit: 51, for: [] },
  { verb: 'list', what: 'the rewards without a limit', path: catalog, for: [] },
  { verb: 'count', what: '50 rewards', path: catalog, limit: 50, for: SIGNED_IN },
  { verb: 'count', what: '51 rewards', path: catalog, limit: 51, for: [] },
  { verb: 'list everywhere', what: 'the rewards', path: catalog, for: [] },
  { verb: 'create', what: 'a reward', path: `${catalog}/free_points`, data: freeze, for: [] },
  {
    verb: 'update',
    what: 'a reward',
    path: `${catalog}/streak_freeze`,
    data: { points_required: 0 },
    for: [],
  },
  { verb: 'delete', what: 'a reward', path: `${catalog}/streak_freeze`, for: [] },
];

const ranks: readonly Access[] = [
  { verb: 'get', what: 'a board', path: documentPaths.board(BOARD), for: SIGNED_IN },
  { verb: 'list', what: 'the boards', path: boards, limit: BOARD_LIMITS.rows, for: [] },
  { verb: 'list', what: 'the boards without a limit', path: boards, for: [] },
  { verb: 'count', what: 'the boards', path: boards, for: [] },
  { verb: 'list everywhere', what: 'the boards', path: boards, for: [] },
  { verb: 'create', what: 'a board', path: documentPaths.board('weekly'), data: { ...board }, for: [] },
  { verb: 'update', what: 'a board', path: documentPaths.board(BOARD), data: { students: 1 }, for: [] },
  { verb: 'delete', what: 'a board', path: documentPaths.board(BOARD), for: [] },
];

export const access = accessCases([...rewards, ...ranks]);

if (import.meta.vitest) {
  testRules('reward catalogue and boards', fixtures, access);
}
