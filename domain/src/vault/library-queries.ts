/** Queries for offline files and for bookmarks. */

import { collectionPaths } from '../documents/paths.ts';
import { newestQuery, type QuerySpec } from '../documents/query-spec.ts';

/** The vault PDFs that a student keeps offline, each with the page where they stopped. */
export const LIBRARY_LIMITS = {
  /** Files on one page of the list. */
  page: 24,
  /** The least time between two writes of the current page, in milliseconds. */
  placeIntervalMs: 5_000,
} as const;

/** A page of the files in a student's library, last opened first. */
export function libraryQuery(uid: string): QuerySpec {
  return newestQuery({
    collection: collectionPaths.library(uid),
    by: 'opened_at',
    limit: LIBRARY_LIMITS.page,
  });
}

/** A page of a student's bookmarks, newest first. */
export function bookmarksQuery(uid: string): QuerySpec {
  return newestQuery({
    collection: collectionPaths.bookmarks(uid),
    by: 'added_at',
    limit: LIBRARY_LIMITS.page,
  });
}
