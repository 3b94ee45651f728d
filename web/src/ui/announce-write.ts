import { QUEUED_MESSAGE, waitForWrite } from '@/lib/wait-for-write.ts';
import { toast } from './toast.tsx';
import { warnWithToast } from './warn-with-toast.ts';

/**
 * Waits for a form's write (see `waitForWrite`) and says in a toast that it was saved, or that it is queued. A rejection
 * that comes after it was queued is logged and said in a toast too.
 *
 * @param done the message once the server has accepted the write
 * @param rejected the log message of a late rejection
 * @param toMessage turns a rejection into a message for the student
 * @throws the rejection, if it comes while the form is still open
 */
export async function announceWrite(
  write: Promise<void>,
  done: string,
  rejected: string,
  toMessage: (error: unknown) => string,
): Promise<'sent' | 'queued'> {
  const outcome = await waitForWrite(write);
  if (outcome === 'queued') write.catch((error) => warnWithToast(rejected, error, toMessage(error)));
  toast.success(outcome === 'sent' ? done : QUEUED_MESSAGE);
  return outcome;
}
