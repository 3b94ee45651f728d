/** Runs a fit in a worker that ends afterwards, and the optimiser's memory with it. */
import type { FitOutcome } from '@akada/domain/cards/fit';
import { askWorker } from '@/lib/ask-worker.ts';

/** What the worker sends: an outcome, or the stack of an error. */
export type FitAnswer = { outcome: FitOutcome } | { notLoaded: string } | { error: string };

/** A fit that failed. Its message is for the student. */
export class FitError extends Error {}

const MESSAGES = {
  failed: 'Something went wrong, and nothing was changed. Try again.',
  notLoaded: 'Failed to load this tool. Check your connection and try again.',
} as const;

/**
 * Fits FSRS to a log of reviews.
 *
 * @param log the lines of all sittings
 * @throws FitError if the worker can't be loaded or fails, and DOMException when it is aborted
 */
export function fitInWorker(log: string, signal: AbortSignal): Promise<FitOutcome> {
  const start = () =>
    new Worker(new URL('./fit-worker.ts', import.meta.url), { type: 'module', name: 'fit to reviews' });
  return askWorker<FitAnswer, FitOutcome>(start, log, {
    signal,
    onMessage: (answer, { resolve, reject }) => {
      if ('outcome' in answer) resolve(answer.outcome);
      else if ('notLoaded' in answer) reject(new FitError(MESSAGES.notLoaded, { cause: answer.notLoaded }));
      else reject(new FitError(MESSAGES.failed, { cause: answer.error }));
    },
    crashed: (event) => new FitError(MESSAGES.notLoaded, { cause: event }),
  });
}
