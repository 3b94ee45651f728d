/** Asks one model after the other until one answers. */
import { setTimeout as after } from 'node:timers/promises';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { ModelConfig } from '../config.ts';
import type { ModelRequest } from '../tool.ts';
import type { AnswerChunk } from './protocol.ts';
import { isModelMissing, isOverloaded, isRetryable, refusedSettings, retryDelayMs } from './refusal.ts';
import { toAnswerRequest } from './request.ts';
import { openAnswer } from './service.ts';
import type { OptionalSetting } from './settings.ts';

/** Timeouts and backoff; tests pass their own. */
export interface ModelTiming {
  /** For each attempt. A model that has to think first gets twice as long. */
  firstChunkMs: number;
  callMs: number;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Jitter of the backoff, from 0 to 1. */
  random: () => number;
}

export const DEFAULT_TIMING: ModelTiming = {
  firstChunkMs: AI_LIMITS.firstChunkSeconds * 1_000,
  callMs: AI_LIMITS.callSeconds * 1_000,
  sleep: (ms, signal) => after(ms, undefined, { signal }),
  random: Math.random,
};

/** The settings that each model has refused. */
export type RefusedSettings = Map<string, Set<OptionalSetting>>;

interface Stream {
  config: ModelConfig;
  timing: ModelTiming;
  refused: RefusedSettings;
  signal: AbortSignal;
  /** Called before each attempt. */
  onAttempt: () => void;
  /** Called when an attempt was refused, so that it cost nothing. */
  onRefused: () => void;
}

/** Only before the first piece: a retry must not change what the student has already read. */
const MAX_RETRIES = 2;
const BACKOFF_MS = 500;

/**
 * Streams the answer of the configured model. If that is gone, or still overloaded after some retries, the fallback model
 * answers.
 *
 * @throws the first model's error when the fallback model fails too, unless the first is gone
 */
export async function* streamAnswer(request: ModelRequest, stream: Stream): AsyncGenerator<AnswerChunk> {
  const { model, fallbackModel } = stream.config;
  let begun = false;
  try {
    for await (const chunk of streamWithRetries(request, model, stream)) {
      begun = true;
      yield chunk;
    }
    return;
  } catch (error) {
    const mayFallBack = fallbackModel !== '' && fallbackModel !== model && !begun && !stream.signal.aborted;
    if (!mayFallBack || !(isModelMissing(error) || isOverloaded(error))) throw error;
    yield* fallBack(request, error, stream);
  }
}

async function* fallBack(request: ModelRequest, first: unknown, stream: Stream): AsyncGenerator<AnswerChunk> {
  let begun = false;
  try {
    for await (const chunk of streamWithRetries(request, stream.config.fallbackModel, stream)) {
      begun = true;
      yield chunk;
    }
  } catch (error) {
    const isWorse = isModelMissing(error) || (retryDelayMs(error) ?? 0) > (retryDelayMs(first) ?? 0);
    throw !begun && isOverloaded(first) && isWorse ? first : error;
  }
}

async function* streamWithRetries(
  request: ModelRequest,
  model: string,
  stream: Stream,
): AsyncGenerator<AnswerChunk> {
  const { config, timing, signal, refused } = stream;
  const without = new Set(refused.get(model));
  let waited = 0;
  let isStripped = false;
  for (let retries = 0; ; ) {
    let begun = false;
    const sent = toAnswerRequest(request, model, without);
    try {
      // The service has not been asked yet, so there is nothing to pay for.
      signal.throwIfAborted();
      stream.onAttempt();
      for await (const chunk of await openAnswer(config, model, sent, signal)) {
        // Only now is it known that the settings were the reason, and not, for example, a damaged PDF.
        if (!begun && isStripped) refused.set(model, without);
        begun = true;
        yield chunk;
      }
      return;
    } catch (error) {
      if (begun || signal.aborted) throw error;
      stream.onRefused();
      const settings = refusedSettings(error).filter((setting) => setting in sent.generationConfig);
      if (settings.length > 0 && !isStripped) {
        isStripped = true;
        for (const setting of settings) without.add(setting);
        continue;
      }
      if (retries >= MAX_RETRIES || !isRetryable(error)) throw error;
      // With jitter, so that calls that were refused together do not retry together.
      const delay = retryDelayMs(error) ?? BACKOFF_MS * 2 ** retries * (0.5 + timing.random());
      // A student waits for retries no longer than for a first piece.
      if (waited + delay > timing.firstChunkMs) throw error;
      waited += delay;
      retries += 1;
      await timing.sleep(delay, signal);
    }
  }
}
