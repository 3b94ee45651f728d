import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  disableNetwork,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { app, emulators } from './app.ts';
import { auth } from './auth.ts';
import { claimCache, clearDeviceData } from './cache-owner.ts';
import { dropCachedDocuments } from './reactfire-cache.ts';

let opened: Firestore | null = null;

/** Firestore with a cache on the device: what was seen works offline, and writes queue until they can be sent. */
export function firestore(): Firestore {
  if (!opened) {
    if (auth.currentUser) claimCache(auth.currentUser.uid);
    opened = open();
  }
  return opened;
}

function open(): Firestore {
  const db = initializeFirestore(app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (emulators) connectFirestoreEmulator(db, emulators.firestore.host, emulators.firestore.port);
  const uid = auth.currentUser?.uid;
  if (uid && localStorage.getItem(queuedWritesKey(uid)) !== null) {
    disableNetwork(db).catch((error) => console.warn('writes could not be held', error));
  }
  return db;
}

/** Where the device notes that a student's writes wait until they may be sent: see queued-writes.ts. */
export function queuedWritesKey(uid: string): string {
  return `akada.held.${uid}`;
}

/**
 * Gives up an instance that the SDK has ended, as it does when another tab wipes the cache; the next call of
 * `firestore` opens a new one.
 */
export function discardFirestore(ended: Firestore): void {
  if (opened !== ended) return;
  opened = null;
  dropCachedDocuments();
  terminate(ended).catch((error) => console.warn('Firestore had ended already', error));
}

/** Closes Firestore in this tab, with its listeners; the next call of `firestore` opens it anew. */
export function closeFirestore(): void {
  if (opened) discardFirestore(opened);
}

/**
 * Wipes the cache on the device: the next student of a shared phone must find nothing of the last. Call it with
 * the student's screens gone, and open nothing before it has settled.
 */
export async function wipeCache(): Promise<void> {
  const db = opened ?? open();
  opened = null;
  try {
    await terminate(db);
    await clearIndexedDbPersistence(db);
    await clearDeviceData();
  } catch (error) {
    console.warn('the cache on this device could not be wiped', error);
  }
}

/** How long writes may take to reach the server before they count as unsent. */
const PENDING_WRITES_TIMEOUT_MS = 1_500;

/** Whether there are writes on this device that the server has not confirmed. */
export async function hasUnsentWrites(): Promise<boolean> {
  if (!opened) return false;
  const sent = waitForPendingWrites(opened).then(() => false);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), PENDING_WRITES_TIMEOUT_MS));
  return Promise.race([sent, late]);
}
