import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFileOffline } from '@/firebase/offline-files.ts';
import { fileUrlOf } from '../api/library.ts';
import { downloadForOffline, FileGoneError, offlineFailureMessage } from './download-for-offline.ts';

vi.mock('@/firebase/offline-files.ts', () => ({ keepFileOffline: vi.fn() }));
vi.mock('@/firebase/storage.ts', () => ({ fileAddress: async (url: string) => `https://files/${url}` }));
vi.mock('../api/library.ts', () => ({ fileUrlOf: vi.fn() }));

const fetched = vi.fn<typeof fetch>();
const onProgress = vi.fn<(bytes: number) => void>();
const run = () => downloadForOffline('cells', { onProgress, signal: new AbortController().signal });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('caches', {});
  vi.stubGlobal('navigator', { onLine: true });
  for (const mock of [fetched, onProgress, vi.mocked(keepFileOffline)]) mock.mockReset();
  vi.mocked(fileUrlOf).mockResolvedValue('cells.pdf');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores a file as it streams in and reports the bytes received', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(stream) {
      stream.enqueue(new Uint8Array([1, 2, 3]));
      stream.enqueue(new Uint8Array([4]));
      stream.close();
    },
  });
  fetched.mockResolvedValue(new Response(body));
  const kept: number[] = [];
  vi.mocked(keepFileOffline).mockImplementation(async (_, response) => {
    kept.push(...new Uint8Array(await response.arrayBuffer()));
  });
  await run();
  expect(fetched.mock.lastCall?.[0]).toBe('https://files/cells.pdf');
  expect(kept).toEqual([1, 2, 3, 4]);
  expect(onProgress.mock.calls).toEqual([[3], [4]]);
});

test('downloads nothing for a file that is no longer in the vault', async () => {
  vi.mocked(fileUrlOf).mockResolvedValue(null);
  await expect(run()).rejects.toThrow(FileGoneError);
  expect(fetched).not.toHaveBeenCalled();
});

test('does not store an error response as the file', async () => {
  fetched.mockResolvedValue(new Response('not now', { status: 503 }));
  await expect(run()).rejects.toThrow('503');
  expect(keepFileOffline).not.toHaveBeenCalled();
});

test.each([
  [new DOMException('', 'QuotaExceededError'), /out of space/],
  [new FileGoneError(), /no longer in the vault/],
  [Object.assign(new Error(), { code: 'storage/object-not-found' }), /no longer in the vault/],
  [new TypeError('Failed to fetch'), /network/],
  [Object.assign(new Error(), { code: 'permission-denied' }), /the server rejected it/],
  [new Error('the file request failed: 503'), /something went wrong/],
])('explains %s in words', (error, words) => {
  expect(offlineFailureMessage(error)).toMatch(words);
});

test('says so when the browser has no Cache API', () => {
  vi.unstubAllGlobals();
  expect(offlineFailureMessage(new ReferenceError('caches is not defined'))).toBe(
    "This browser can't store files for offline use.",
  );
});
