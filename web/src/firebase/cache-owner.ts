import { OFFLINE_FILES_CACHE } from './offline-files-cache.ts';

const KEY = 'akada.cache-owner';

/**
 * Whose documents the cache on this device holds, or null. Kept apart from the cache so that it can be asked
 * before, and without, loading Firestore. Also a hint that somebody was signed in when the app starts.
 */
export function cacheOwner(): string | null {
  return localStorage.getItem(KEY);
}

/** Notes that the cache is about to hold this student's documents. */
export function claimCache(uid: string): void {
  localStorage.setItem(KEY, uid);
}

/** Keys of what else is a student's own begin so: what was begun to write, the focus timer, what was told and timed. */
const OWN = ['akada.draft.', 'akada.focus.', 'akada.told.', 'akada.lab-time.', 'akada.held.'];

/** Notes that the cache holds nobody's documents any more; what else was theirs on the device goes as well. */
export async function clearDeviceData(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (OWN.some((own) => key.startsWith(own))) storage.removeItem(key);
    }
  }
  // There is none in an old browser, and at an address without https; some refuse it in a private window.
  await globalThis.caches?.delete(OFFLINE_FILES_CACHE);
  localStorage.removeItem(KEY);
}
