import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { useEffect, useRef, useState } from 'react';
import type { Stored } from './documents.ts';
import { type Live, onResubscribeAll, useLiveQuery } from './live.ts';
import { type Cursor, cursorAt, listenToCache, readPage } from './pages.ts';

/** A list that is read page by page. */
export interface Paged<T> {
  /** The first page, live. */
  live: Live<Stored<T>[]>;
  /** All pages that were read, in the query's order; empty unless `live` is ready. */
  all: readonly Stored<T>[];
  /** Whether there may be another page. */
  canRead: boolean;
  /** Whether `all` is everything that this device has, because the last page was read without a network. */
  endsWithCache: boolean;
  busy: boolean;
  /** Reads the next page. */
  readMore: () => Promise<void>;
}

/** How far a list has been read. */
interface Reach {
  key: string;
  spec: QuerySpec;
  /** The last document that was read; null if there is no more after it. */
  to: Cursor | null;
  /** The document after which the next page begins; null if there is no next page. */
  next: Cursor | null;
}

const NOTHING: readonly never[] = [];

/** Without an end, the list shows what the cache holds; without a next page, that is all there is. */
function isWholeCache({ to, next }: Reach): boolean {
  return to === null && next !== null;
}

/**
 * Listens to a query's first page and reads further pages on demand, each once. The list shows what the device's cache
 * holds up to the end of the last page read. Changes made on this device therefore show on every page, and no document
 * is lost between two pages. Changes made on other devices show at once on the first page only; on further pages they
 * show when the page is read again.
 *
 * @param onFailure gets the error when a page could not be read
 * @param size length of the pages after the first; by default the spec's limit
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
  /** The key of the list of which a page is being read. */
  const [reading, setReading] = useState<string | null>(null);
  const reached = reach?.key === key ? reach : null;
  const shownKey = useRef(key);
  useEffect(() => {
    shownKey.current = key;
  });

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

  // After a resubscription the list begins with its first page: the cached pages after it may be out of date.
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
      // The query has changed in the meantime, so this page belongs to the previous list.
      if (shownKey.current !== key) return;
      // Without a network the cache may lack documents: show all that it has, and read from here again next time.
      setReach(fromCache ? { key, spec, to: null, next: after } : { key, spec, to: next, next });
    } catch (error) {
      onFailure(error);
    } finally {
      setReading((now) => (now === key ? null : now));
    }
  }

  // While another page loads, the list stays as it was.
  const shown = reached && kept?.reach.key === key ? kept.items : first;
  return {
    live,
    all: live.status === 'ready' ? shown : NOTHING,
    canRead: live.status === 'ready' && (reached ? reached.next !== null : first.length >= spec.limit),
    endsWithCache: live.status === 'ready' && reached !== null && isWholeCache(reached),
    busy: reading === key || (reached !== null && kept?.reach !== reached),
    readMore,
  };
}
