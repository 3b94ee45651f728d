import { disableNetwork, enableNetwork } from 'firebase/firestore';
import { firestore, queuedWritesKey } from './firestore.ts';

/*
 * Writes that the rules would still refuse wait in Firestore's queue on the device, which outlives the page. Firestore's
 * network is off until they may be sent, and a page that opens before that starts with its network off.
 */

/** Holds all further writes on this device until {@link sendQueuedWrites}. */
export function queueWrites(uid: string): void {
  if (areWritesQueued(uid)) return;
  localStorage.setItem(queuedWritesKey(uid), '1');
  // Not awaited: the SDK processes this call before any later write.
  disableNetwork(firestore()).catch((error) => console.warn('writes could not be held', error));
}

/** Whether this page or an earlier one has queued the student's writes. */
export function areWritesQueued(uid: string): boolean {
  return localStorage.getItem(queuedWritesKey(uid)) !== null;
}

/** Sends the queued writes, if there are any. */
export async function sendQueuedWrites(uid: string): Promise<void> {
  if (!areWritesQueued(uid)) return;
  localStorage.removeItem(queuedWritesKey(uid));
  await enableNetwork(firestore());
}
