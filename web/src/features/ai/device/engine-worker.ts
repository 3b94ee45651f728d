/** Runs the study engine's tools off the main thread, one request after the other. */

import { loadLanguageModel } from '@akada/engine/reading/nlp';
import type { EngineRequest } from '@akada/engine/tools/request';
import { runEngineTool } from '@akada/engine/tools/run-engine-tool';
import type { WorkerAnswer } from './engine-runner.ts';

declare const self: DedicatedWorkerGlobalScope;

const answer = (message: WorkerAnswer) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  try {
    answer({ result: runEngineTool(data) });
  } catch (error) {
    answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

loadLanguageModel();
answer({ hasStarted: true });
