/** Queries of active days, for Home and Rewards. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import { type QuerySpec, rangeQuery } from '../documents/query-spec.ts';

/** The active days since `first`, or from `first` to `last`; at most those of a month. */
export function activeDaysQuery(uid: string, first: Day, last?: Day): QuerySpec {
  return rangeQuery({
    collection: collectionPaths.streaks(uid),
    by: 'activity_date',
    from: first,
    to: last,
    limit: 31,
  });
}
