/** Queries for private notes. */

import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { NOTE_LIMITS } from './notes.ts';

/** A page of a student's private notes, last changed first. */
export function notesQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.notes(uid),
    where: [],
    orderBy: [['updated_at', 'desc']],
    limit: NOTE_LIMITS.page,
  };
}
