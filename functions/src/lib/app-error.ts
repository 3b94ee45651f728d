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
