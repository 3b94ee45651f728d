/** Fits FSRS to a log of reviews off the main thread. A worker serves one request and is then ended. */
import { fitToLog } from '@akada/domain/cards/fit';
import wasm from 'fsrs-browser/fsrs_browser_bg.wasm?url';
import { loadOptimiser } from './optimise.ts';
import type { FitAnswer } from './run-fit.ts';

declare const self: DedicatedWorkerGlobalScope;

async function run(log: string): Promise<FitAnswer> {
  let optimise: Awaited<ReturnType<typeof loadOptimiser>>;
  try {
    optimise = await loadOptimiser(new URL(wasm, self.location.href));
  } catch (error) {
    return { notLoaded: stackOf(error) };
  }
  return { outcome: fitToLog(log, optimise, new Date()) };
}

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  run(data)
    .catch((error: unknown): FitAnswer => ({ error: stackOf(error) }))
    .then((answer) => self.postMessage(answer));
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
