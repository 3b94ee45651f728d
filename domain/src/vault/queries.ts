/** What the vault, its functions and its moderators ask. */
import { MS_PER_DAY } from '../days/day.ts';
import { sharedCollections } from '../documents/paths.ts';
import type { CountSpec, QuerySpec } from '../documents/query-spec.ts';
import { subjectKey } from './listing.ts';
import { queryTokens } from './search.ts';
import { VAULT_LIMITS, VAULT_SORTS, type VaultCategory, type VaultFilter } from './vault.ts';

const LISTED = ['hidden', '==', false] as const;

/**
 * A page of the vault. Of a search its longest word is asked for; the others narrow what came (`matchesSearch` of
 * ../vault-search.ts).
 */
export function vaultQuery({ search, category, type, subject, sort }: VaultFilter): QuerySpec {
  const tokens = queryTokens(search);
  const { field, direction } = VAULT_SORTS[sort];
  return {
    collection: sharedCollections.vault,
    where: [
      LISTED,
      ...(category === 'all' ? [] : [['category', '==', category] as const]),
      ...(type === 'all' ? [] : [['type', '==', type] as const]),
      ...(subject === 'all' ? [] : [['subject_lower', '==', subjectKey(subject)] as const]),
      ...(tokens === null ? [] : [['tokens', 'array-contains-any', tokens] as const]),
    ],
    orderBy: [[field, direction]],
    limit: VAULT_LIMITS.page,
  };
}

const HOUR_MS = 3_600_000;

/**
 * What was shared in the last 7 days, newest first, at most 6. It begins at a full hour: the same query within the
 * hour is answered from the cache. `isRecent` of ./vault.ts drops the files of the hour too many.
 */
export function recentFilesQuery(now: Date): QuerySpec {
  const from = now.getTime() - VAULT_LIMITS.recentDays * MS_PER_DAY;
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['created_at', '>=', new Date(from - (from % HOUR_MS))]],
    orderBy: [['created_at', 'desc']],
    limit: VAULT_LIMITS.recent,
  };
}

/** The files that a student has shared and that are listed; functions run it. */
export function listedFilesOfQuery(uid: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['user_id', '==', uid]],
    orderBy: [],
    limit,
  };
}

/** A page of what a student has shared, listed or not, newest first. */
export function myUploadsQuery(uid: string): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [['user_id', '==', uid]],
    orderBy: [['created_at', 'desc']],
    limit: VAULT_LIMITS.page,
  };
}

/** All that a student has shared, listed or not, by id; functions run it. */
export function allFilesOfQuery(uid: string, limit: number): QuerySpec {
  return { collection: sharedCollections.vault, where: [['user_id', '==', uid]], orderBy: [], limit };
}

/** An item that names an object in Storage, or one that is listed or hidden; functions run it. */
export function itemOfObjectQuery(fileUrl: string, of: { hidden?: boolean } = {}): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [
      ['file_url', '==', fileUrl],
      ...Object.entries(of).map(([field, value]) => [field, '==', value] as const),
    ],
    orderBy: [],
    limit: 1,
  };
}

/** All that a student has shared, listed or not, in an order whose index has the sizes: only summed up, by functions. */
export function storedBytesQuery(uid: string): CountSpec {
  return {
    collection: sharedCollections.vault,
    where: [['user_id', '==', uid]],
    orderBy: [['size', 'desc']],
  };
}

/** All that is listed, or that of a category or a subject; only counted and summed up, by functions. */
export function listedQuery(of: { category?: VaultCategory; subject_lower?: string } = {}): CountSpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ...Object.entries(of).map(([field, value]) => [field, '==', value] as const)],
    orderBy: [],
  };
}

/** All that is listed, in an order whose index has the views: only counted and summed up, by functions. */
export function viewsQuery(): CountSpec {
  return { ...listedQuery(), orderBy: [['view_count', 'desc']] };
}

/** The newest files that are listed, or of those of a subject; functions run it. */
export function newestFilesQuery(limit: number, subject_lower?: string): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [
      LISTED,
      ...(subject_lower === undefined ? [] : [['subject_lower', '==', subject_lower] as const]),
    ],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** A listed file of a subject by anybody else than a student: one of the two finds one where there is one. */
export function otherContributorsQueries(subject_lower: string, uid: string): QuerySpec[] {
  return (['<', '>'] as const).map((bound) => ({
    collection: sharedCollections.vault,
    where: [LISTED, ['subject_lower', '==', subject_lower], ['user_id', bound, uid]],
    orderBy: [['user_id', 'asc']],
    limit: 1,
  }));
}

/** The first listed item of the next subject behind `subject_lower`: so subjects are walked, each for one read. */
export function nextSubjectQuery(subject_lower: string): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['subject_lower', '>', subject_lower]],
    orderBy: [['subject_lower', 'asc']],
    limit: 1,
  };
}

/** All who have something listed; only counted. */
export function contributorsQuery(): CountSpec {
  return { collection: sharedCollections.contributors, where: [], orderBy: [] };
}

/** Objects that came before `before` and that no document is known to name; functions run it. */
export function orphanedObjectsQuery(before: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vaultObjects,
    where: [['created_at', '<', before]],
    orderBy: [['created_at', 'asc']],
    limit,
  };
}

/** The open reports of a file, newest first; functions run it. */
export function openReportsQuery(fileId: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['file_id', '==', fileId],
      ['status', '==', 'open'],
    ],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** The open reports of a file that count towards hiding it, those that count most first; functions run it. */
export function countingReportsQuery(fileId: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['file_id', '==', fileId],
      ['status', '==', 'open'],
      ['counted.weight', '>', 0],
    ],
    orderBy: [['counted.weight', 'desc']],
    limit,
  };
}

/** A student's reports, newest first. */
export function reportsByQuery(uid: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['user_id', '==', uid],
      ['type', '==', 'report'],
    ],
    orderBy: [['created_at', 'desc']],
    limit,
  };
}

/** A student's reports about which moderators have decided in one way; only counted, by functions. */
export function decidedReportsQuery(uid: string, status: 'upheld' | 'rejected'): CountSpec {
  return {
    collection: sharedCollections.tickets,
    where: [
      ['user_id', '==', uid],
      ['type', '==', 'report'],
      ['status', '==', status],
    ],
    orderBy: [],
  };
}

/** The reported files that wait for a moderator: those that are hidden first, then those with the most reports. */
export function reportedFilesQuery(): QuerySpec {
  return {
    collection: sharedCollections.reportedFiles,
    where: [['status', '==', 'open']],
    // Reports that do not count can be made in any number, and must not push down what is hidden.
    orderBy: [
      ['hidden', 'desc'],
      ['reports', 'desc'],
    ],
    limit: VAULT_LIMITS.reportedFiles,
  };
}
