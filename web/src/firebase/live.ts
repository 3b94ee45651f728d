import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { useEffect, useState } from 'react';
import type { Stored } from './documents.ts';
import { discardFirestore, firestore } from './firestore.ts';
import { listenAfterWrites } from './listen-after-writes.ts';
import { isEndedByOtherTab } from './reactfire-cache.ts';
import {
  type Brought,
  documentSource,
  forgetEarly,
  joinEarly,
  querySource,
  type Source,
} from './subscriptions.ts';

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

/** Subscribes to a query for as long as the component is mounted. While `spec` is null, the state is loading. */
export function useLiveQuery<T>(spec: QuerySpec | null): Live<Stored<T>[]> {
  return useLive(spec === null ? null : querySource<T>(spec));
}

/** Subscribes to a document; `data` is null when there is none. While `path` is null, the state is loading. */
export function useLiveDocument<T>(path: string | null): Live<Stored<T> | null> {
  return useLive(path === null ? null : afterWrites(documentSource<T>(path)));
}

function afterWrites<T>({ key, listen }: Source<T>): Source<T> {
  return { key, listen: (next) => listenAfterWrites(() => listen(next)) };
}

/** The last snapshot of each subscription, so that a page that was open before shows its data at once. */
const seen = new Map<string, unknown>();

/** The keys of the subscriptions that the server has answered. */
const confirmed = new Set<string>();

/** Drops the last snapshots. Called when a session ends. */
export function clearSnapshots(): void {
  forgetEarly();
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

function useLive<T>(source: Source<T> | null): Live<T> {
  const key = source?.key ?? null;
  const [attempt, setAttempt] = useState(0);
  const [last, setLast] = useState<{ key: string; attempt: number; snapshot: Snapshot<T> } | null>(null);

  useEffect(() => {
    return onResubscribeAll(() => setAttempt((last) => last + 1));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is listened to
  useEffect(() => {
    if (!source) return undefined;
    const { key, listen } = source;
    const db = firestore();
    const show = (brought: Brought<T>) => {
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
    };
    // A retry needs a subscription of its own.
    return (attempt === 0 ? joinEarly(key, show) : null) ?? listen(show);
  }, [key, attempt]);

  const snapshot =
    last && last.key === key ? last.snapshot : (seen.get(key ?? '') as Snapshot<T> | undefined);
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
