/** The queries of the vault, its functions and its moderators. */
import { MS_PER_DAY } from '../days/durations.ts';
import { sharedCollections } from '../documents/paths.ts';
import { type CountSpec, newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { subjectKey } from './listing.ts';
import { queryTokens } from './search.ts';
import { VAULT_LIMITS, VAULT_SORTS, type VaultCategory, type VaultFilter } from './vault.ts';

const LISTED = ['hidden', '==', false] as const;

/**
 * A page of the vault. A search queries its longest word only; `matchesSearch` of ./search.ts filters the results by
 * the others.
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
 * At most 6 files shared in the last 7 days, newest first. The range begins at a full hour, so that within the hour
 * the same query is answered from the cache. `isRecent` of ./vault.ts drops the extra files.
 */
export function recentFilesQuery(now: Date): QuerySpec {
  const from = now.getTime() - VAULT_LIMITS.recentDays * MS_PER_DAY;
  return newestQuery({
    collection: sharedCollections.vault,
    where: [LISTED, ['created_at', '>=', new Date(from - (from % HOUR_MS))]],
    limit: VAULT_LIMITS.recent,
  });
}

/** A student's listed files. Functions only. */
export function listedFilesOfQuery(uid: string, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['user_id', '==', uid]],
    orderBy: [],
    limit,
  };
}

/** A page of a student's shared items, listed or not, newest first. */
export function myUploadsQuery(uid: string): QuerySpec {
  return newestQuery({
    collection: sharedCollections.vault,
    where: [['user_id', '==', uid]],
    limit: VAULT_LIMITS.page,
  });
}

/** All of a student's shared items, listed or not. Functions only, ordered by ID. */
export function allFilesOfQuery(uid: string, limit: number): QuerySpec {
  return { collection: sharedCollections.vault, where: [['user_id', '==', uid]], orderBy: [], limit };
}

/** An item that names an object in Storage; `of` limits it to listed or hidden items. Functions only. */
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

/** All of a student's shared items, in an order whose index includes their sizes. For sums only, by functions. */
export function storedBytesQuery(uid: string): CountSpec {
  return {
    collection: sharedCollections.vault,
    where: [['user_id', '==', uid]],
    orderBy: [['size', 'desc']],
  };
}

/** All listed items, or those of a category or subject. For counts and sums only, by functions. */
export function listedQuery(of: { category?: VaultCategory; subject_lower?: string } = {}): CountSpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ...Object.entries(of).map(([field, value]) => [field, '==', value] as const)],
    orderBy: [],
  };
}

/** All listed items, in an order whose index includes their views. For counts and sums only, by functions. */
export function viewsQuery(): CountSpec {
  return { ...listedQuery(), orderBy: [['view_count', 'desc']] };
}

/** The newest listed files, of one subject or of all. Functions only. */
export function newestFilesQuery(limit: number, subject_lower?: string): QuerySpec {
  return newestQuery({
    collection: sharedCollections.vault,
    where: [
      LISTED,
      ...(subject_lower === undefined ? [] : [['subject_lower', '==', subject_lower] as const]),
    ],
    limit,
  });
}

/**
 * Two queries for a listed file of a subject by another student. If there is one, one of the two finds it. Functions
 * only.
 */
export function otherContributorsQueries(subject_lower: string, uid: string): QuerySpec[] {
  return (['<', '>'] as const).map((bound) => ({
    collection: sharedCollections.vault,
    where: [LISTED, ['subject_lower', '==', subject_lower], ['user_id', bound, uid]],
    orderBy: [['user_id', 'asc']],
    limit: 1,
  }));
}

/** The first listed item of the subject after `subject_lower`, so that all subjects can be visited at one read each. */
export function nextSubjectQuery(subject_lower: string): QuerySpec {
  return {
    collection: sharedCollections.vault,
    where: [LISTED, ['subject_lower', '>', subject_lower]],
    orderBy: [['subject_lower', 'asc']],
    limit: 1,
  };
}

/** All students with a listed item. For counts only. */
export function contributorsQuery(): CountSpec {
  return { collection: sharedCollections.contributors, where: [], orderBy: [] };
}

/** Objects that were uploaded before `before` and that no document is known to name. Functions only. */
export function orphanedObjectsQuery(before: Date, limit: number): QuerySpec {
  return {
    collection: sharedCollections.vaultObjects,
    where: [['created_at', '<', before]],
    orderBy: [['created_at', 'asc']],
    limit,
  };
}
