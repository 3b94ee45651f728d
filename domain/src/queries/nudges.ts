/** What nudges ask: the states of those that came, and what decides about new ones. */
import type { Day } from '../day.ts';
import { NUDGE_LIMITS } from '../nudges.ts';
import { collectionPaths } from '../paths.ts';
import type { QuerySpec } from './spec.ts';

/** The nudges that something happened to last; of today there are never more. */
export function nudgeStatesQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.nudges(uid),
    where: [],
    orderBy: [['updated_at', 'desc']],
    limit: NUDGE_LIMITS.listed,
  };
}

/** Those before. */
export function olderNudgeStatesQuery(uid: string, before: Date): QuerySpec {
  return { ...nudgeStatesQuery(uid), where: [['updated_at', '<', before]], limit: NUDGE_LIMITS.more };
}

/** The nudges that have come today. */
export function todaysNudgeStatesQuery(uid: string, today: Day): QuerySpec {
  return {
    collection: collectionPaths.nudges(uid),
    where: [['day', '==', today]],
    orderBy: [],
    limit: NUDGE_LIMITS.listed,
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
