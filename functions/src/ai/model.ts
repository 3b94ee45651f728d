/** Calls the model. Its package is no longer developed, so only ./model.ts, ./gemini.ts and ./tokens.ts use it. */
import { setTimeout as after } from 'node:timers/promises';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { type EnhancedGenerateContentResponse, GoogleGenerativeAI } from '@google/generative-ai';
import { type ModelConfig, modelConfig } from './config.ts';
import { ModelFailure } from './failure.ts';
import { isRetryable, readEnding, responseText, toGeminiRequest } from './gemini.ts';
import { createTokenMeter, type TokenUsage } from './tokens.ts';
import type { ModelRequest } from './tool.ts';

interface ModelEnd {
  /** Whether the answer reached its length limit. */
  cutShort: boolean;
}

interface AskOptions {
  signal: AbortSignal;
  /** Called once with the tokens of the call, however it ended. */
  onTokens: (tokens: TokenUsage) => void;
}

/**
 * Asks the model and yields its answer in pieces. An empty piece means that the model has started to answer.
 *
 * @throws ModelFailure at any time, including after some pieces
 */
export type AskModel = (
  request: ModelRequest,
  options: AskOptions,
) => AsyncGenerator<string, ModelEnd, undefined>;

/** Timeouts and backoff; tests pass their own. */
export interface ModelTiming {
  firstChunkMs: number;
  callMs: number;
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Jitter of the backoff, from 0 to 1. */
  random: () => number;
}

const DEFAULT_TIMING: ModelTiming = {
  firstChunkMs: AI_LIMITS.firstChunkSeconds * 1_000,
  callMs: AI_LIMITS.callSeconds * 1_000,
  sleep: (ms, signal) => after(ms, undefined, { signal }),
  random: Math.random,
};

/** Only before the first piece: a retry must not change what the student has already read. */
const MAX_RETRIES = 2;
const BACKOFF_MS = 500;

/** Asks the model that the parameters configure. */
export const askModel: AskModel = (request, options) => geminiModel(modelConfig())(request, options);

/** Creates a function that asks the Gemini model of this configuration. */
export function geminiModel(config: ModelConfig, timing: ModelTiming = DEFAULT_TIMING): AskModel {
  return async function* ask(request, { signal, onTokens }) {
    const limits = startTimeouts(signal, timing);
    const meter = createTokenMeter(request);
    try {
      let hasText = false;
      for await (const chunk of streamWithRetries(config, timing, request, { ...limits, meter })) {
        meter.record(chunk);
        // A chunk without text counts too: the model has started.
        limits.begun();
        const ending = readEnding(chunk);
        const text = responseText(chunk);
        yield text;
        hasText ||= text.trim() !== '';
        if (!ending) continue;
        if (!hasText) throw new ModelFailure('empty', ending);
        return { cutShort: ending === 'cutShort' };
      }
      // Google ends every answer with a finish reason, so the connection must have been lost.
      throw new ModelFailure(hasText ? 'failed' : 'empty', 'NO_FINISH_REASON');
    } catch (error) {
      throw toModelFailure(error, limits.signal);
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

/** Aborts the upstream call when the student stops, on a timeout, and always when it is closed. */
function startTimeouts(student: AbortSignal, { firstChunkMs, callMs }: ModelTiming) {
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
      // Otherwise the connection stays open, and the model keeps writing.
      upstream.abort();
    },
  };
}

async function* streamWithRetries(
  config: ModelConfig,
  { sleep, random }: ModelTiming,
  request: ModelRequest,
  { signal, meter }: Call,
): AsyncGenerator<EnhancedGenerateContentResponse> {
  for (let retries = 0; ; retries += 1) {
    let begun = false;
    try {
      for await (const chunk of await openStream(config, request, { signal, meter })) {
        begun = true;
        yield chunk;
      }
      return;
    } catch (error) {
      if (!begun && !signal.aborted) meter.markRefused();
      if (begun || retries >= MAX_RETRIES || !isRetryable(error)) throw error;
      // With jitter, so that calls that were refused together do not retry together.
      await sleep(BACKOFF_MS * 2 ** retries * (0.5 + random()), signal);
    }
  }
}

async function openStream(
  { apiKey, baseUrl, model }: ModelConfig,
  request: ModelRequest,
  { signal, meter }: Call,
) {
  // The package does not check whether the signal is already aborted.
  signal.throwIfAborted();
  meter.markSent();
  const { stream, response } = await new GoogleGenerativeAI(apiKey)
    .getGenerativeModel({ model }, baseUrl === '' ? {} : { baseUrl })
    .generateContentStream(toGeminiRequest(request, model), { signal });
  // A broken stream rejects this promise too, and an unhandled rejection ends the process.
  response.catch(() => undefined);
  return stream;
}

function toModelFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted && signal.reason instanceof ModelFailure) return signal.reason;
  if (error instanceof ModelFailure) return error;
  return new ModelFailure(isRetryable(error) ? 'busy' : 'failed', error);
}
