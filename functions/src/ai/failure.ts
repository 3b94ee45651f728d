import { AI_MESSAGES } from '@akada/domain/ai/ai';
import type { FunctionsErrorCode } from 'firebase-functions/https';
import { AppError } from '../lib/app-error.ts';

/** How an answer can fail to come, with the code that leaves. 'stopped' is the student's own doing. */
const CODES = {
  busy: 'unavailable',
  slow: 'deadline-exceeded',
  blocked: 'failed-precondition',
  empty: 'failed-precondition',
  unreadable: 'internal',
  failed: 'internal',
  stopped: 'cancelled',
} as const satisfies Record<string, FunctionsErrorCode>;
export type FailureKind = keyof typeof CODES;

/** An answer that does not come, or not to its end. Its message is for the student, its cause for the log. */
export class ModelFailure extends AppError {
  constructor(
    readonly kind: FailureKind,
    cause?: unknown,
  ) {
    super(CODES[kind], AI_MESSAGES[kind === 'stopped' ? 'failed' : kind]);
    this.cause = cause;
  }

  /** Whether what was written until then is as good as it ever was: nothing was wrong with it, it only ended. */
  get keepsPartialText(): boolean {
    return this.kind === 'stopped' || this.kind === 'slow' || this.kind === 'busy' || this.kind === 'failed';
  }
}
