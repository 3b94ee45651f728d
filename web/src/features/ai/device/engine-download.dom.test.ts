import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import { beforeEach, expect, test, vi } from 'vitest';
import { createEngineDownload, type StudyEngineState } from './engine-download.ts';

const FILES = [
  { url: '/assets/engine-worker-1.js', bytes: 400, gzipBytes: 100 },
  { url: '/assets/engine-model-1.js', bytes: 4_000, gzipBytes: 1_000 },
];

/** Keeps responses as the Cache API does, as far as the download uses it. */
class FakeCache {
  readonly stored = new Map<string, string>();
  put = vi.fn(async (url: string, response: Response) => void this.stored.set(url, await response.text()));
  keys = async () => [...this.stored.keys()].map((url) => new Request(new URL(url, location.href)));
}

const fetchFile = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetchFile.mockReset());
  fetchFile.mockImplementation(async (url) => new Response('x'.repeat(sizeOf(String(url)))));
});

function sizeOf(url: string): number {
  return FILES.find((file) => file.url === url)?.bytes ?? 0;
}

/** @param served when the service worker serves the page; at once if it isn't given */
function download(cache: FakeCache | null, copies: Record<string, string> = {}, served?: Promise<void>) {
  const seen: StudyEngineState[] = [];
  const made = createEngineDownload({
    files: FILES,
    openCache: async () => cache as Cache | null,
    isServed: () => !served,
    whenServed: async () => served,
    findCopy: async (url) => (copies[url] === undefined ? undefined : new Response(copies[url])),
  });
  made.subscribe(() => seen.push(made.current()));
  return { ...made, seen };
}

test('says how much is to be downloaded before it is', async () => {
  const { check, current } = download(new FakeCache());
  expect(current()).toEqual({ status: 'checking' });
  await check();
  expect(current()).toEqual({ status: 'absent', bytes: 1_100 });
  expect(fetchFile).not.toHaveBeenCalled();
});

test('stores every file, reports its progress, and finds it again', async () => {
  const cache = new FakeCache();
  const { start, current, seen } = download(cache);
  await start();
  expect(current()).toEqual({ status: 'ready', worksOffline: 'yes' });
  expect([...cache.stored.values()].map(({ length }) => length)).toEqual([400, 4_000]);
  const received = seen.flatMap((state) => (state.status === 'fetching' ? [state.received] : []));
  expect(received).toEqual([...received].sort((a, b) => a - b));
  expect(received.at(-1)).toBe(1_100);
  const later = download(cache);
  await later.check();
  expect(later.current()).toEqual({ status: 'ready', worksOffline: 'yes' });
});

test("promises nothing offline before the service worker serves the page, and then says that it's so", async () => {
  let serve = () => {};
  const served = new Promise<void>((resolve) => {
    serve = resolve;
  });
  const { start, current, seen } = download(new FakeCache(), {}, served);
  await start();
  expect(current()).toEqual({ status: 'ready', worksOffline: 'soon' });
  serve();
  await vi.waitFor(() => expect(current()).toEqual({ status: 'ready', worksOffline: 'yes' }));
  expect(seen.at(-1)).toBe(current());
});

test('fetches only what is missing, and copies what the device has for another reason', async () => {
  const cache = new FakeCache();
  cache.stored.set('/assets/engine-worker-1.js', 'x');
  const { check, start, current } = download(cache, { '/assets/engine-model-1.js': 'copy' });
  await check();
  expect(current()).toEqual({ status: 'absent', bytes: 1_000 });
  await start();
  expect(fetchFile).not.toHaveBeenCalled();
  expect(cache.stored.get('/assets/engine-model-1.js')).toBe('copy');
});

test('a cache that cannot be read counts as empty', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cache = new FakeCache();
  cache.keys = () => Promise.reject(new DOMException('broken', 'UnknownError'));
  const { check, current } = download(cache);
  await check();
  expect(current()).toEqual({ status: 'absent', bytes: 1_100 });
  expect(warn).toHaveBeenCalledOnce();
});

test('works without a cache until the page is closed, and says so', async () => {
  const { start, check, current } = download(null);
  await start();
  await check();
  expect(current()).toEqual({ status: 'ready', worksOffline: 'no' });
  const afterReload = download(null);
  await afterReload.check();
  expect(afterReload.current()).toEqual({ status: 'absent', bytes: 1_100 });
});

test.each<[string, () => Promise<Response>, string]>([
  ['the network fails', () => Promise.reject(new TypeError('failed')), DEVICE_ENGINE_MESSAGES.notFetched],
  ['the server fails', async () => new Response('', { status: 503 }), DEVICE_ENGINE_MESSAGES.notFetched],
  [
    'the file is of an older release',
    async () => new Response('', { status: 404 }),
    DEVICE_ENGINE_MESSAGES.outdated,
  ],
  [
    "Hosting answers with the app's page",
    async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    DEVICE_ENGINE_MESSAGES.outdated,
  ],
])('says what to do when %s, and resumes', async (_, answer, message) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cache = new FakeCache();
  const { start, current } = download(cache);
  fetchFile.mockImplementationOnce(answer);
  await start();
  expect(current()).toEqual({ status: 'failed', message });
  expect(warn).toHaveBeenCalled();
  expect(cache.stored.size).toBe(1);
  await start();
  expect(current()).toEqual({ status: 'ready', worksOffline: 'yes' });
  expect(fetchFile).toHaveBeenCalledTimes(3);
});

test('says that the device is out of space', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cache = new FakeCache();
  cache.put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  const { start, current } = download(cache);
  await start();
  expect(current()).toEqual({ status: 'failed', message: DEVICE_ENGINE_MESSAGES.full });
});

test('is not started twice at a time', async () => {
  const { start } = download(new FakeCache());
  await Promise.all([start(), start()]);
  expect(fetchFile).toHaveBeenCalledTimes(2);
});
