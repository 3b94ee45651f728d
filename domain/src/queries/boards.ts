/** What the leaderboards are built from; functions ask it. */
import type { Day } from '../day.ts';
import { BOARD_LIMITS, boardDays, RANKED_BY, type RankType } from '../leaderboard.ts';
import { sharedCollections } from '../paths.ts';
import type { CountSpec, QuerySpec } from './spec.ts';

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
