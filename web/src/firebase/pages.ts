import type { CountSpec, QuerySpec } from '@akada/domain/documents/query-spec';
import {
  type DocumentSnapshot,
  endAt,
  getCountFromServer,
  getDocFromCache,
  getDocs,
  onSnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { documentAt, listReader, type Stored, toQuery, toStored, toUnlimitedQuery } from './documents.ts';

/** Where a page ended: the next one begins behind it. */
export type Cursor = DocumentSnapshot;

export interface Page<T> {
  items: Stored<T>[];
  /** Null behind the last page. */
  next: Cursor | null;
  /** Without a network: whether there is more, the device cannot know. */
  fromCache: boolean;
}

/** One page of a query, as long as its limit, read once. */
export async function readPage<T>(spec: QuerySpec, after: Cursor | null): Promise<Page<T>> {
  const first = toQuery(spec);
  const { docs, metadata } = await getDocs(after ? query(first, startAfter(after)) : first);
  return {
    items: docs.flatMap((document) => toStored<T>(document) ?? []),
    next: docs.length < spec.limit ? null : (docs.at(-1) ?? null),
    fromCache: metadata.fromCache,
  };
}

/** All that a query finds, a page after another, each read once. */
export async function readAllPages<T>(spec: QuerySpec): Promise<Stored<T>[]> {
  const whole: Stored<T>[] = [];
  let after: Cursor | null = null;
  do {
    const page: Page<T> = await readPage<T>(spec, after);
    whole.push(...page.items);
    after = page.next;
  } while (after);
  return whole;
}

/** Where the document at `path` stands in a list, as the device has it. */
export function cursorAt(path: string): Promise<Cursor> {
  return getDocFromCache(documentAt(path));
}

/**
 * Listens to what the device has of a query, up to `to` or all of it: it asks nothing of the server, and costs nothing.
 *
 * @returns ends it
 */
export function listenToCache<T>(
  spec: CountSpec,
  to: Cursor | null,
  next: (items: Stored<T>[]) => void,
  onFailure: (error: Error) => void,
): () => void {
  const whole = toUnlimitedQuery(spec);
  const read = listReader<T>();
  return onSnapshot(
    to ? query(whole, endAt(to)) : whole,
    { source: 'cache', includeMetadataChanges: true },
    (snapshot) => next(read(snapshot)),
    onFailure,
  );
}

/** How many documents a query finds, by the server. Costs one read for each 1,000 of them. */
export async function countDocuments(spec: CountSpec): Promise<number> {
  return (await getCountFromServer(toUnlimitedQuery(spec))).data().count;
}
