/** Queries of nudges: the saved states, and the facts for new ones. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { NUDGE_LIMITS } from './nudges.ts';

/** The states of the latest days. A day has at most one of each kind, so the first page includes all of today's. */
export function nudgeStatesQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.nudges(uid), by: 'day', limit: NUDGE_LIMITS.listed });
}

/** Today's states, as many as Home allows. */
export function todaysNudgeStatesQuery(uid: string, today: Day): QuerySpec {
  return {
    collection: collectionPaths.nudges(uid),
    where: [['day', '==', today]],
    orderBy: [],
    limit: NUDGE_LIMITS.home,
  };
}

/** The deck whose card is due first. */
export function nextDeckQuery(uid: string): QuerySpec {
  return { collection: collectionPaths.decks(uid), where: [], orderBy: [['next_due', 'asc']], limit: 1 };
}

/**
 * The study sessions of a day that begin at or before `time`, latest first.
 *
 * @param time a time of day, `HH:MM`
 */
export function sessionsQuery(uid: string, day: Day, time: string): QuerySpec {
  return {
    collection: collectionPaths.planner(uid),
    where: [
      ['date', '==', day],
      ['category', '==', 'study'],
      ['start_time', '<=', time],
    ],
    orderBy: [['start_time', 'desc']],
    limit: 2,
  };
}
