/*
 * The bytes of the files that a student keeps offline, in the browser's Cache API, each under the ID of its vault
 * item. `cache-owner.ts` deletes them when another student signs in.
 */
import { OFFLINE_FILES_CACHE } from './offline-files-cache.ts';

/** Stored keys begin with this, so it must not change. */
const PREFIX = '/kept/';

const listeners = new Set<() => void>();

/**
 * Stores a file's bytes as they stream in.
 *
 * @throws QuotaExceededError when the device is out of space; no part of the file is stored then
 */
export async function keepFileOffline(fileId: string, response: Response): Promise<void> {
  const cache = await caches.open(OFFLINE_FILES_CACHE);
  await cache.put(PREFIX + fileId, response);
  // Without persistent storage the browser may evict the files when it runs out of space.
  navigator.storage?.persist?.().catch((error) => console.warn('persistent storage was not granted', error));
  notifyListeners();
}

/** The bytes of an offline file; null when it isn't on this device. */
export async function readOfflineFile(fileId: string): Promise<Blob | null> {
  const response = await (await openCache())?.match(PREFIX + fileId);
  return response ? response.blob() : null;
}

/** The IDs of the files that are on this device. */
export async function offlineFileIds(): Promise<string[]> {
  const requests = (await (await openCache())?.keys()) ?? [];
  return requests.map(({ url }) => new URL(url).pathname.slice(PREFIX.length));
}

/** Deletes files from this device. */
export async function removeOfflineFiles(fileIds: readonly string[]): Promise<void> {
  const cache = await openCache();
  await Promise.all(fileIds.map((fileId) => cache?.delete(PREFIX + fileId)));
  notifyListeners();
}

/** Calls `onChange` whenever this tab stores or deletes an offline file; returns the function that unsubscribes. */
export function onOfflineFilesChange(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

function notifyListeners(): void {
  for (const onChange of listeners) onChange();
}

/** Null where the Cache API isn't available: in an old browser, a private window, or at an address without https. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(OFFLINE_FILES_CACHE);
  } catch (error) {
    console.warn('offline files cannot be read', error);
    return null;
  }
}
