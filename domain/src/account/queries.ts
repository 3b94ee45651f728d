/** What an export and a deletion of an account ask, beside what lies under the student's own path; functions run it. */
import { collectionPaths, sharedCollections, type vaultCounts } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';

/** The collections that students share in which `user_id` says whose a document is. */
export const OWNED_COLLECTIONS = [
  sharedCollections.usernames,
  sharedCollections.vault,
  sharedCollections.reportedFiles,
  sharedCollections.tickets,
  sharedCollections.payments,
  sharedCollections.subscriptions,
  sharedCollections.lifetimeSlots,
] as const;

/** A student's documents in a collection that students share. */
export function ownedQuery(
  collection: (typeof OWNED_COLLECTIONS)[number],
  uid: string,
  limit: number,
): QuerySpec {
  return { collection, where: [['user_id', '==', uid]], orderBy: [], limit };
}

/** That a student has viewed or downloaded files, whosever they are. */
export function ownUsesQuery(use: keyof typeof vaultCounts, uid: string, limit: number): QuerySpec {
  return { collection: use, group: true, where: [['user_id', '==', uid]], orderBy: [], limit };
}

/** The vault files that a student finds helpful. */
export function helpfulVotesQuery(uid: string, limit: number): QuerySpec {
  return { collection: collectionPaths.helpfulVotes(uid), where: [], orderBy: [], limit };
}

/** What is recorded of the objects in a folder, by its path with the slash at its end. */
export function objectsInQuery(folder: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vaultObjects,
    where: within('path', folder),
    orderBy: [['path', 'asc']],
    limit,
  };
}

/** The results that anybody has made of the files in a folder, by its URL with the slash at its end. */
export function resultsOfFolderQuery(url: string, limit: number): QuerySpec {
  return {
    collection: 'ai_results',
    group: true,
    where: within('file_url', url),
    orderBy: [['file_url', 'asc']],
    limit,
  };
}

/** The accounts that are being deleted, the first first. */
export function deletionsQuery(limit: number): QuerySpec {
  return {
    collection: sharedCollections.accountDeletions,
    where: [],
    orderBy: [['started_at', 'asc']],
    limit,
  };
}

/** The accounts whose zone, or its offset, is to be looked at again by `now`. */
export function dueZonesQuery(now: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.accounts,
    where: [['zone_due', '<=', now]],
    orderBy: [['zone_due', 'asc']],
    limit,
  };
}

/** The accounts whose name is to be copied, or copied on, by `now`. */
export function dueNameCopiesQuery(now: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.accounts,
    where: [['name_copy.due', '<=', now]],
    orderBy: [['name_copy.due', 'asc']],
    limit,
  };
}

/** What begins with `start`, which ends with a slash: the character behind that is 0. */
function within(field: string, start: string): QuerySpec['where'] {
  return [
    [field, '>=', start],
    [field, '<', `${start.slice(0, -1)}0`],
  ];
}
