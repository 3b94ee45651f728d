import { LIBRARY_LIMITS } from '@akada/domain/library';
import type { LibraryFile } from '@akada/domain/schemas/library';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { readOlderFiles, useLibrary } from './api/library.ts';
import { useLibraryPage } from './use-library.ts';

vi.mock('./api/library.ts', () => ({
  useLibrary: vi.fn(),
  readOlderFiles: vi.fn(),
  removeFromLibrary: vi.fn(),
}));
vi.mock('./use-kept.ts', () => ({ useKeptIds: () => null }));
vi.mock('@/firebase/kept-files.ts', () => ({ forgetFiles: vi.fn() }));
vi.mock('@/firebase/live.ts', () => ({ listenAnew: vi.fn() }));

/** File `n` of the library; the lower, the later it was opened. */
const file = (n: number, opened = 100 - n) =>
  ({ id: `f${n}`, opened_at: new Date(opened) }) as Stored<LibraryFile>;
const files = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => file(from + index));
const { page } = LIBRARY_LIMITS;

/** My Library with more than a page; the second one was read. */
async function opened() {
  const isLive = (data: Stored<LibraryFile>[]) =>
    vi.mocked(useLibrary).mockReturnValue({ status: 'ready', data, unconfirmed: false, isFresh: true });
  isLive(files(1, page));
  vi.mocked(readOlderFiles).mockResolvedValue({
    items: files(page + 1, page + 3),
    next: null,
    fromCache: false,
  });
  const hook = renderHook(() => useLibraryPage('ada'));
  await act(() => hook.result.current.older.readMore());
  return {
    hook,
    shown: () => hook.result.current.older.all.map(({ id }) => Number(id.slice(1))),
    isNow: (data: Stored<LibraryFile>[]) => {
      isLive(data);
      hook.rerender();
    },
  };
}

const numbers = (from: number, to: number) => files(from, to).map(({ id }) => Number(id.slice(1)));

test('a file that is opened from further down pushes none off the screen', async () => {
  const { shown, isNow } = await opened();
  isNow([file(page + 3, 200), ...files(1, page - 1)]);
  expect(shown()).toEqual([page + 3, ...numbers(1, page + 2)]);
  isNow([file(page + 2, 300), file(page + 3, 200), ...files(1, page - 2)]);
  expect(shown()).toEqual([page + 2, page + 3, ...numbers(1, page + 1)]);
});

test('a file that was pushed out can be removed, and is gone when the library has room for it', async () => {
  const { hook, shown, isNow } = await opened();
  isNow([file(page + 3, 200), ...files(1, page - 1)]);
  await act(() => hook.result.current.remove(file(page)));
  expect(shown()).not.toContain(page);
});

test('a file that another device has removed goes, from among those that are live and behind them', async () => {
  const { shown, isNow } = await opened();
  isNow([file(1), ...files(3, page + 1)]);
  expect(shown()).toEqual([1, ...numbers(3, page + 3)]);
  isNow([file(page + 3, 200), file(1), ...files(3, page)]);
  expect(shown()).toEqual([page + 3, 1, ...numbers(3, page + 2)]);
  isNow(files(3, 5));
  expect(shown()).not.toContain(page);
});
