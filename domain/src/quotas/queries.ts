/** The query of the usage of limits. */
import type { Day } from '../days/day.ts';
import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { USAGE_FEATURES } from '../payments/plans.ts';

/** Everything counted for a student on a day. */
export function dayUsageQuery(uid: string, day: Day): QuerySpec {
  return {
    collection: collectionPaths.usage(uid),
    where: [['usage_date', '==', day]],
    orderBy: [],
    // One more for the storage of the vault, whose document names the day of its last file.
    limit: Object.keys(USAGE_FEATURES).length + 1,
  };
}
