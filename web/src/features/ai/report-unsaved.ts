import { failureReason } from '@/firebase/failure-reason.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

/** Saves what was made on the device, and tells the student if that fails. Offline the write is queued, which is no failure. */
export function reportUnsaved(save: () => Promise<void>): void {
  const failed = (error: unknown) => {
    warnWithToast(
      'a result of this device was not saved',
      error,
      // The message of a result that is too long is for the student.
      error instanceof RangeError ? error.message : `Failed to save the result: ${failureReason(error)}`,
    );
  };
  try {
    save().catch(failed);
  } catch (error) {
    failed(error);
  }
}
