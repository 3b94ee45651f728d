/** Queries of active days, for Home and Rewards. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';

/** The active days since `first`. */
export function activeDaysQuery(uid: string, first: Day): QuerySpec {
  return {
    collection: collectionPaths.streaks(uid),
    where: [['activity_date', '>=', first]],
    orderBy: [['activity_date', 'asc']],
    limit: 31,
  };
}
