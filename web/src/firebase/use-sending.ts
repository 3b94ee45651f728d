import { useState } from 'react';
import { sentOrKept } from './sent-or-kept.ts';

/**
 * A form that writes: busy while the server is waited for, and what it refused kept in words at the form.
 *
 * @param what is written, for the log
 * @param wordsOf says a refusal in words for the student
 */
export function useSending(what: string, wordsOf: (error: unknown) => string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  /**
   * @param onLateRefusal gets the words of a refusal that comes after the write was taken for kept
   * @returns how it went (see `sentOrKept`); null when it was refused. Busy stays: who wrote closes the form
   */
  async function send(
    write: Promise<void>,
    onLateRefusal?: (words: string) => void,
  ): Promise<'sent' | 'kept' | null> {
    setBusy(true);
    setFailure(null);
    try {
      const outcome = await sentOrKept(write);
      if (outcome === 'kept') {
        write.catch((error) => {
          console.warn(`${what} was refused`, error);
          onLateRefusal?.(wordsOf(error));
        });
      }
      return outcome;
    } catch (error) {
      console.warn(`${what} was refused`, error);
      setFailure(wordsOf(error));
      setBusy(false);
      return null;
    }
  }

  return { busy, failure, send, forgetFailure: () => setFailure(null) };
}
