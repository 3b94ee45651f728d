import { showOnBadge } from '@/lib/app-badge.ts';
import { IMPORTS_CACHE } from '@/lib/imports-cache.ts';
import { OFFLINE_FILES_CACHE } from './offline-files-cache.ts';

const KEY = 'akada.cache-owner';

/** The lock of the tab that wipes the cache. */
export const WIPE_LOCK = 'akada.wipe';

/**
 * The uid of the student whose documents the cache on this device holds, or null. It is in localStorage, so that it can
 * be read without loading Firestore. When the app starts, it also hints that a student was signed in.
 */
export function cacheOwner(): string | null {
  return localStorage.getItem(KEY);
}

/** Records that the cache is about to hold this student's documents. */
export function claimCache(uid: string): void {
  localStorage.setItem(KEY, uid);
}

/**
 * Prefixes of a student's own keys: drafts, the focus timer, shown notifications, AI Lab times, queued writes, practices,
 * exams, reviews, and what was used last in the AI Lab.
 */
const OWN = [
  'akada.draft.',
  'akada.focus.',
  'akada.told.',
  'akada.lab-time.',
  'akada.held.',
  'akada.practice.',
  'akada.exam.',
  'akada.reviews.',
  'akada.merged.',
  'akada.queue.',
  'akada.recent.',
];

/**
 * Deletes the student's keys, offline files and unfinished imports from this device, and then records that the cache has no
 * owner. The app's icon no longer shows the student's due cards.
 */
export async function clearDeviceData(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (OWN.some((own) => key.startsWith(own))) storage.removeItem(key);
    }
  }
  // Old browsers, pages without https and some private windows have no Cache API.
  await globalThis.caches?.delete(OFFLINE_FILES_CACHE);
  await globalThis.caches?.delete(IMPORTS_CACHE);
  localStorage.removeItem(KEY);
  showOnBadge(0);
}
