import type { FirestoreError } from 'firebase/firestore';

/**
 * ReactFire keeps what its hooks have read in one global map, for as long as the page is open. It never removes a
 * failure and knows nothing of signing out, so both are done here. Imports no ReactFire: /login loads this file.
 */
const globals = globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> };

const DOCUMENT = 'firestore:doc:';

const watching = new Set<() => void>();

/** Empties the cache. Call it with the student's screens gone: a hook that is still shown would fill it again. */
export function clearReactFireCache(): void {
  globals._reactFirePreloadedObservables?.clear();
}

/** Removes a document, or all of them, from the cache, and has the hooks that show one read it again. */
export function dropCachedDocuments(path?: string): void {
  for (const id of globals._reactFirePreloadedObservables?.keys() ?? []) {
    if (id.startsWith(DOCUMENT) && (path === undefined || id.endsWith(`:${path}`))) {
      globals._reactFirePreloadedObservables?.delete(id);
    }
  }
  for (const changed of watching) changed();
}

/** Calls `changed` when documents were dropped; returns how to end that. */
export function onDocumentsDropped(changed: () => void): () => void {
  watching.add(changed);
  return () => {
    watching.delete(changed);
  };
}

/** Whether a failure only says that another tab wiped the cache, which ends this tab's Firestore too. */
export function isEndedByOtherTab(error: Error & Partial<Pick<FirestoreError, 'code'>>): boolean {
  return error.code === 'aborted';
}
