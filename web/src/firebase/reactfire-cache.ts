import { errorCode } from '@akada/domain/errors/error-code';

/**
 * ReactFire caches what its hooks have read in one global map for as long as the page is open. It neither removes
 * failures nor clears the map on sign-out, so this file does both. It doesn't import ReactFire, because /login loads it.
 */
const globals = globalThis as { _reactFirePreloadedObservables?: Map<string, unknown> };

const DOCUMENT = 'firestore:doc:';

const watching = new Set<() => void>();

/** Empties the cache. Call it when the student's screens are gone: a mounted hook would fill it again. */
export function clearReactFireCache(): void {
  globals._reactFirePreloadedObservables?.clear();
}

/** Removes one document, or all without a path, from the cache, and makes the hooks that show them read again. */
export function dropCachedDocuments(path?: string): void {
  for (const id of globals._reactFirePreloadedObservables?.keys() ?? []) {
    if (id.startsWith(DOCUMENT) && (path === undefined || id.endsWith(`:${path}`))) {
      globals._reactFirePreloadedObservables?.delete(id);
    }
  }
  for (const changed of watching) changed();
}

/** Calls `changed` whenever documents were dropped; returns the function that unsubscribes. */
export function onDocumentsDropped(changed: () => void): () => void {
  watching.add(changed);
  return () => {
    watching.delete(changed);
  };
}

/** Whether the error only means that another tab wiped the cache, which terminates this tab's Firestore too. */
export function isEndedByOtherTab(error: Error): boolean {
  return errorCode(error) === 'aborted';
}
