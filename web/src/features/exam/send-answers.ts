import { errorCode } from '@akada/domain/errors/error-code';
import { hasUnsent, markSent } from '@akada/domain/exam/sitting';
import { failureReason } from '@/firebase/failure-reason.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { isSubmitted, sendSitting } from './api/exams.ts';
import { changeSitting, dropSitting, readSitting } from './sitting-store.ts';

/** Answers are sent at most this often, except at the end. */
const SEND_INTERVAL_MS = 10_000;

interface Sending {
  timer: ReturnType<typeof setTimeout> | undefined;
  lastMs: number;
  /** Requests that the server has not answered. Without a network that takes until it is back. */
  waiting: number;
}

/** By the key of the attempt. */
const sendings = new Map<string, Sending>();

function sendingOf(uid: string, attemptId: string): Sending {
  const key = `${uid}/${attemptId}`;
  const known = sendings.get(key) ?? { timer: undefined, lastMs: Number.NEGATIVE_INFINITY, waiting: 0 };
  sendings.set(key, known);
  return known;
}

/** Sends what the server lacks, 10 seconds after the last time or now. Call it after each change. */
export function sendSoon(uid: string, attemptId: string): void {
  const sending = sendingOf(uid, attemptId);
  if (sending.timer !== undefined || sending.waiting > 0) return;
  const wait = Math.max(0, sending.lastMs + SEND_INTERVAL_MS - performance.now());
  sending.timer = setTimeout(() => {
    sending.timer = undefined;
    sendNow(uid, attemptId);
  }, wait);
}

/** Sends what the server lacks now. */
export function sendNow(uid: string, attemptId: string): void {
  const sent = readSitting(uid, attemptId);
  if (!sent || !hasUnsent(sent)) return;
  const sending = sendingOf(uid, attemptId);
  clearTimeout(sending.timer);
  sending.timer = undefined;
  sending.lastMs = performance.now();
  sending.waiting += 1;
  sendSitting(uid, sent)
    .finally(() => {
      sending.waiting -= 1;
    })
    .then(
      () => {
        const left = changeSitting(uid, attemptId, (sitting) => markSent(sitting, sent));
        if (left && hasUnsent(left)) sendSoon(uid, attemptId);
      },
      async (error) => {
        // Submitted on another device: that is the end of it.
        if (
          errorCode(error) === 'permission-denied' &&
          (await isSubmitted(uid, attemptId).catch(() => false))
        ) {
          dropSitting(uid, attemptId);
          return;
        }
        // What was refused is sent again with the next change, or when the app is opened again.
        warnWithToast(
          'the answers of an exam were not sent',
          error,
          `Failed to send your answers: ${failureReason(error)}`,
        );
        // The attempt was deleted, so there is nothing to send to.
        if (errorCode(error) === 'not-found') dropSitting(uid, attemptId);
      },
    );
}
