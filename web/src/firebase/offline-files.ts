/*
 * The bytes of the files that a student keeps for offline: in the browser's own cache, each under the id of its vault
 * item. What `cache-owner.ts` forgets with the student.
 */
import { OFFLINE_FILES_CACHE } from './offline-files-cache.ts';

const PREFIX = '/kept/';

const following = new Set<() => void>();

/**
 * Keeps a file, as it comes in.
 *
 * @throws a QuotaExceededError when there is no room; then nothing of it is kept
 */
export async function keepFileOffline(fileId: string, response: Response): Promise<void> {
  const cache = await caches.open(OFFLINE_FILES_CACHE);
  await cache.put(PREFIX + fileId, response);
  // Without it a browser that needs room may forget the files.
  navigator.storage?.persist?.().catch((error) => console.warn('nothing says that files stay', error));
  tellAll();
}

/** A file's bytes; null when they are not on this device. */
export async function readOfflineFile(fileId: string): Promise<Blob | null> {
  const kept = await (await opened())?.match(PREFIX + fileId);
  return kept ? kept.blob() : null;
}

/** The ids of the files that are on this device. */
export async function offlineFileIds(): Promise<string[]> {
  const requests = (await (await opened())?.keys()) ?? [];
  return requests.map(({ url }) => new URL(url).pathname.slice(PREFIX.length));
}

/** Forgets files that are no longer kept. */
export async function removeOfflineFiles(fileIds: readonly string[]): Promise<void> {
  const cache = await opened();
  await Promise.all(fileIds.map((fileId) => cache?.delete(PREFIX + fileId)));
  tellAll();
}

/** Has something done whenever this tab has kept or forgotten a file; gives back what ends that. */
export function onOfflineFilesChange(onChange: () => void): () => void {
  following.add(onChange);
  return () => {
    following.delete(onChange);
  };
}

function tellAll(): void {
  for (const onChange of following) onChange();
}

/** Null where there is no such cache: in an old browser, in a private window, at an address without https. */
async function opened(): Promise<Cache | null> {
  try {
    return await caches.open(OFFLINE_FILES_CACHE);
  } catch (error) {
    console.warn('files that are kept cannot be reached', error);
    return null;
  }
}
