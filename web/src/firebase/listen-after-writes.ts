import { emulators } from './app.ts';
import { hasUnsentWrites } from './firestore.ts';

/** On a busy machine the emulator takes seconds to confirm a write. */
const LONGEST_WAIT_MS = 10_000;

/**
 * Starts listening to a document; with the emulator, only once the device's own writes have reached it.
 *
 * If a document is created while a listener to it starts, the emulator can report a snapshot later than the creation that
 * does not have it (firebase-tools issue 3867). The SDK then takes the document, which is older than that snapshot, for
 * deleted, and keeps that in its cache. Firestore itself never does this.
 *
 * @returns the function that stops listening
 */
export function listenAfterWrites(listen: () => () => void): () => void {
  if (!emulators || !navigator.onLine) return listen();
  let stop: (() => void) | null = null;
  let isStopped = false;
  hasUnsentWrites(LONGEST_WAIT_MS)
    .catch((error) => console.warn('the pending writes are not known', error))
    .then(() => {
      if (!isStopped) stop = listen();
    });
  return () => {
    isStopped = true;
    stop?.();
  };
}
