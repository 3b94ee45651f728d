/** Queries of the journal. */

import { collectionPaths } from '../documents/paths.ts';
import { type CountSpec, newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { JOURNAL_LIMITS } from './journal.ts';

/** The newest entry, which tells whether the student has written today. */
export function newestJournalEntryQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.journal(uid), limit: 1 });
}

/** The newest entries, for the list and the figures. */
export function journalQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.journal(uid), limit: JOURNAL_LIMITS.loaded });
}

/** All entries; only counted. */
export function allJournalQuery(uid: string): CountSpec {
  return { collection: collectionPaths.journal(uid), where: [], orderBy: [] };
}
