/** What is asked of the journal. */
import { collectionPaths } from '../paths.ts';
import type { QuerySpec } from './spec.ts';

/** The newest journal entry: whether today's is written. */
export function newestJournalEntryQuery(uid: string): QuerySpec {
  return { collection: collectionPaths.journal(uid), where: [], orderBy: [['created_at', 'desc']], limit: 1 };
}
