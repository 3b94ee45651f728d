/** What Rewards, Home and the boards ask. */
import type { Day } from '../day.ts';
import { BOARD_LIMITS, boardDays, RANKED_BY, type RankType } from '../leaderboard.ts';
import { collectionPaths, sharedCollections } from '../paths.ts';
import { REWARD_IDS } from '../rewards.ts';
import type { CountSpec, QuerySpec } from './spec.ts';

/** The active days since `first`, for the heatmap (spec section 7). */
export function activeDaysQuery(uid: string, first: Day): QuerySpec {
  return {
    collection: collectionPaths.streaks(uid),
    where: [['activity_date', '>=', first]],
    orderBy: [['activity_date', 'asc']],
    limit: 31,
  };
}

/** The rewards that can be redeemed and those that cannot yet, cheapest first. */
export function catalogQuery(): QuerySpec {
  return {
    collection: sharedCollections.catalog,
    where: [],
    orderBy: [['points_required', 'asc']],
    limit: 20,
  };
}

/** What the student has redeemed, newest first. */
export function redeemedQuery(uid: string, limit: number): QuerySpec {
  return {
    collection: collectionPaths.rewards(uid),
    where: [],
    orderBy: [['date_redeemed', 'desc']],
    limit,
  };
}

/** All that rewards have unlocked for a student: one document for each feature. */
export function accessQuery(uid: string): QuerySpec {
  return { collection: collectionPaths.access(uid), where: [], orderBy: [], limit: REWARD_IDS.length };
}

/** The students who head a board; functions run it. */
export function boardQuery(rankType: RankType, today: Day): QuerySpec {
  const where: QuerySpec['where'] = {
    'all-time': [['on_boards', '==', true] as const],
    weekly: [['on_boards', '==', true] as const, ['last_activity_date', 'in', boardDays(today)] as const],
    daily: [['on_boards', '==', true] as const, ['tools_day', '==', today] as const],
  }[rankType];
  return {
    collection: sharedCollections.points,
    where,
    orderBy: [[RANKED_BY[rankType], 'desc']],
    limit: BOARD_LIMITS.rows,
  };
}

/** Those who rank above `score` on a board; only counted. In the board's order, so that its index serves both. */
export function aheadQuery(rankType: RankType, today: Day, score: number): CountSpec {
  const { collection, where, orderBy } = boardQuery(rankType, today);
  return { collection, where: [...where, [RANKED_BY[rankType], '>=', score + 1]], orderBy };
}

/** All students on the boards; only counted. */
export function onBoardsQuery(): CountSpec {
  return { collection: sharedCollections.points, where: [['on_boards', '==', true]], orderBy: [] };
}
