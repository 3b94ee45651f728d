import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import type { EngineRequest, EngineResult } from '@akada/engine/tools/request';
import { useEffect, useRef, useState } from 'react';
import { isOnline } from '@/lib/use-online.ts';
import { FileError } from './api/file-error.ts';
import { EngineError } from './device/engine-runner.ts';
import { PdfReadError } from './device/pdf-read-error.ts';
import { runOnDevice } from './device/run-on-device.ts';
import { useStudyEngine } from './device/use-study-engine.ts';

/** The state of a run of the study engine on this device. */
export type DeviceRun =
  | { status: 'idle' }
  /** The engine is being fetched first. */
  | { status: 'waiting' }
  /** `share` of the work that is done, 0 to 1; null while unknown. */
  | { status: 'running'; share: number | null }
  | { status: 'stopped' }
  | { status: 'done'; result: Extract<EngineResult, { isEmpty: false }> }
  | { status: 'empty'; result: Extract<EngineResult, { isEmpty: true }> }
  | { status: 'failed'; message: string };

/** What is to be run. `prepare` reads what the request needs, such as the pages of a file. */
export interface DeviceJob {
  prepare: (signal: AbortSignal) => Promise<EngineRequest>;
  /** Called once with the result, also an empty one, unless the run was stopped. */
  onResult: (result: EngineResult) => void;
}

/** Runs tools on this device. A run that starts before the engine is there fetches it first. Unmounting stops the run. */
export function useDeviceRun() {
  const { state: engine, fetchEngine } = useStudyEngine();
  const [run, setRun] = useState<DeviceRun>({ status: 'idle' });
  const controller = useRef<AbortController>(null);
  /** Waits for the engine. */
  const waiting = useRef<DeviceJob>(null);
  useEffect(() => {
    return () => controller.current?.abort();
  }, []);

  useEffect(() => {
    const job = waiting.current;
    if (!job) return;
    if (engine.status === 'ready') {
      waiting.current = null;
      void begin(job);
    } else if (engine.status === 'failed') {
      waiting.current = null;
      setRun({ status: 'failed', message: engine.message });
    }
  });

  async function begin({ prepare, onResult }: DeviceJob): Promise<void> {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const { signal } = own;
    setRun({ status: 'running', share: null });
    try {
      const request = await prepare(signal);
      const onProgress = (share: number) => {
        if (!signal.aborted) setRun({ status: 'running', share });
      };
      const result = await runOnDevice(request, { signal, onProgress });
      if (signal.aborted) return;
      setRun(result.isEmpty ? { status: 'empty', result } : { status: 'done', result });
      onResult(result);
    } catch (error) {
      if (signal.aborted) return;
      console.warn('the study engine failed', error);
      setRun({ status: 'failed', message: messageOf(error) });
    }
  }

  /** Runs a job now, or as soon as the engine is on the device. */
  function start(job: DeviceJob): void {
    if (engine.status === 'ready') {
      void begin(job);
      return;
    }
    waiting.current = job;
    setRun({ status: 'waiting' });
    if (engine.status !== 'fetching') fetchEngine();
  }

  /** Stops the run. The engine continues to be fetched. */
  function stop(): void {
    waiting.current = null;
    controller.current?.abort();
    setRun({ status: 'stopped' });
  }

  return { engine, fetchEngine, run, start, stop };
}

function messageOf(error: unknown): string {
  if (error instanceof EngineError || error instanceof FileError || error instanceof PdfReadError) {
    return error.message;
  }
  // Only a file or note may have to be fetched.
  return isOnline() ? AI_MESSAGES.panel : DEVICE_ENGINE_MESSAGES.notHere;
}
