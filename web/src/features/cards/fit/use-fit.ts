import type { FitOutcome } from '@akada/domain/cards/fit';
import type { FsrsFit } from '@akada/domain/cards/fit-schemas';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { readReviewLog } from '../api/review-log.ts';
import { FitError, fitInWorker } from './run-fit.ts';

export type FitStage =
  | { name: 'ready'; error?: string }
  | { name: 'running'; read: number; isFitting: boolean }
  | { name: 'done'; outcome: FitOutcome };

/** Reads the log and fits the spacing to it. Leaving the screen cancels that. */
export function useFit(uid: string, onFit: (fit: FsrsFit) => void) {
  const [stage, setStage] = useState<FitStage>({ name: 'ready' });
  const running = useRef<AbortController>(null);
  useEffect(() => {
    return () => running.current?.abort();
  }, []);

  async function run(signal: AbortSignal) {
    let read = 0;
    setStage({ name: 'running', read, isFitting: false });
    try {
      const log = await readReviewLog(uid, {
        signal,
        onRead: (lines) => {
          read = lines;
          setStage({ name: 'running', read, isFitting: false });
        },
      });
      setStage({ name: 'running', read, isFitting: true });
      const outcome = await fitInWorker(log, signal);
      signal.throwIfAborted();
      if (outcome.kind === 'fitted') onFit(outcome.fit);
      setStage({ name: 'done', outcome });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('a fit failed', error);
      setStage({ name: 'ready', error: messageOf(error) });
    }
  }

  return {
    stage,
    start: () => {
      const controller = new AbortController();
      running.current = controller;
      void run(controller.signal);
    },
    cancel: () => {
      running.current?.abort();
      setStage({ name: 'ready' });
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof FitError ? error.message : `Failed to read your reviews: ${failureReason(error)}.`;
}
