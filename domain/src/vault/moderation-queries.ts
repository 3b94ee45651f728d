/** The queries of reports and of the files that they are about. */
import { sharedCollections } from '../documents/paths.ts';
import { type CountSpec, newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { VAULT_LIMITS } from './vault.ts';

/** The open reports of a file, newest first. Functions only. */
export function openReportsQuery(fileId: string, limit: number): QuerySpec {
  return newestQuery({
    collection: sharedCollections.tickets,
    where: [
      ['file_id', '==', fileId],
      ['status', '==', 'open'],
    ],
    limit,
  });
}

/** The open reports of a file that count towards hiding it, greatest weight first. Functions only. */
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
  return newestQuery({
    collection: sharedCollections.tickets,
    where: [
      ['user_id', '==', uid],
      ['type', '==', 'report'],
    ],
    limit,
  });
}

/** A student's reports that moderators decided in one way. For counts only, by functions. */
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

/** The reported files waiting for a moderator: hidden ones first, then those with the most reports. */
export function reportedFilesQuery(): QuerySpec {
  return {
    collection: sharedCollections.reportedFiles,
    where: [['status', '==', 'open']],
    // Anybody can make reports without weight, and these must not push hidden files down the list.
    orderBy: [
      ['hidden', 'desc'],
      ['reports', 'desc'],
    ],
    limit: VAULT_LIMITS.reportedFiles,
  };
}
