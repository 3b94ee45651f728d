import { doc, type Firestore } from 'firebase/firestore';
import { useEffect, useMemo, useReducer } from 'react';
import { useFirestore, useFirestoreDoc } from 'reactfire';
import { type Stored, toStored } from './documents.ts';
import { discardFirestore } from './firestore.ts';
import type { Live } from './live.ts';
import { dropCachedDocuments, isEndedByOtherTab, onDocumentsDropped } from './reactfire-cache.ts';
import { useStatus } from './reactfire-status.ts';

/** The paths that the server has answered for, by Firestore instance. */
const confirmed = new WeakMap<Firestore, Set<string>>();

/**
 * Subscribes to a document that is needed for the whole session. ReactFire keeps one listener until the student signs
 * out, for all screens that show it. Elsewhere use `useLiveDocument`, whose listener ends with the component.
 */
export function useSessionDocument<T>(path: string): Live<Stored<T> | null> {
  const db = useFirestore();
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    return onDocumentsDropped(readAgain);
  }, []);

  const document = useStatus(useFirestoreDoc, doc(db, path));
  const snapshot = document.status === 'success' ? document.data : null;
  const error = document.status === 'error' ? document.error : null;
  const isConfirmed = snapshot !== null && !snapshot.metadata.fromCache;

  useEffect(() => {
    if (isConfirmed) confirmed.set(db, (confirmed.get(db) ?? new Set()).add(path));
  }, [db, path, isConfirmed]);

  useEffect(() => {
    if (!error) return;
    if (isEndedByOtherTab(error)) void discardFirestore(db);
    else console.error(`listening failed: document:${path}`, error);
  }, [db, path, error]);

  return useMemo(() => {
    if (snapshot) {
      const data = toStored<T>(snapshot);
      const unconfirmed = !isConfirmed && !confirmed.get(db)?.has(path);
      return { status: 'ready', data, unconfirmed, isFresh: isConfirmed };
    }
    if (!error || isEndedByOtherTab(error)) return { status: 'loading' };
    return { status: 'error', error, retry: () => dropCachedDocuments(path) };
  }, [db, path, snapshot, error, isConfirmed]);
}
