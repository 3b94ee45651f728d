import { useState } from 'react';
import { waitForWrite } from '@/lib/wait-for-write.ts';

/**
 * The state of a form that writes to Firestore: whether it is busy, and why the last write was refused.
 *
 * @param what names the write in the log
 * @param toMessage turns a rejected write into a message for the student
 */
export function useSubmission(what: string, toMessage: (error: unknown) => string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /**
   * Waits for a write (see `waitForWrite`). After 'sent' and 'queued' the form stays busy: its owner closes it.
   *
   * @param onLateRejection gets the message of a rejection that arrives after the write was queued
   * @returns null when the write was refused
   */
  async function send(
    write: Promise<void>,
    onLateRejection?: (message: string) => void,
  ): Promise<'sent' | 'queued' | null> {
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await waitForWrite(write);
      if (outcome === 'queued') {
        write.catch((error) => {
          console.warn(`${what} was refused`, error);
          onLateRejection?.(toMessage(error));
        });
      }
      return outcome;
    } catch (error) {
      console.warn(`${what} was refused`, error);
      setFailure(toMessage(error));
      setBusy(false);
      return null;
    }
  }

  return { busy, failure, send, clearFailure: () => setFailure(null) };
}
