/** Queries of the Rewards page. Apart from ./queries.ts, so that Home does not load them. */
import { collectionPaths, sharedCollections } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { REWARD_IDS } from './rewards.ts';

/** The entries of a page of the points history. */
const HISTORY_PAGE = 20;

/** All rewards of the catalogue, cheapest first. */
export function catalogQuery(): QuerySpec {
  return {
    collection: sharedCollections.catalog,
    where: [],
    orderBy: [['points_required', 'asc']],
    limit: 20,
  };
}

/** The student's redemptions, newest first. */
export function redeemedQuery(uid: string, limit: number): QuerySpec {
  return newestQuery({
    collection: collectionPaths.rewards(uid),
    by: 'date_redeemed',
    limit,
  });
}

/** What earned or cost points, newest first, a page at a time. */
export function ledgerQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.ledger(uid), limit: HISTORY_PAGE });
}

/** The redemptions of {@link ledgerQuery} alone, newest first, a page at a time. */
export function spentQuery(uid: string): QuerySpec {
  return redeemedQuery(uid, HISTORY_PAGE);
}

/** All features that rewards have unlocked, one document each. */
export function accessQuery(uid: string): QuerySpec {
  return { collection: collectionPaths.access(uid), where: [], orderBy: [], limit: REWARD_IDS.length };
}
