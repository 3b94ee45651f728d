/** What nudges ask: the states of those that came, and what decides about new ones. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { NUDGE_LIMITS } from './nudges.ts';

/** The nudges of the latest days. A day has at most one of each kind, so all of today's are among them. */
export function nudgeStatesQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.nudges(uid),
    where: [],
    orderBy: [['day', 'desc']],
    limit: NUDGE_LIMITS.listed,
  };
}

/** The nudges that have come today, as many as Home asks for. */
export function todaysNudgeStatesQuery(uid: string, today: Day): QuerySpec {
  return {
    collection: collectionPaths.nudges(uid),
    where: [['day', '==', today]],
    orderBy: [],
    limit: NUDGE_LIMITS.home,
  };
}

/** The deck of which a card is due first. */
export function nextDeckQuery(uid: string): QuerySpec {
  return { collection: collectionPaths.decks(uid), where: [], orderBy: [['next_due', 'asc']], limit: 1 };
}

/**
 * The study sessions of a day that begin until `time`, the latest first.
 *
 * @param time of the day, `HH:MM`
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
