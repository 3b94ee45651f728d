/** What the leaderboards are built from; functions ask it. */
import type { Day } from '../days/day.ts';
import { sharedCollections } from '../documents/paths.ts';
import type { CountSpec, QuerySpec } from '../documents/query-spec.ts';
import { BOARD_LIMITS, boardQueryDays, RANKED_BY, type RankType, streakDays } from './leaderboard.ts';

/** The students who head a board, of each day that can be a student's today those whose it is; functions run them. */
export function boardQueries(rankType: RankType, utcToday: Day): QuerySpec[] {
  return boardQueryDays(rankType, utcToday).map((day) => ({
    ...ranked(rankType, day === null ? null : [day]),
    limit: BOARD_LIMITS.rows,
  }));
}

/** The students on a board whose streak or tools are of `days`, best first. */
function ranked(rankType: RankType, days: readonly Day[] | null): CountSpec {
  const field = rankType === 'weekly' ? 'last_activity_date' : 'tools_day';
  return {
    collection: sharedCollections.points,
    where: [['on_boards', '==', true], ...(days ? [[field, 'in', days] as const] : [])],
    orderBy: [[RANKED_BY[rankType], 'desc']],
  };
}

/**
 * Those who rank above `score` on a board; only counted, so students whose today is another day are not among them. In the
 * board's order, so that its index serves both.
 *
 * @param today the student's own
 */
export function aheadQuery(rankType: RankType, today: Day, score: number): CountSpec {
  const days = { 'all-time': null, weekly: streakDays(today), daily: [today] }[rankType];
  const { collection, where, orderBy } = ranked(rankType, days);
  return { collection, where: [...where, [RANKED_BY[rankType], '>=', score + 1]], orderBy };
}

/** All students on the boards; only counted. */
export function onBoardsQuery(): CountSpec {
  return { collection: sharedCollections.points, where: [['on_boards', '==', true]], orderBy: [] };
}
