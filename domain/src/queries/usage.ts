/** What is asked of a student's use of their limits. */
import type { Day } from '../day.ts';
import { collectionPaths } from '../paths.ts';
import { USAGE_FEATURES } from '../plans.ts';
import type { QuerySpec } from './spec.ts';

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
