import { toast } from './toast.tsx';

/**
 * Logs a failure as a warning and tells the student with a toast.
 *
 * @param failed the log message
 * @param message what the student reads
 */
export function warnWithToast(failed: string, error: unknown, message: string): void {
  console.warn(failed, error);
  toast.error(message);
}
