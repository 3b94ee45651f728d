import { AI_MESSAGES, busyMessage } from '@akada/domain/ai/messages';
import type { FunctionsErrorCode } from 'firebase-functions/https';
import { AppError } from '../lib/app-error.ts';

/**
 * The error code for each way in which an answer can fail. 'off' means that there is no key, or none that the service
 * accepts; 'fileMissing' that the service no longer stores a file of the request; 'stopped' that the student stopped it.
 */
const CODES = {
  off: 'unavailable',
  busy: 'unavailable',
  slow: 'deadline-exceeded',
  blocked: 'failed-precondition',
  empty: 'failed-precondition',
  noFacts: 'failed-precondition',
  noQuestions: 'failed-precondition',
  unreadable: 'internal',
  fileMissing: 'internal',
  failed: 'internal',
  stopped: 'cancelled',
} as const satisfies Record<string, FunctionsErrorCode>;
export type FailureKind = keyof typeof CODES;

const SERVICE_FAULTS: readonly FailureKind[] = ['off', 'busy', 'fileMissing', 'failed'];

/** The model gave no complete answer. The message is for the student, the cause for the log. */
export class ModelFailure extends AppError {
  /**
   * @param retryAfterMs for 'busy': how long the service asks to wait
   */
  constructor(
    readonly kind: FailureKind,
    cause?: unknown,
    retryAfterMs?: number,
  ) {
    super(CODES[kind], kind === 'busy' ? busyMessage(retryAfterMs) : messageOf(kind));
    this.cause = cause;
  }

  /**
   * Whether the service failed, so that the use must cost nothing. A student can't cause that, but might be able to make
   * an answer slow: once some of it was delivered, being slow is no such failure.
   */
  isServiceFault(isDelivered: boolean): boolean {
    return SERVICE_FAULTS.includes(this.kind) || (this.kind === 'slow' && !isDelivered);
  }

  /** Whether the text so far may be used: nothing was wrong with it, it only ended early. */
  get keepsPartialText(): boolean {
    return this.kind === 'stopped' || this.kind === 'slow' || this.kind === 'busy' || this.kind === 'failed';
  }
}

function messageOf(kind: FailureKind): string {
  return AI_MESSAGES[kind === 'stopped' || kind === 'fileMissing' ? 'failed' : kind];
}
