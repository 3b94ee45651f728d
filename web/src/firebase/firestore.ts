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
import { oneAtATime } from '@/lib/one-at-a-time.ts';
import { app, emulators } from './app.ts';
import { auth } from './auth.ts';
import { claimCache, clearDeviceData, WIPE_LOCK } from './cache-owner.ts';
import { dropCachedDocuments } from './reactfire-cache.ts';

let opened: Firestore | null = null;

/** Firestore with a cache on the device: documents that were read work offline, and writes queue until they can be sent. */
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

/** The localStorage key which says that a student's writes are queued: see queued-writes.ts. */
export function queuedWritesKey(uid: string): string {
  return `akada.held.${uid}`;
}

/** Settles once the instances that have ended are closed, and no tab wipes the cache. */
let closing = Promise.resolve();

/**
 * Drops an instance that the SDK has terminated, as it does when another tab wipes the cache. The next call of
 * `firestore` opens a new one.
 *
 * @returns a promise that settles when listeners can subscribe again: one that opened the new cache while the old one is
 * still being closed would look in it for what was listened to in the old one, which breaks the SDK
 */
export function discardFirestore(ended: Firestore): Promise<void> {
  if (opened === ended) {
    opened = null;
    closing = close(ended)
      .then(() => oneAtATime(WIPE_LOCK, () => {}))
      .then(() => dropCachedDocuments());
  }
  return closing;
}

/** Closes Firestore and its listeners in this tab. The next call of `firestore` opens it again. */
export async function closeFirestore(): Promise<void> {
  const db = opened;
  opened = null;
  if (db) await close(db);
}

async function close(db: Firestore): Promise<void> {
  await terminate(db).catch((error) => console.warn('Firestore had ended already', error));
}

/**
 * Wipes the cache on the device: on a shared phone the next student must not find the last one's data. Call it when the
 * student's screens are gone, and don't open Firestore before it has settled.
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

/** Whether this device has writes that the server has not confirmed within `timeoutMs`. */
export async function hasUnsentWrites(timeoutMs = PENDING_WRITES_TIMEOUT_MS): Promise<boolean> {
  if (!opened) return false;
  const sent = waitForPendingWrites(opened).then(() => false);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), timeoutMs));
  return Promise.race([sent, late]);
}
