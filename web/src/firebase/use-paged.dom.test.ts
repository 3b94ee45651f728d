import type { QuerySpec } from '@akada/domain/documents/query-spec';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Stored } from './documents.ts';
import { onResubscribeAll, useLiveQuery } from './live.ts';
import { type Cursor, cursorAt, listenToCache, readPage } from './pages.ts';
import { usePaged } from './use-paged.ts';

vi.mock('./live.ts', () => ({ onResubscribeAll: vi.fn(), useLiveQuery: vi.fn() }));
vi.mock('./pages.ts', () => ({ cursorAt: vi.fn(), listenToCache: vi.fn(), readPage: vi.fn() }));

type Note = Stored<{ text: string }>;
const note = (id: string, text = id): Note => ({ id, text, pending: false });
const notes = (...ids: string[]) => ids.map((id) => note(id));
const cursor = (at: string) => ({ at }) as unknown as Cursor;
const page = (next: string | null, fromCache = false) => ({
  items: [],
  next: next === null ? null : cursor(next),
  fromCache,
});
const spec = (collection = 'notes'): QuerySpec => ({
  collection,
  where: [],
  orderBy: [['text', 'desc']],
  limit: 2,
});
const isLive = (...items: Note[]) =>
  vi.mocked(useLiveQuery).mockReturnValue({
    status: 'ready',
    data: items,
    unconfirmed: false,
    isFresh: true,
  });
const onFailure = vi.fn();

/** Renders the list, with access to its last subscription to the device's cache. */
function open(size?: number) {
  const { result, rerender } = renderHook(({ of }) => usePaged<{ text: string }>(of, onFailure, size), {
    initialProps: { of: spec() },
  });
  const listening = () => vi.mocked(listenToCache).mock.lastCall ?? [];
  return {
    list: () => result.current,
    ids: () => result.current.all.map(({ id }) => id),
    more: () => act(() => result.current.readMore()),
    listening,
    has: (...items: Note[]) => act(() => listening()[2]?.(items)),
    fails: () => act(() => listening()[3]?.(new Error('ended'))),
    asks: (of: QuerySpec) => rerender({ of }),
  };
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(listenToCache).mockReturnValue(() => {});
  vi.mocked(onResubscribeAll).mockReturnValue(() => {});
  vi.mocked(cursorAt).mockImplementation(async (path) => cursor(path));
  isLive(...notes('d', 'c'));
});

test('the next page is read once, after the last one, and earlier pages are not read again', async () => {
  const { list, ids, more, has, listening } = open();
  expect([ids(), list().canRead, list().busy]).toEqual([['d', 'c'], true, false]);
  expect(listenToCache).not.toHaveBeenCalled();

  vi.mocked(readPage).mockResolvedValueOnce(page('b')).mockResolvedValueOnce(page(null));
  await more();
  expect(readPage).toHaveBeenLastCalledWith(spec(), cursor('notes/c'));
  expect(listening().slice(0, 2)).toEqual([spec(), cursor('b')]);
  has(...notes('d', 'c', 'b'));
  expect([ids(), list().canRead, list().busy]).toEqual([['d', 'c', 'b'], true, false]);

  await more();
  expect(readPage).toHaveBeenLastCalledWith(spec(), cursor('b'));
  expect(listening()[1]).toBeNull();
  has(...notes('d', 'c', 'b', 'a'));
  expect([ids(), list().canRead]).toEqual([['d', 'c', 'b', 'a'], false]);
  expect(readPage).toHaveBeenCalledTimes(2);
});

test('the list stays, and the button is busy, until the next page is in the cache', async () => {
  const { list, ids, more, has } = open();
  vi.mocked(readPage).mockResolvedValueOnce(page('b')).mockResolvedValueOnce(page('a'));
  await more();
  expect([ids(), list().busy]).toEqual([['d', 'c'], true]);
  has(...notes('d', 'c', 'b'));
  await more();
  expect([ids(), list().busy]).toEqual([['d', 'c', 'b'], true]);
});

test('changes made on this device show on further pages too', async () => {
  const { list, more, has } = open();
  vi.mocked(readPage).mockResolvedValueOnce(page('b'));
  await more();
  has(...notes('d', 'c'), note('b', 'changed'));
  expect(list().all[2]).toEqual(note('b', 'changed'));
});

test('pages after the first may have another size', async () => {
  const { more } = open(20);
  vi.mocked(readPage).mockResolvedValueOnce(page(null));
  await more();
  expect(readPage).toHaveBeenLastCalledWith({ ...spec(), limit: 20 }, cursor('notes/c'));
});

test('without a network there may be more, and the same page can be requested again', async () => {
  const { list, more, has } = open();
  vi.mocked(readPage).mockResolvedValueOnce(page(null, true)).mockResolvedValueOnce(page(null));
  await more();
  has(...notes('d', 'c'));
  expect(list().canRead).toBe(true);
  await more();
  expect(readPage).toHaveBeenLastCalledWith(spec(), cursor('notes/c'));
  has(...notes('d', 'c', 'b'));
  expect(list().canRead).toBe(false);
});

test('without a network the whole cache shows, and the missing documents are read when the network is back', async () => {
  const { ids, list, more, has, listening } = open();
  vi.mocked(readPage).mockResolvedValueOnce(page('a', true)).mockResolvedValueOnce(page('b'));
  await more();
  expect(listening()[1]).toBeNull();
  has(...notes('d', 'c', 'a'));
  expect(ids()).toEqual(['d', 'c', 'a']);
  expect(list().endsWithCache).toBe(true);
  await more();
  expect(readPage).toHaveBeenLastCalledWith(spec(), cursor('notes/c'));
  expect(listening()[1]).toEqual(cursor('b'));
  expect(list().endsWithCache).toBe(false);
});

test('a list begins with its first page after a resubscription', async () => {
  const { list, ids, more, has } = open();
  vi.mocked(readPage).mockResolvedValueOnce(page(null));
  await more();
  has(...notes('d', 'c', 'gone'));
  act(() => vi.mocked(onResubscribeAll).mock.calls[0]?.[0]());
  expect([ids(), list().canRead]).toEqual([['d', 'c'], true]);
});

test('a list begins with its first page when the query changes', async () => {
  const { list, ids, more, has, asks } = open();
  vi.mocked(readPage).mockResolvedValueOnce(page(null));
  await more();
  has(...notes('d', 'c', 'b'));
  isLive(...notes('z', 'y'));
  asks(spec('others'));
  expect([ids(), list().canRead]).toEqual([['z', 'y'], true]);
});

test('a page that arrives after the query has changed leaves the new list as far as it was read', async () => {
  const { ids, list, more, has, asks } = open();
  let arrive = (_: ReturnType<typeof page>) => {};
  vi.mocked(readPage).mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  let late = Promise.resolve();
  act(() => {
    late = list().readMore();
  });
  isLive(...notes('z', 'y'));
  asks(spec('others'));
  vi.mocked(readPage).mockResolvedValueOnce(page(null));
  await more();
  has(...notes('z', 'y', 'x'));
  await act(() => {
    arrive(page(null));
    return late;
  });
  expect([ids(), list().canRead]).toEqual([['z', 'y', 'x'], false]);
});

test('a page that could not be read is reported, and can be requested again', async () => {
  const { list, ids, more, has } = open();
  vi.mocked(readPage).mockRejectedValueOnce(new Error('cut')).mockResolvedValueOnce(page(null));
  await more();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('cut'));
  expect([list().busy, list().canRead]).toEqual([false, true]);
  await more();
  has(...notes('d', 'c', 'b'));
  expect(ids()).toEqual(['d', 'c', 'b']);
});

test('the first page still shows when listening to the cache fails', async () => {
  const { list, ids, more, has, fails } = open();
  vi.mocked(readPage).mockResolvedValueOnce(page(null));
  await more();
  has(...notes('d', 'c', 'b'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  fails();
  expect([ids(), list().canRead]).toEqual([['d', 'c'], true]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('ended'));
});

test('a list that is still loading shows nothing', () => {
  vi.mocked(useLiveQuery).mockReturnValue({ status: 'loading' });
  expect(open().list()).toMatchObject({ all: [], canRead: false, busy: false });
});
