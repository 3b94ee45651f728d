import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import type { EngineRequest, EngineResult } from '@akada/engine/tools/request';
import { createEngineRunner, EngineError, type RunOptions } from './engine-runner.ts';
import { engineDownload } from './use-study-engine.ts';

const run = createEngineRunner(
  () => new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'study engine' }),
);

/**
 * Runs a tool of the study engine in a worker on this device. Requests run one after the other. When the signal cancels
 * one, the promise rejects with the signal's reason.
 *
 * @throws EngineError with a message for the student: the engine isn't on this device, or it failed
 */
export async function runOnDevice(request: EngineRequest, options: RunOptions): Promise<EngineResult> {
  // Starting the worker would fetch the engine without the student's consent.
  if (engineDownload.current().status !== 'ready') await engineDownload.check();
  if (engineDownload.current().status !== 'ready') throw new EngineError(DEVICE_ENGINE_MESSAGES.absent);
  return run(request, options);
}
