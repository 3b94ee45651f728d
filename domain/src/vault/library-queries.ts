/** What is asked of My Library and of bookmarks. */

import { collectionPaths } from '../documents/paths.ts';
import type { QuerySpec } from '../documents/query-spec.ts';
import { LIBRARY_LIMITS } from './library.ts';

/** The files that a student keeps, the one that was opened last first. */
export function libraryQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.library(uid),
    where: [],
    orderBy: [['opened_at', 'desc']],
    limit: LIBRARY_LIMITS.page,
  };
}

/** What a student has bookmarked, newest first. */
export function bookmarksQuery(uid: string): QuerySpec {
  return {
    collection: collectionPaths.bookmarks(uid),
    where: [],
    orderBy: [['added_at', 'desc']],
    limit: LIBRARY_LIMITS.page,
  };
}
