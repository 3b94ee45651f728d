/** Calls the model, within its timeouts. ./gemini speaks with the service. */
import { type ModelConfig, modelConfig } from './config.ts';
import { ModelFailure } from './failure.ts';
import { readEnding, responseText } from './gemini/answer.ts';
import { isFileMissing, isKeyRefused, isRetryable, retryDelayMs } from './gemini/refusal.ts';
import { DEFAULT_TIMING, type ModelTiming, type RefusedSettings, streamAnswer } from './gemini/stream.ts';
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

/** For this instance: a setting that was refused once is not sent again. */
const REFUSED_SETTINGS: RefusedSettings = new Map();

/** Asks the model that the parameters configure. */
export const askModel: AskModel = (request, options) =>
  geminiModel(modelConfig(), DEFAULT_TIMING, REFUSED_SETTINGS)(request, options);

/** Creates a function that asks the Gemini model of this configuration. */
export function geminiModel(
  config: ModelConfig,
  timing: ModelTiming = DEFAULT_TIMING,
  refused: RefusedSettings = new Map(),
): AskModel {
  return async function* ask(request, { signal, onTokens }) {
    const firstChunkMs = timing.firstChunkMs * (request.needsReasoning ? 2 : 1);
    const callMs = Math.min(timing.callMs, (request.maxSeconds ?? Number.POSITIVE_INFINITY) * 1_000);
    const limits = startTimeouts(signal, { callMs, firstChunkMs });
    const meter = createTokenMeter(request);
    const onAttempt = () => {
      limits.awaitFirstChunk();
      meter.markSent();
    };
    const onRefused = () => {
      limits.stopWaiting();
      meter.markRefused();
    };
    try {
      if (config.apiKey === '') throw new ModelFailure('off', 'NO_API_KEY');
      let hasText = false;
      const stream = { config, timing, refused, signal: limits.signal, onAttempt, onRefused };
      for await (const chunk of streamAnswer(request, stream)) {
        meter.record(chunk);
        // A chunk without text counts too: the model has started.
        limits.stopWaiting();
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

/** Aborts the upstream call when the student stops, on a timeout, and always when it is closed. */
function startTimeouts(
  student: AbortSignal,
  { firstChunkMs, callMs }: Pick<ModelTiming, 'firstChunkMs' | 'callMs'>,
) {
  const upstream = new AbortController();
  const stop = () => upstream.abort(new ModelFailure('stopped'));
  const late = () => upstream.abort(new ModelFailure('slow'));
  if (student.aborted) stop();
  else student.addEventListener('abort', stop, { once: true });
  let first: NodeJS.Timeout | undefined;
  const whole = setTimeout(late, callMs);
  return {
    signal: upstream.signal,
    awaitFirstChunk() {
      clearTimeout(first);
      first = setTimeout(late, firstChunkMs);
    },
    stopWaiting: () => clearTimeout(first),
    close() {
      clearTimeout(first);
      clearTimeout(whole);
      student.removeEventListener('abort', stop);
      // Otherwise the connection stays open, and the model keeps writing.
      upstream.abort();
    },
  };
}

function toModelFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted && signal.reason instanceof ModelFailure) return signal.reason;
  if (error instanceof ModelFailure) return error;
  if (isRetryable(error)) return new ModelFailure('busy', error, retryDelayMs(error));
  if (isKeyRefused(error)) return new ModelFailure('off', error);
  return new ModelFailure(isFileMissing(error) ? 'fileMissing' : 'failed', error);
}
