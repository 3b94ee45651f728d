import type { FunctionsErrorCode } from 'firebase-functions/https';

/** A failure whose message the student may read; everything else becomes 'internal' and goes to the log. */
export class AppError extends Error {
  constructor(
    readonly code: FunctionsErrorCode,
    message: string,
  ) {
    super(message);
  }
}
