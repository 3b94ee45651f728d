/** Fetches the study engine onto this device once, and knows whether it is here. */
import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import type { EngineFile } from './engine-files.ts';

/** Sizes are in bytes as they are downloaded. */
export type StudyEngineState =
  /** Nothing is known yet. */
  | { status: 'checking' }
  /** `bytes` are still to be downloaded. */
  | { status: 'absent'; bytes: number }
  | { status: 'fetching'; bytes: number; received: number }
  /**
   * `worksOffline` is `no` where the browser stores nothing, such as in a private window, and `soon` until the service
   * worker serves the page, which takes a while on a first visit.
   */
  | { status: 'ready'; worksOffline: 'yes' | 'soon' | 'no' }
  | { status: 'failed'; message: string };

export interface EngineDownload {
  current: () => StudyEngineState;
  /** Calls `onChange` after each change; returns the function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
  /** Looks which files are on this device; does nothing while they are fetched. What can't be read counts as absent. */
  check: () => Promise<void>;
  /** Fetches the files that are missing. It never rejects: a failure is a state. */
  start: () => Promise<void>;
}

interface Options {
  files: readonly EngineFile[];
  /** Null where what is stored would not be found again. */
  openCache: () => Promise<Cache | null>;
  /** Whether the stored files are served to this page now. */
  isServed: () => boolean;
  /** Resolves when they are; never rejects. */
  whenServed: () => Promise<void>;
  /** A copy of a file that this device has for another reason. */
  findCopy: (url: string) => Promise<Response | undefined>;
}

export function createEngineDownload(options: Options): EngineDownload {
  const { files, openCache, isServed, whenServed, findCopy } = options;
  const listeners = new Set<() => void>();
  let state: StudyEngineState = { status: 'checking' };
  /** Where nothing is stored, the engine is ready until the page is closed. */
  let isLoaded = false;

  function change(next: StudyEngineState) {
    state = next;
    for (const onChange of listeners) onChange();
  }

  async function missingFrom(cache: Cache | null): Promise<readonly EngineFile[]> {
    if (!cache) return isLoaded ? [] : files;
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    return files.filter(({ url }) => !stored.has(url));
  }

  async function check() {
    if (state.status === 'fetching') return;
    const cache = await openCache();
    const missing = await missingFrom(cache).catch((error) => {
      console.warn('the files of the study engine could not be listed', error);
      return files;
    });
    if (missing.length > 0) change({ status: 'absent', bytes: sumOf(missing) });
    else changeToReady(cache);
  }

  function changeToReady(cache: Cache | null) {
    if (!cache || isServed()) return change({ status: 'ready', worksOffline: cache ? 'yes' : 'no' });
    change({ status: 'ready', worksOffline: 'soon' });
    void whenServed().then(() => {
      if (state.status === 'ready') change({ status: 'ready', worksOffline: 'yes' });
    });
  }

  async function start() {
    if (state.status === 'fetching') return;
    change({ status: 'fetching', bytes: sumOf(files), received: 0 });
    try {
      const cache = await openCache();
      const missing = await missingFrom(cache);
      const bytes = sumOf(missing);
      let received = 0;
      change({ status: 'fetching', bytes, received });
      // A file that arrives although another fails need not be fetched again.
      const outcomes = await Promise.allSettled(
        missing.map(async (file) => {
          const response = (await findCopy(file.url)) ?? (await load(file.url, cache !== null));
          await Promise.all([
            cache?.put(file.url, response.clone()),
            readAll(response, (length) => {
              received += (length / file.bytes) * file.gzipBytes;
              change({ status: 'fetching', bytes, received: Math.min(bytes, Math.round(received)) });
            }),
          ]);
        }),
      );
      const failure = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failure) throw failure.reason;
      isLoaded = true;
      changeToReady(cache);
    } catch (error) {
      console.warn('the study engine was not fetched', error);
      change({ status: 'failed', message: messageOf(error) });
    }
  }

  return {
    current: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    check,
    start,
  };
}

/** What is downloaded for some files, in bytes. */
function sumOf(files: readonly EngineFile[]): number {
  return files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

/** An old tab asks for files of a release that is no longer served. */
class Outdated extends Error {}

/** @param isStored whether the response is stored by us, so that the service worker need not */
async function load(url: string, isStored: boolean): Promise<Response> {
  const response = await fetch(url, isStored ? { cache: 'no-store' } : {});
  // Hosting answers with the app's page for a file that it no longer has.
  if (response.status === 404 || response.headers.get('content-type')?.startsWith('text/html'))
    throw new Outdated(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}

async function readAll(response: Response, onRead: (length: number) => void): Promise<void> {
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    onRead(part.value.length);
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Outdated) return DEVICE_ENGINE_MESSAGES.outdated;
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? DEVICE_ENGINE_MESSAGES.full : DEVICE_ENGINE_MESSAGES.notFetched;
}
