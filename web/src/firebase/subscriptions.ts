import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { onSnapshot } from 'firebase/firestore';
import { documentAt, listReader, type Stored, toQuery, toStored } from './documents.ts';

/** What a subscription brings. */
export type Brought<T> = { status: 'ready'; data: T; fromCache: boolean } | { status: 'error'; error: Error };

type Next<T> = (brought: Brought<T>) => void;

/** A query or a document to which one can subscribe. */
export interface Source<T> {
  /** The same for the same query or document. */
  key: string;
  /** Calls `next` with each state; returns the function that ends the subscription. */
  listen: (next: Next<T>) => () => void;
}

const OPTIONS = { includeMetadataChanges: true };

/** The documents that match a query. */
export function querySource<T>(spec: QuerySpec): Source<Stored<T>[]> {
  return {
    key: `query:${JSON.stringify(spec)}`,
    listen: (next) => {
      const read = listReader<T>();
      return onSnapshot(
        toQuery(spec),
        OPTIONS,
        (snapshot) => next({ status: 'ready', data: read(snapshot), fromCache: snapshot.metadata.fromCache }),
        (error) => next({ status: 'error', error }),
      );
    },
  };
}

/** A document, or null while there is none. */
export function documentSource<T>(path: string): Source<Stored<T> | null> {
  return {
    key: `document:${path}`,
    listen: (next) =>
      onSnapshot(
        documentAt(path),
        OPTIONS,
        (snapshot) =>
          next({ status: 'ready', data: toStored<T>(snapshot), fromCache: snapshot.metadata.fromCache }),
        (error) => next({ status: 'error', error }),
      ),
  };
}

/** Subscriptions that began before the components that show what they bring, by key. */
const early = new Map<string, (next: Next<unknown>) => () => void>();

/**
 * Subscribes before there is a component that shows the data. Components {@link joinEarly} the subscription; a second one would
 * wait until Firestore has answered the first.
 *
 * @returns ends the subscription as soon as no component has joined it
 */
export function listenEarly<T>({ key, listen }: Source<T>): () => void {
  const members = new Set<Next<T>>();
  let last: Brought<T> | null = null;
  const join = (next: Next<T>) => {
    members.add(next);
    if (last) next(last);
    return () => {
      members.delete(next);
      if (members.size > 0) return;
      early.delete(key);
      stop();
    };
  };
  early.set(key, join as (next: Next<unknown>) => () => void);
  const leave = join(() => {});
  const stop = listen((brought) => {
    last = brought;
    // A retry needs a subscription of its own.
    if (brought.status === 'error') early.delete(key);
    for (const next of [...members]) next(brought);
  });
  return leave;
}

/** Joins a subscription that began early; null if there is none. */
export function joinEarly<T>(key: string, next: Next<T>): (() => void) | null {
  return early.get(key)?.(next as Next<unknown>) ?? null;
}

/** Forgets the early subscriptions, so that nothing joins them any more. Called when a session ends. */
export function forgetEarly(): void {
  early.clear();
}
