import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { onSnapshot } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { documentAt, listReader, type Stored, toQuery, toStored } from './documents.ts';
import { discardFirestore, firestore } from './firestore.ts';

/**
 * What a subscription has brought so far. Loading, ready and failed are three different things on a screen.
 * `unconfirmed` is what only the device says, before the server has answered for the first time. `isFresh` is what the
 * server has answered to this subscription, with nothing between the two since: not what an earlier one has left, and
 * not what is there while the network is gone.
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

/** Subscribes to a query for as long as the component is mounted. */
export function useLiveQuery<T>(spec: QuerySpec): Live<Stored<T>[]> {
  return useLive(`query:${JSON.stringify(spec)}`, (next) => {
    const read = listReader<T>();
    return onSnapshot(
      toQuery(spec),
      { includeMetadataChanges: true },
      (snapshot) => next({ status: 'ready', data: read(snapshot), fromCache: snapshot.metadata.fromCache }),
      (error) => next({ status: 'error', error }),
    );
  });
}

/** Subscribes to a document; `data` is null when there is none. Without a path yet it asks nothing, and is loading. */
export function useLiveDocument<T>(path: string | null): Live<Stored<T> | null> {
  return useLive(`document:${path}`, path === null ? null : listenerOf<T>(path));
}

function listenerOf<T>(path: string): Listen<Stored<T> | null> {
  return (next) =>
    onSnapshot(
      documentAt(path),
      { includeMetadataChanges: true },
      (snapshot) =>
        next({ status: 'ready', data: toStored<T>(snapshot), fromCache: snapshot.metadata.fromCache }),
      (error) => next({ status: 'error', error }),
    );
}

/** What each subscription brought last, so that a tab that was open before shows at once when it is opened again. */
const seen = new Map<string, unknown>();

/** The subscriptions that the server has answered. */
const confirmed = new Set<string>();

/** Forgets what was seen, for when somebody signs out. */
export function clearSnapshots(): void {
  seen.clear();
  confirmed.clear();
}

const listening = new Set<() => void>();

/**
 * Listens anew to everything that is shown. For after a write was refused: when its document had been deleted
 * meanwhile, Firestore's own listener can go on showing it as it was never stored.
 */
export function resubscribeAll(): void {
  for (const again of listening) again();
}

/** Tells `again` when all is listened to anew; gives back how to end that. */
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
        // What the server has said once stays known when the network goes.
        snapshot = { status, data, unconfirmed: !confirmed.has(key), isFresh: !fromCache };
        seen.set(key, { ...snapshot, isFresh: false });
      } else if ('code' in brought.error && brought.error.code === 'aborted') {
        // Another tab wiped the cache, which ends this tab's Firestore too: nothing failed, listen anew.
        discardFirestore(db);
        setAttempt((last) => last + 1);
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
