/** Queries of the leaderboards, run by functions. */
import type { Day } from '../days/day.ts';
import { sharedCollections } from '../documents/paths.ts';
import type { CountSpec, QuerySpec } from '../documents/query-spec.ts';
import { BOARD_LIMITS, boardQueryDays, liveStreakDays, RANK_FIELDS, type RankType } from './leaderboard.ts';

/** The best students of a board, with one query for each day that can be a student's today. */
export function boardQueries(rankType: RankType, utcToday: Day): QuerySpec[] {
  return boardQueryDays(rankType, utcToday).map((day) => ({
    ...rankedQuery(rankType, day === null ? null : [day]),
    limit: BOARD_LIMITS.rows,
  }));
}

/** The students of a board whose streak or tools belong to `days`, best first. */
function rankedQuery(rankType: RankType, days: readonly Day[] | null): CountSpec {
  const field = rankType === 'weekly' ? 'last_activity_date' : 'tools_day';
  return {
    collection: sharedCollections.points,
    where: [['on_boards', '==', true], ...(days ? [[field, 'in', days] as const] : [])],
    orderBy: [[RANK_FIELDS[rankType], 'desc']],
  };
}

/**
 * Counts the students above `score` on a board. It cannot filter rows afterwards, so it leaves out students whose today
 * is another day. It has the board's order, so that both use one index.
 *
 * @param today the student's own day
 */
export function studentsAheadQuery(rankType: RankType, today: Day, score: number): CountSpec {
  const days = { 'all-time': null, weekly: liveStreakDays(today), daily: [today] }[rankType];
  const { collection, where, orderBy } = rankedQuery(rankType, days);
  return { collection, where: [...where, [RANK_FIELDS[rankType], '>=', score + 1]], orderBy };
}

/** Counts all students on the boards. */
export function onBoardsQuery(): CountSpec {
  return { collection: sharedCollections.points, where: [['on_boards', '==', true]], orderBy: [] };
}
