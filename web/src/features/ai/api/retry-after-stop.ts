/** A plan bounds how many uses run at once, and the server needs a moment to notice that one was stopped. */

const RETRIES = 5;
const RETRY_MS = 1_000;
/** Milliseconds after a stop in which a refusal is taken to be for the use that was stopped. */
const SETTLING_MS = 10_000;

let stoppedAt = Number.NEGATIVE_INFINITY;

/** Says that this tab has just stopped a use. */
export function recordStop(): void {
  stoppedAt = Date.now();
}

/**
 * Asks, and soon after a stop asks again while the server refuses it because too many uses are running.
 *
 * @param ask must be safe to repeat: what was refused has reserved nothing
 */
export async function retryAfterStop<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      const isSettling = Date.now() - stoppedAt < SETTLING_MS;
      if (!isSettling || tries >= RETRIES || signal.aborted || !isAtOnce(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      if (signal.aborted) throw error;
    }
  }
}

function isAtOnce(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/aborted';
}
