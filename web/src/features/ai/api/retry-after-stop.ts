import { errorCode } from '@akada/domain/errors/error-code';

/** A plan limits how many uses run at once, and the server needs a moment to notice that one was stopped. */

const MAX_RETRIES = 5;
const RETRY_MS = 1_000;
/** An error this soon after a stop is attributed to the stopped use. */
const SETTLING_MS = 10_000;

let stoppedAt = Number.NEGATIVE_INFINITY;

/** Records that this tab has just stopped a use. */
export function recordStop(): void {
  stoppedAt = Date.now();
}

/**
 * Starts a use. Shortly after a stop, it retries while the server refuses because too many uses are running.
 *
 * @param ask must be safe to repeat: a refused use has reserved nothing
 */
export async function retryAfterStop<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isSettling = Date.now() - stoppedAt < SETTLING_MS;
      if (!isSettling || tries >= MAX_RETRIES || signal.aborted || !isTooManyUses(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      if (signal.aborted) throw error;
    }
  }
}

function isTooManyUses(error: unknown): boolean {
  return errorCode(error) === 'functions/aborted';
}
