import { describe, expect, it, vi } from 'vitest';
import { mergePages, stateOfAll } from './merge-pages.ts';

interface Item {
  id: string;
  at: Date;
}

const timeOf = ({ at }: Item) => at;
/** A list of items at these minutes; `id` names the list and the minute. */
function list(name: string, minutes: readonly number[], canRead = false, busy = false) {
  const all = minutes.map((minute) => ({ id: `${name}${minute}`, at: new Date(minute * 60_000) }));
  return { all, canRead, endsWithCache: false, busy, readMore: vi.fn(async () => {}) };
}
/** A list of which this device has no more, read without a network. */
const cached = (name: string, minutes: readonly number[]) => ({
  ...list(name, minutes, true),
  endsWithCache: true,
});
const shown = (...lists: ReturnType<typeof list>[]) => mergePages(lists, timeOf).all.map(({ id }) => id);

describe('merging pages', () => {
  it('shows all items of lists that were read to the end, newest first', () => {
    expect(shown(list('a', [9, 5, 1]), list('b', [8, 6, 2]))).toEqual(['a9', 'b8', 'b6', 'a5', 'b2', 'a1']);
    expect(shown(list('a', []), list('b', [3]))).toEqual(['b3']);
    expect(shown(list('a', []), list('b', []))).toEqual([]);
  });

  it('holds back items older than the last one read of a list with unread pages', () => {
    expect(shown(list('a', [9, 5], true), list('b', [8, 6, 2]))).toEqual(['a9', 'b8', 'b6', 'a5']);
    expect(shown(list('a', [9, 5], true), list('b', [8, 6], true))).toEqual(['a9', 'b8', 'b6']);
  });

  it('holds back nothing that is older than everything the device has of another list', () => {
    expect(shown(cached('a', [9, 5]), list('b', [8, 4, 2]))).toEqual(['a9', 'b8', 'a5', 'b4', 'b2']);
    expect(shown(cached('a', [9, 5]), list('b', [8, 4], true))).toEqual(['a9', 'b8', 'a5', 'b4']);
  });

  it('ends with what the device has once every unread list does, and reads all of them again', async () => {
    const [a, b, c] = [cached('a', [9]), cached('b', [8]), list('c', [7])];
    const merged = mergePages([a, b, c], timeOf);
    await merged.readMore();

    expect(merged).toMatchObject({ canRead: true, endsWithCache: true });
    expect(a.readMore).toHaveBeenCalledOnce();
    expect(b.readMore).toHaveBeenCalledOnce();
    expect(mergePages([a, list('b', [8], true)], timeOf).endsWithCache).toBe(false);
    expect(mergePages([c], timeOf).endsWithCache).toBe(false);
  });

  it('shows items of the same time as the last one read', () => {
    expect(shown(list('a', [9, 5], true), list('b', [5, 4]))).toEqual(['a9', 'a5', 'b5']);
  });

  it('reads the next page only of the list that holds the others back', async () => {
    const [a, b] = [list('a', [9, 5], true), list('b', [8, 6], true)];
    await mergePages([a, b], timeOf).readMore();

    expect(a.readMore).not.toHaveBeenCalled();
    expect(b.readMore).toHaveBeenCalledOnce();
  });

  it('reads the next page of both lists that end at the same time', async () => {
    const [a, b] = [list('a', [9, 5], true), list('b', [8, 5], true)];
    await mergePages([a, b], timeOf).readMore();

    expect(a.readMore).toHaveBeenCalledOnce();
    expect(b.readMore).toHaveBeenCalledOnce();
  });

  it('can be read further while one list can, and is busy while one list is', () => {
    const merged = (canRead: boolean, busy: boolean) =>
      mergePages([list('a', [9], canRead, busy), list('b', [8])], timeOf);

    expect(merged(true, true)).toMatchObject({ canRead: true, busy: true });
    expect(merged(false, false)).toMatchObject({ canRead: false, busy: false });
  });

  it('shows every item once when two long lists are read page by page', async () => {
    const all = {
      a: Array.from({ length: 47 }, (_, index) => 400 - index * 3),
      b: Array.from({ length: 30 }, (_, index) => 390 - index * 7),
    };
    const read = { a: 20, b: 20 };
    const pages = () =>
      (['a', 'b'] as const).map((name) => ({
        ...list(name, all[name].slice(0, read[name]), read[name] < all[name].length),
        readMore: async () => {
          read[name] += 20;
        },
      }));
    const steps = [];
    for (let merged = mergePages(pages(), timeOf); ; merged = mergePages(pages(), timeOf)) {
      steps.push(merged.all.map(({ id }) => id));
      if (!merged.canRead) break;
      await merged.readMore();
    }

    expect(steps.length).toBeGreaterThan(2);
    for (const [index, before] of steps.slice(0, -1).entries()) {
      expect(steps[index + 1]?.slice(0, before.length)).toEqual(before);
    }
    expect(steps.at(-1)).toHaveLength(77);
    expect(new Set(steps.at(-1)).size).toBe(77);
  });
});

it('lists are ready when all are, and load again only those that failed', () => {
  const ready = { status: 'ready', data: [], unconfirmed: false, isFresh: true } as const;
  const failed = { status: 'error', error: new Error('no'), retry: vi.fn() } as const;

  expect(stateOfAll([ready, ready]).status).toBe('ready');
  expect(stateOfAll([ready, { status: 'loading' }]).status).toBe('loading');
  expect(stateOfAll([{ status: 'loading' }, failed]).status).toBe('error');
  stateOfAll([ready, failed]).retry();
  expect(failed.retry).toHaveBeenCalledOnce();
});
