import type { CountSpec, QuerySpec } from '@akada/domain/queries/spec';
import { type DocumentSnapshot, getCountFromServer, getDocs, query, startAfter } from 'firebase/firestore';
import { queryOf, type Stored, storedOf, unlimitedQueryOf } from './documents.ts';

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
  const first = queryOf(spec);
  const { docs, metadata } = await getDocs(after ? query(first, startAfter(after)) : first);
  return {
    items: docs.flatMap((document) => storedOf<T>(document) ?? []),
    next: docs.length < spec.limit ? null : (docs.at(-1) ?? null),
    fromCache: metadata.fromCache,
  };
}

/** How many documents a query finds, by the server. Costs one read for each 1,000 of them. */
export async function countOf(spec: CountSpec): Promise<number> {
  return (await getCountFromServer(unlimitedQueryOf(spec))).data().count;
}
