import { useState } from 'react';
import type { Stored } from './documents.ts';
import type { Page } from './pages.ts';

interface OlderOptions<T> {
  /** What is listened to: the newest, and whether there may be more behind them. */
  live: readonly Stored<T>[];
  hasMore: boolean;
  /** Reads what comes behind the last item, on demand. */
  read: (last: Stored<T>) => Promise<Page<T>>;
  onFailure: (error: unknown) => void;
}

/** A live list that is read further on demand. What is live, and what was read last, stands for what was read before. */
export function useOlder<T>({ live, hasMore, read, onFailure }: OlderOptions<T>) {
  const [older, setOlder] = useState<{ items: Stored<T>[]; hasMore: boolean }>();
  const [busy, setBusy] = useState(false);
  const all = [...live, ...without(older?.items, live)];

  async function readMore(): Promise<void> {
    const last = all.at(-1);
    if (!last) return;
    setBusy(true);
    try {
      const { items, next } = await read(last);
      setOlder({ items: [...without(older?.items, items), ...items], hasMore: next !== null });
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return { all, canRead: older?.hasMore ?? hasMore, busy, readMore };
}

function without<T>(items: readonly Stored<T>[] = [], known: readonly Stored<T>[]): Stored<T>[] {
  const ids = new Set(known.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
}
