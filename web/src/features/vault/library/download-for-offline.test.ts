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
  for (const mock of [fetched, onProgress, vi.mocked(keepFileOffline)]) mock.mockReset();
  vi.mocked(fileUrlOf).mockResolvedValue('cells.pdf');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file is kept as it comes, and how much has come is told', async () => {
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

test('nothing is fetched of a file that left the vault', async () => {
  vi.mocked(fileUrlOf).mockResolvedValue(null);
  await expect(run()).rejects.toThrow(FileGoneError);
  expect(fetched).not.toHaveBeenCalled();
});

test('an error page is not kept for the file', async () => {
  fetched.mockResolvedValue(new Response('not now', { status: 503 }));
  await expect(run()).rejects.toThrow('503');
  expect(keepFileOffline).not.toHaveBeenCalled();
});

test.each([
  [new DOMException('', 'QuotaExceededError'), /out of space/],
  [new FileGoneError(), /no longer in the vault/],
  [Object.assign(new Error(), { code: 'storage/object-not-found' }), /no longer in the vault/],
  [new TypeError('Failed to fetch'), /network/],
  [Object.assign(new Error(), { code: 'permission-denied' }), /the server refused it/],
  [new Error('the file was not sent: 503'), /something went wrong/],
])('%s is said in words', (error, words) => {
  expect(offlineFailureMessage(error)).toMatch(words);
});

test('a browser without a cache says that it cannot keep files', () => {
  vi.unstubAllGlobals();
  expect(offlineFailureMessage(new ReferenceError('caches is not defined'))).toBe(
    "This browser can't store files for offline use.",
  );
});
