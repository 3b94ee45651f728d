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

/** The last document of a page; the next page begins after it. */
export type Cursor = DocumentSnapshot;

export interface Page<T> {
  items: Stored<T>[];
  /** Null on the last page. */
  next: Cursor | null;
  /** Whether the page was read without a network: the device can't know then whether there is more. */
  fromCache: boolean;
}

/** Reads one page of a query once; the spec's limit is the page's length. */
export async function readPage<T>(spec: QuerySpec, after: Cursor | null): Promise<Page<T>> {
  const first = toQuery(spec);
  const { docs, metadata } = await getDocs(after ? query(first, startAfter(after)) : first);
  return {
    items: docs.flatMap((document) => toStored<T>(document) ?? []),
    next: docs.length < spec.limit ? null : (docs.at(-1) ?? null),
    fromCache: metadata.fromCache,
  };
}

/** Reads all results of a query, page by page. */
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

/** The cursor for the document at `path`, from the cache on the device. */
export function cursorAt(path: string): Promise<Cursor> {
  return getDocFromCache(documentAt(path));
}

/**
 * Listens to a query in the cache on the device only, so it costs no reads. `to` is the last document to include; null
 * means all.
 *
 * @returns the function that unsubscribes
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

/** Asks the server how many documents a query finds. Costs one read for each 1,000 documents. */
export async function countDocuments(spec: CountSpec): Promise<number> {
  return (await getCountFromServer(toUnlimitedQuery(spec))).data().count;
}
