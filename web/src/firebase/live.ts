import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { documentAt, listReader, type Stored, toQuery, toStored } from './documents.ts';
import { discardFirestore, firestore } from './firestore.ts';
import { listenAfterWrites } from './listen-after-writes.ts';
import { isEndedByOtherTab } from './reactfire-cache.ts';

/**
 * The state of a subscription; a screen must show loading, ready and failed differently. `unconfirmed` data comes from
 * the device only: the server has never answered for it. `isFresh` data is the server's current answer to this
 * subscription: not what an earlier subscription left, and not what the device shows without a network.
 */
export type Live<T> =
  | { status: 'loading' }
  | { status: 'ready'; data: T; unconfirmed: boolean; isFresh: boolean }
  | { status: 'error'; error: Error; retry: () => void };

type Snapshot<T> =
  | { status: 'ready'; data: T; unconfirmed: boolean; isFresh: boolean }
  | { status: 'error'; error: Error };
type Brought<T> = { status: 'ready'; data: T; fromCache: boolean } | { status: 'error'; error: Error };
type Listen<T> = (next: (brought: Brought<T>) => void) => () => void;

/** Subscribes to a query for as long as the component is mounted. While `spec` is null, the state is loading. */
export function useLiveQuery<T>(spec: QuerySpec | null): Live<Stored<T>[]> {
  return useLive(`query:${JSON.stringify(spec)}`, spec === null ? null : queryListenerOf<T>(spec));
}

function queryListenerOf<T>(spec: QuerySpec): Listen<Stored<T>[]> {
  return (next) => {
    const read = listReader<T>();
    return onSnapshot(
      toQuery(spec),
      { includeMetadataChanges: true },
      (snapshot) => next({ status: 'ready', data: read(snapshot), fromCache: snapshot.metadata.fromCache }),
      (error) => next({ status: 'error', error }),
    );
  };
}

/** Subscribes to a document; `data` is null when there is none. While `path` is null, the state is loading. */
export function useLiveDocument<T>(path: string | null): Live<Stored<T> | null> {
  return useLive(`document:${path}`, path === null ? null : listenerOf<T>(path));
}

function listenerOf<T>(path: string): Listen<Stored<T> | null> {
  return (next) =>
    listenAfterWrites(() =>
      onSnapshot(
        documentAt(path),
        { includeMetadataChanges: true },
        (snapshot) =>
          next({ status: 'ready', data: toStored<T>(snapshot), fromCache: snapshot.metadata.fromCache }),
        (error) => next({ status: 'error', error }),
      ),
    );
}

/** The last snapshot of each subscription, so that a page that was open before shows its data at once. */
const seen = new Map<string, unknown>();

/** The keys of the subscriptions that the server has answered. */
const confirmed = new Set<string>();

/** Drops the last snapshots. Called when a session ends. */
export function clearSnapshots(): void {
  seen.clear();
  confirmed.clear();
}

const listening = new Set<() => void>();

/**
 * Restarts all listeners. Call it after a write was refused: if its document was deleted in between, Firestore's
 * listener can keep showing the refused change, which was never stored.
 */
export function resubscribeAll(): void {
  for (const again of listening) again();
}

/** Calls `again` whenever all listeners are to restart; returns the function that unsubscribes. */
export function onResubscribeAll(again: () => void): () => void {
  listening.add(again);
  return () => {
    listening.delete(again);
  };
}

function useLive<T>(key: string, listen: Listen<T> | null): Live<T> {
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ key: string; attempt: number; snapshot: Snapshot<T> } | null>(null);

  useEffect(() => {
    return onResubscribeAll(() => setAttempt((last) => last + 1));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is listened to
  useEffect(() => {
    if (!listen) return undefined;
    const db = firestore();
    return listen((brought) => {
      let snapshot: Snapshot<T>;
      if (brought.status === 'ready') {
        const { status, data, fromCache } = brought;
        if (!fromCache) confirmed.add(key);
        // Once the server has answered, the data stays confirmed when the network is gone.
        snapshot = { status, data, unconfirmed: !confirmed.has(key), isFresh: !fromCache };
        seen.set(key, { ...snapshot, isFresh: false });
      } else if (isEndedByOtherTab(brought.error)) {
        // That is no failure: resubscribe.
        void discardFirestore(db).then(() => setAttempt((last) => last + 1));
        return;
      } else {
        console.error(`listening failed: ${key}`, brought.error);
        snapshot = brought;
      }
      setLast({ key, attempt, snapshot });
    });
  }, [key, attempt]);

  const snapshot = last?.key === key ? last.snapshot : (seen.get(key) as Snapshot<T> | undefined);
  if (!snapshot) return { status: 'loading' };
  if (snapshot.status === 'ready') {
    return snapshot.isFresh && last?.attempt !== attempt ? { ...snapshot, isFresh: false } : snapshot;
  }
  return {
    ...snapshot,
    retry: () => {
      setLast(null);
      setAttempt((last) => last + 1);
    },
  };
}
