import {
  clearIndexedDbPersistence,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  terminate,
  waitForPendingWrites,
} from 'firebase/firestore';
import { app, emulators } from './app.ts';

let opened: Firestore | null = null;

/** Firestore with a cache on the device: what was seen works offline, and writes queue until they can be sent. */
export function firestore(): Firestore {
  if (!opened) {
    opened = initializeFirestore(app, {
      localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
    });
    if (emulators) connectFirestoreEmulator(opened, emulators.firestore.host, emulators.firestore.port);
  }
  return opened;
}

/**
 * Ends all listening and wipes the cache on the device, for when somebody signs out: the next student of a
 * shared phone must find nothing of the first. Another open tab keeps the cache locked; it then goes when
 * that tab signs out too, which it does by itself.
 */
export async function forgetFirestore(): Promise<void> {
  const db = opened;
  opened = null;
  if (!db) return;
  await terminate(db);
  try {
    await clearIndexedDbPersistence(db);
  } catch (error) {
    console.warn('the offline cache is in use by another tab and was not cleared', error);
  }
}

/** Milliseconds that writes are given to reach the server before they count as unsent. */
const SENDING_TIME = 1_500;

/** Whether there are writes on this device that the server has not confirmed. */
export async function hasUnsentWrites(): Promise<boolean> {
  if (!opened) return false;
  const sent = waitForPendingWrites(opened).then(() => false);
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), SENDING_TIME));
  return Promise.race([sent, late]);
}
