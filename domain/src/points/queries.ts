/** What Home and Rewards ask of a student's days. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';

/** The active days since `first`, for the heatmap (spec section 7). */
export function activeDaysQuery(uid: string, first: Day): QuerySpec {
  return {
    collection: collectionPaths.streaks(uid),
    where: [['activity_date', '>=', first]],
    orderBy: [['activity_date', 'asc']],
    limit: 31,
  };
}
