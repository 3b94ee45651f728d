import type { Live } from '@/firebase/live.ts';

/** What the merge needs of a list that is read page by page, newest first. */
interface Pages<Item> {
  all: readonly Item[];
  canRead: boolean;
  /** Whether the next page could not be read without a network, so that `all` is everything on this device. */
  endsWithCache: boolean;
  busy: boolean;
  readMore: () => Promise<void>;
}

/**
 * Merges lists into one, newest first. A list with unread pages may have an item older than the last one that was
 * read, so no other list shows older items than that before the next page was read: nothing appears between two items
 * that are shown already. A list that ends with what is on this device holds nothing back: without a network, pressing
 * again would show no more of it.
 *
 * @param timeOf the time by which each list is ordered
 * @returns a list whose `readMore` reads the next page of the lists that hold the others back
 */
export function mergePages<Item>(lists: readonly Pages<Item>[], timeOf: (item: Item) => Date): Pages<Item> {
  const ends = lists.map(({ all, canRead, endsWithCache }) => {
    const last = all.at(-1);
    return canRead && !endsWithCache && last !== undefined
      ? timeOf(last).getTime()
      : Number.NEGATIVE_INFINITY;
  });
  const end = Math.max(...ends);
  const unread = lists.filter(
    ({ canRead, endsWithCache }, index) => canRead && (endsWithCache || ends[index] === end),
  );
  return {
    all: lists
      .flatMap(({ all }) => all.filter((item) => timeOf(item).getTime() >= end))
      .sort((a, b) => timeOf(b).getTime() - timeOf(a).getTime()),
    canRead: unread.length > 0,
    endsWithCache: unread.length > 0 && unread.every(({ endsWithCache }) => endsWithCache),
    busy: lists.some(({ busy }) => busy),
    readMore: async () => void (await Promise.all(unread.map(({ readMore }) => readMore()))),
  };
}

/** The state of lists that are shown as one. `retry` loads those again that failed. */
export function stateOfAll(lists: readonly Live<unknown>[]): {
  status: Live<unknown>['status'];
  retry: () => void;
} {
  const failed = lists.filter((live) => live.status === 'error');
  const isLoading = lists.some(({ status }) => status === 'loading');
  return {
    status: failed.length > 0 ? 'error' : isLoading ? 'loading' : 'ready',
    retry: () => {
      for (const { retry } of failed) retry();
    },
  };
}
