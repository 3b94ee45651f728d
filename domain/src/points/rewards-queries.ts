/** What Rewards asks of the catalogue and of what was redeemed. Home, which asks ./points.ts, loads none of it. */
import { collectionPaths, sharedCollections } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { REWARD_IDS } from './rewards.ts';

/** The rewards that can be redeemed and those that cannot yet, cheapest first. */
export function catalogQuery(): QuerySpec {
  return {
    collection: sharedCollections.catalog,
    where: [],
    orderBy: [['points_required', 'asc']],
    limit: 20,
  };
}

/** What the student has redeemed, newest first. */
export function redeemedQuery(uid: string, limit: number): QuerySpec {
  return {
    collection: collectionPaths.rewards(uid),
    where: [],
    orderBy: [['date_redeemed', 'desc']],
    limit,
  };
}

/** All that rewards have unlocked for a student: one document for each feature. */
export function accessQuery(uid: string): QuerySpec {
  return { collection: collectionPaths.access(uid), where: [], orderBy: [], limit: REWARD_IDS.length };
}
