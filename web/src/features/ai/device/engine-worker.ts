/** Runs the study engine's tools off the main thread, one request after the other. */

import { loadLanguageModel } from '@akada/engine/reading/nlp';
import { runEngineTool } from '@akada/engine/tools/run-engine-tool';
import { warmUpFor } from '@akada/engine/tools/warm-up';
import type { WorkerAnswer, WorkerRequest } from './engine-runner.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = (message: WorkerAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    answer({ result: runEngineTool('warmUp' in data ? warmUpFor(data.warmUp) : data) });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

loadLanguageModel();
answer({ hasStarted: true });
