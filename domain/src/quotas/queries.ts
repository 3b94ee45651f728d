/** What is asked of a student's use of their limits. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { USAGE_FEATURES } from '../payments/plans.ts';

/** All that is counted of a student's day. */
export function dayUsageQuery(uid: string, day: Day): QuerySpec {
  return {
    collection: collectionPaths.usage(uid),
    where: [['usage_date', '==', day]],
    orderBy: [],
    // With what is stored in the vault, which names the day of its last file.
    limit: Object.keys(USAGE_FEATURES).length + 1,
  };
}
