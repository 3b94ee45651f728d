import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import type { EngineRequest, EngineResult, EngineTool } from '@akada/engine/tools/request';
import { createEngineRunner, EngineError, type RunOptions } from './engine-runner.ts';
import { engineDownload } from './use-study-engine.ts';

const runner = createEngineRunner(
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
  return runner.run(request, options);
}

/**
 * Starts the study engine before the student asks a tool for a result: its first run takes more than twice as long as the
 * next ones. Does nothing while the engine isn't on this device.
 */
export function warmUp(tool: EngineTool): void {
  if (engineDownload.current().status === 'ready') runner.warmUp(tool);
}
