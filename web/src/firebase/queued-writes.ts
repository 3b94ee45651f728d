import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firestore, queuedWritesKey } from './firestore.ts';

/*
 * Writes that the rules would refuse as yet stay in Firestore's own queue on the device, which outlives the page: its
 * network is off meanwhile, and a page that is opened before they are released opens with it off.
 */

/** Keeps what is written from here on, on this device, until {@link sendQueuedWrites}. */
export function queueWrites(uid: string): void {
  if (areWritesQueued(uid)) return;
  localStorage.setItem(queuedWritesKey(uid), '1');
  // Taken up before any write that comes after it.
  disableNetwork(firestore()).catch((error) => console.warn('writes could not be held', error));
}

/** Whether a student's writes are held, by this page or an earlier one. */
export function areWritesQueued(uid: string): boolean {
  return localStorage.getItem(queuedWritesKey(uid)) !== null;
}

/** Sends what was held. */
export async function sendQueuedWrites(uid: string): Promise<void> {
  if (!areWritesQueued(uid)) return;
  localStorage.removeItem(queuedWritesKey(uid));
  await enableNetwork(firestore());
}
