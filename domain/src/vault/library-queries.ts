/** Queries for My Library and for bookmarks. */

import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { LIBRARY_LIMITS } from './library.ts';

/** A page of the files in a student's library, last opened first. */
export function libraryQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.library(uid),
    where: [],
    orderBy: [['opened_at', 'desc']],
    limit: LIBRARY_LIMITS.page,
  };
}

/** A page of a student's bookmarks, newest first. */
export function bookmarksQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.bookmarks(uid),
    where: [],
    orderBy: [['added_at', 'desc']],
    limit: LIBRARY_LIMITS.page,
  };
}
