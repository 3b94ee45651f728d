import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { useEffect, useState } from 'react';
import type { Stored } from './documents.ts';
import { type Live, onResubscribeAll, useLiveQuery } from './live.ts';
import { type Cursor, cursorAt, listenToCache, readPage } from './pages.ts';

/** A list that is read a page at a time. */
export interface Paged<T> {
  /** The first page, live. */
  live: Live<Stored<T>[]>;
  /** All that was read, in the query's order; empty unless `live` is ready. */
  all: readonly Stored<T>[];
  /** Whether there may be more behind it. */
  canRead: boolean;
  busy: boolean;
  /** Reads the next page. */
  readMore: () => Promise<void>;
}

/** How far a list was read. */
interface Reach {
  key: string;
  spec: QuerySpec;
  /** Where what was read ends; null where it is all there is. */
  to: Cursor | null;
  /** Behind what the next page begins; null where there is none. */
  next: Cursor | null;
}

const NOTHING: readonly never[] = [];

/**
 * A query's first page, live, and those behind it on demand: each is read once, and costs no more than itself. What was
 * read stands in the device's cache, and what is shown is what the cache has up to where the last page ended. So what
 * this device changes shows wherever it is in the list, and nothing falls between two pages; what another device changes
 * shows on the first page at once, and behind it when it is read again.
 *
 * @param onFailure told why a page was not read
 * @param size of the pages behind the first; that of the first unless told
 */
export function usePaged<T>(
  spec: QuerySpec,
  onFailure: (error: unknown) => void,
  size: number = spec.limit,
): Paged<T> {
  const key = JSON.stringify(spec);
  const live = useLiveQuery<T>(spec);
  const [reach, setReach] = useState<Reach | null>(null);
  const [kept, setKept] = useState<{ reach: Reach; items: Stored<T>[] } | null>(null);
  /** The list that a page is being read of. */
  const [reading, setReading] = useState<string | null>(null);
  const reached = reach?.key === key ? reach : null;

  useEffect(() => {
    if (!reached) return;
    return listenToCache<T>(
      reached.spec,
      reached.to,
      (items) => setKept({ reach: reached, items }),
      (error) => {
        console.warn(`the pages behind the first went: ${reached.key}`, error);
        setReach(null);
      },
    );
  }, [reached]);

  // What is listened to anew begins with its first page: behind it may stand what is gone.
  useEffect(() => {
    return onResubscribeAll(() => setReach(null));
  }, []);

  const first = live.status === 'ready' ? live.data : NOTHING;

  async function readMore(): Promise<void> {
    const last = first.at(-1);
    if (!last) return;
    setReading(key);
    try {
      const after = reached?.next ?? (await cursorAt(`${spec.collection}/${last.id}`));
      const { next, fromCache } = await readPage<T>({ ...spec, limit: size }, after);
      // Without a network the device does not know what it lacks: all that it has is shown, and asked for again from here.
      setReach(fromCache ? { key, spec, to: null, next: after } : { key, spec, to: next, next });
    } catch (error) {
      onFailure(error);
    } finally {
      setReading((now) => (now === key ? null : now));
    }
  }

  // While a further page is on its way, what was there stays.
  const shown = reached && kept?.reach.key === key ? kept.items : first;
  return {
    live,
    all: live.status === 'ready' ? shown : NOTHING,
    canRead: live.status === 'ready' && (reached ? reached.next !== null : first.length >= spec.limit),
    busy: reading === key || (reached !== null && kept?.reach !== reached),
    readMore,
  };
}
