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

/** Keys of what a student has begun to write begin so. */
const DRAFTS = 'akada.draft.';

/** Notes that the cache holds nobody's documents any more; what was begun to write goes as well. */
export function disownCache(): void {
  localStorage.removeItem(KEY);
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFTS)) sessionStorage.removeItem(key);
}
