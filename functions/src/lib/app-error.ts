import { FILE_NOT_AVAILABLE } from '@akada/domain/vault/vault';
import type { FunctionsErrorCode } from 'firebase-functions/https';

/**
 * A failure whose message is safe to show to the student. Any other error becomes `internal` and goes to the log.
 */
export class AppError extends Error {
  constructor(
    readonly code: FunctionsErrorCode,
    message: string,
  ) {
    super(message);
  }
}

/** One error for a file that was deleted and one that the caller may not see, so that it doesn't reveal which. */
export function fileNotFound(): AppError {
  return new AppError('not-found', FILE_NOT_AVAILABLE);
}
