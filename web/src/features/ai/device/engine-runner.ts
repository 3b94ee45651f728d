/** Runs requests in the study engine's worker, one at a time. */
import { DEVICE_ENGINE_MESSAGES } from '@akada/domain/ai/device-engine';
import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import type { EngineRequest, EngineResult, EngineTool } from '@akada/engine/tools/request';

/** What the worker takes: a request, or the tool that it runs with a small request of its own to be quick afterwards. */
export type WorkerRequest = EngineRequest | { warmUp: EngineTool };

/** What the worker sends: that it has started, a result, or the stack of an error. */
export type WorkerAnswer = { hasStarted: true } | { result: EngineResult } | { error: string };

/** A failure of the engine itself. Its message is for the student. */
export class EngineError extends Error {}

export interface RunOptions {
  /** Cancels the run. */
  signal: AbortSignal;
  /** Gets the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface EngineRunner {
  /**
   * Rejects with the signal's reason when it is cancelled, and with an EngineError when the worker can't be started or
   * fails.
   */
  run: (request: EngineRequest, options: RunOptions) => Promise<EngineResult>;
  /** Starts the worker and lets it warm up a tool, unless it was asked something before. A failure is logged. */
  warmUp: (tool: EngineTool) => void;
}

/** A worker that waits longer than this for a request is ended: it holds the language model in memory. */
export const IDLE_MS = 3 * MS_PER_MINUTE;

/** The share of a run that starting the worker takes: loading the language model is the longest single step. */
const STARTED = 0.4;

/**
 * Creates a runner that starts its worker for the first request and keeps it for the next ones, until none has come for
 * some minutes. Cancelling a request ends the worker, because nothing else stops what it does.
 */
export function createEngineRunner(spawn: () => Worker): EngineRunner {
  let worker: Worker | null = null;
  /** Whether a request was given to the worker, or to the one that starts for it. */
  let isAsked = false;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function stop() {
    worker?.terminate();
    worker = null;
    isAsked = false;
  }

  function runNow(request: WorkerRequest, { signal, onProgress }: RunOptions): Promise<EngineResult> {
    signal.throwIfAborted();
    clearTimeout(idle);
    // A worker that exists has run a request before.
    onProgress?.(worker ? STARTED : 0);
    worker ??= spawn();
    const current = worker;
    const listeners = new AbortController();
    const result = new Promise<EngineResult>((resolve, reject) => {
      const fail = (error: unknown) => {
        stop();
        reject(error);
      };
      const options = { signal: listeners.signal };
      current.addEventListener(
        'message',
        ({ data }: MessageEvent<WorkerAnswer>) => {
          if ('hasStarted' in data) onProgress?.(STARTED);
          else if ('result' in data) resolve(data.result);
          else fail(new EngineError(DEVICE_ENGINE_MESSAGES.failed, { cause: data.error }));
        },
        options,
      );
      // An error that the worker doesn't catch: its file could not be loaded, or memory ran out.
      current.addEventListener(
        'error',
        (event) => fail(new EngineError(DEVICE_ENGINE_MESSAGES.notLoaded, { cause: event })),
        options,
      );
      signal.addEventListener('abort', () => fail(signal.reason), options);
    });
    current.postMessage(request);
    return result.finally(() => {
      listeners.abort();
      idle = setTimeout(stop, IDLE_MS);
    });
  }

  function run(request: WorkerRequest, options: RunOptions): Promise<EngineResult> {
    const { signal } = options;
    isAsked = true;
    const next = last.then(() => runNow(request, options));
    last = next.catch(() => {});
    // A request that waits for another one ends at once when it is cancelled.
    const cancelled = new Promise<never>((_, reject) => {
      if (signal.aborted) reject(signal.reason);
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([next, cancelled]);
  }

  return {
    run,
    warmUp: (tool) => {
      if (isAsked) return;
      run({ warmUp: tool }, { signal: new AbortController().signal }).catch((error) =>
        console.warn('the study engine was not warmed up', error),
      );
    },
  };
}
