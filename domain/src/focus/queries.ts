/** Queries of focus sessions. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';

/** More sessions of a day than this earn nothing: an honest day has few, and a script must not cost many reads. */
const MAX_SESSIONS = 60;

/** The sessions whose minutes add to a day, in no particular order. */
export function focusSessionsQuery(uid: string, day: Day): QuerySpec {
  return {
    collection: collectionPaths.focusSessions(uid),
    where: [['day', '==', day]],
    orderBy: [],
    limit: MAX_SESSIONS,
  };
}
