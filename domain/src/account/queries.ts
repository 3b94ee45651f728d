/**
 * Queries of functions for the export and deletion of data outside the student's own path, and for waiting changes
 * of zones and names.
 */
import { collectionPaths, sharedCollections, type vaultCounts } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';

/** The shared collections whose documents name their owner in `user_id`. */
export const OWNED_COLLECTIONS = [
  sharedCollections.usernames,
  sharedCollections.vault,
  sharedCollections.reportedFiles,
  sharedCollections.tickets,
  sharedCollections.payments,
  sharedCollections.subscriptions,
  sharedCollections.lifetimeSlots,
] as const;

/** The documents of a student in a shared collection. */
export function ownedQuery(
  collection: (typeof OWNED_COLLECTIONS)[number],
  uid: string,
  limit: number,
): QuerySpec {
  return { collection, where: [['user_id', '==', uid]], orderBy: [], limit };
}

/** The records of files that a student has viewed or downloaded, their own included. */
export function ownUsesQuery(use: keyof typeof vaultCounts, uid: string, limit: number): QuerySpec {
  return { collection: use, group: true, where: [['user_id', '==', uid]], orderBy: [], limit };
}

/** The vault files that a student finds helpful. */
export function helpfulVotesQuery(uid: string, limit: number): QuerySpec {
  return { collection: collectionPaths.helpfulVotes(uid), where: [], orderBy: [], limit };
}

/** The records of the objects in a folder; its path must end in a slash. */
export function objectsInQuery(folder: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vaultObjects,
    where: within('path', folder),
    orderBy: [['path', 'asc']],
    limit,
  };
}

/** The collections of students whose documents have the address of the file that they are about, in `file_url`. */
export const ABOUT_FILES = ['ai_results', 'chats'] as const;

/** The documents of any student that are about the files in a folder; its URL must end in a slash. */
export function aboutFolderQuery(
  collection: (typeof ABOUT_FILES)[number],
  url: string,
  limit: number,
): QuerySpec {
  return {
    collection,
    group: true,
    where: within('file_url', url),
    orderBy: [['file_url', 'asc']],
    limit,
  };
}

/** The accounts that are being deleted, oldest request first. */
export function deletionsQuery(limit: number): QuerySpec {
  return {
    collection: sharedCollections.accountDeletions,
    where: [],
    orderBy: [['started_at', 'asc']],
    limit,
  };
}

/** The accounts whose zone or offset must be checked by `now`. */
export function dueZonesQuery(now: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.accounts,
    where: [['zone_due', '<=', now]],
    orderBy: [['zone_due', 'asc']],
    limit,
  };
}

/** The accounts whose name must be copied, or whose copy must continue, by `now`. */
export function dueNameCopiesQuery(now: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.accounts,
    where: [['name_copy.due', '<=', now]],
    orderBy: [['name_copy.due', 'asc']],
    limit,
  };
}

/** Matches values that begin with `start`, which ends in a slash. The character after the slash is 0. */
function within(field: string, start: string): QuerySpec['where'] {
  return [
    [field, '>=', start],
    [field, '<', `${start.slice(0, -1)}0`],
  ];
}
