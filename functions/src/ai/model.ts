/** The one way to a model: the package that speaks to it is no longer developed, and nothing else knows it. */
import { setTimeout as after } from 'node:timers/promises';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type EnhancedGenerateContentResponse, GoogleGenerativeAI } from '@google/generative-ai';
import { type ModelConfig, modelConfig } from './config.ts';
import { ModelFailure } from './failure.ts';
import { isRetryable, readEnding, responseText, toGeminiRequest } from './gemini.ts';
import { createTokenMeter, type TokenUsage } from './tokens.ts';
import type { ModelRequest } from './tool.ts';

/** How an answer ended that came to an end. */
interface ModelEnd {
  /** Whether it is shorter than it would have been, as long as it was allowed to be. */
  cutShort: boolean;
}

interface AskOptions {
  signal: AbortSignal;
  /** Is called once, with what the call took, however it ended. */
  onTokens: (tokens: TokenUsage) => void;
}

/**
 * Asks a model, and gives its answer in pieces as it comes. An empty piece says that it has begun.
 *
 * @throws ModelFailure, before the first piece or between two
 */
export type AskModel = (
  request: ModelRequest,
  options: AskOptions,
) => AsyncGenerator<string, ModelEnd, undefined>;

/** How long is waited, in milliseconds. Tests have their own. */
export interface ModelTiming {
  firstChunkMs: number;
  callMs: number;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  random: () => number;
}

const PACE: ModelTiming = {
  firstChunkMs: AI_LIMITS.firstChunkSeconds * 1_000,
  callMs: AI_LIMITS.callSeconds * 1_000,
  sleep: (ms, signal) => after(ms, undefined, { signal }),
  random: Math.random,
};

/** Tried again so often at most, and before the first piece only: what the student has read stays as it is. */
const RETRIES = 2;
const BACKOFF_MS = 500;

/** The model that the parameters name. */
export const askModel: AskModel = (request, options) => geminiModel(modelConfig())(request, options);

/** A model of one's own choice. */
export function geminiModel(config: ModelConfig, pace: ModelTiming = PACE): AskModel {
  return async function* ask(request, { signal, onTokens }) {
    const limits = limitsOf(signal, pace);
    const meter = createTokenMeter(request);
    try {
      let any = false;
      for await (const part of partsOf(config, pace, request, { ...limits, meter })) {
        meter.read(part);
        // Also without text: it has begun, and is given the time to go on.
        limits.begun();
        const ending = readEnding(part);
        const text = responseText(part);
        yield text;
        any ||= text.trim() !== '';
        if (!ending) continue;
        if (!any) throw new ModelFailure('empty', ending);
        return { cutShort: ending === 'cutShort' };
      }
      // Google says how every answer ends: this one lost its end on the way.
      throw new ModelFailure(any ? 'failed' : 'empty', 'NO_FINISH_REASON');
    } catch (error) {
      throw failureOf(error, limits.signal);
    } finally {
      limits.close();
      onTokens(meter.total());
    }
  };
}

interface Call {
  signal: AbortSignal;
  meter: ReturnType<typeof createTokenMeter>;
}

/** Ends what is asked upstream when the student stops, when it takes too long, and in any case at the end. */
function limitsOf(student: AbortSignal, { firstChunkMs, callMs }: ModelTiming) {
  const upstream = new AbortController();
  const stop = () => upstream.abort(new ModelFailure('stopped'));
  const late = () => upstream.abort(new ModelFailure('slow'));
  if (student.aborted) stop();
  else student.addEventListener('abort', stop, { once: true });
  const first = setTimeout(late, firstChunkMs);
  const whole = setTimeout(late, callMs);
  return {
    signal: upstream.signal,
    begun: () => clearTimeout(first),
    close() {
      clearTimeout(first);
      clearTimeout(whole);
      student.removeEventListener('abort', stop);
      // Whoever stops reading leaves a connection open, on which the model would write on.
      upstream.abort();
    },
  };
}

async function* partsOf(
  config: ModelConfig,
  { sleep, random }: ModelTiming,
  request: ModelRequest,
  { signal, meter }: Call,
): AsyncGenerator<EnhancedGenerateContentResponse> {
  for (let tries = 0; ; tries += 1) {
    let begun = false;
    try {
      for await (const part of await opened(config, request, { signal, meter })) {
        begun = true;
        yield part;
      }
      return;
    } catch (error) {
      if (!begun && !signal.aborted) meter.refused();
      if (begun || tries >= RETRIES || !isRetryable(error)) throw error;
      // At random, so that those who were refused together do not come back together.
      await sleep(BACKOFF_MS * 2 ** tries * (0.5 + random()), signal);
    }
  }
}

async function opened(
  { apiKey, baseUrl, model }: ModelConfig,
  request: ModelRequest,
  { signal, meter }: Call,
) {
  // The package does not look whether it is so already.
  signal.throwIfAborted();
  meter.sent();
  const { stream, response } = await new GoogleGenerativeAI(apiKey)
    .getGenerativeModel({ model }, baseUrl === '' ? {} : { baseUrl })
    .generateContentStream(toGeminiRequest(request, model), { signal });
  // A stream that breaks rejects this too, and Node ends a process for a rejection that nobody takes.
  response.catch(() => undefined);
  return stream;
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted && signal.reason instanceof ModelFailure) return signal.reason;
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(isRetryable(error) ? 'busy' : 'failed', error);
}
