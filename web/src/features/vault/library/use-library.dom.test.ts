import { LIBRARY_LIMITS } from '@akada/domain/vault/library-queries';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Stored } from '@/firebase/documents.ts';
import { resubscribeAll } from '@/firebase/live.ts';
import { removeOfflineFiles } from '@/firebase/offline-files.ts';
import { makeAllDeletions } from '@/lib/deferred-deletions.ts';
import { removeFromLibrary, useLibrary } from '../api/library.ts';
import { useLibraryPage } from './use-library.ts';

vi.mock('../api/library.ts', () => ({ useLibrary: vi.fn(), removeFromLibrary: vi.fn() }));
vi.mock('./use-offline-files.ts', () => ({ useOfflineFileIds: () => new Set(['f1', 'gone']) }));
vi.mock('@/firebase/offline-files.ts', () => ({ removeOfflineFiles: vi.fn(async () => {}) }));
vi.mock('@/firebase/live.ts', () => ({ resubscribeAll: vi.fn() }));

const file = (n: number) => ({ id: `f${n}`, filename: `File ${n}` }) as Stored<LibraryFile>;
const files = (count: number) => Array.from({ length: count }, (_, index) => file(index + 1));

function open(data: Stored<LibraryFile>[], isFresh: boolean) {
  vi.mocked(useLibrary).mockReturnValue({
    live: { status: 'ready', data, unconfirmed: !isFresh, isFresh },
    all: data,
    canRead: false,
    endsWithCache: false,
    busy: false,
    readMore: async () => {},
  });
  return renderHook(() => useLibraryPage('ada')).result;
}

beforeEach(() => {
  vi.mocked(removeOfflineFiles).mockClear();
});

test('deletes from this device a file that another device removed', () => {
  open([file(1)], true);
  expect(removeOfflineFiles).toHaveBeenCalledExactlyOnceWith(['gone']);
});

test.each([
  ['the server has not answered', files(1), false],
  ['there may be more files than were read', files(LIBRARY_LIMITS.page), true],
])('nothing is forgotten while %s', (_, data, isFresh) => {
  open(data, isFresh);
  expect(removeOfflineFiles).not.toHaveBeenCalled();
});

test('removes a file from device and library, and resubscribes when that is refused', async () => {
  const library = open([file(1)], false);
  act(() => library.current.remove(file(1)));
  expect(library.current.all).toEqual([]);
  expect(removeOfflineFiles).not.toHaveBeenCalled();
  await act(() => makeAllDeletions());
  expect(removeOfflineFiles).toHaveBeenCalledExactlyOnceWith(['f1']);
  expect(removeFromLibrary).toHaveBeenCalledExactlyOnceWith('ada', 'f1');
  expect(resubscribeAll).not.toHaveBeenCalled();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const refused = new Error('refused');
  vi.mocked(removeFromLibrary).mockRejectedValueOnce(refused);
  act(() => library.current.remove(file(1)));
  await act(() => makeAllDeletions());
  expect(library.current.all).toHaveLength(1);
  expect(resubscribeAll).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledExactlyOnceWith('a file was not removed', refused);
});
