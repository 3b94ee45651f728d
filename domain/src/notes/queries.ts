/** Queries for private notes. */

import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';
import { NOTE_LIMITS } from './notes.ts';

/** A page of a student's private notes, last changed first. */
export function notesQuery(uid: string): QuerySpec {
  return newestQuery({ collection: collectionPaths.notes(uid), by: 'updated_at', limit: NOTE_LIMITS.page });
}
