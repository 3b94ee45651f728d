import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ModelConfig } from './config.ts';
import type { ModelTiming } from './gemini/stream.ts';
import { geminiModel } from './model.ts';
import type { TokenUsage } from './tokens.ts';
import type { ModelRequest } from './tool.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let waits: number[] = [];
beforeEach(() => {
  waits = [];
});
const PACE: ModelTiming = {
  firstChunkMs: 20_000,
  callMs: 20_000,
  sleep: async (ms) => void waits.push(ms),
  random: () => 0.5,
};
const REQUEST: ModelRequest = {
  system: 'Answer.',
  turns: [
    {
      role: 'student',
      parts: [{ pdf: { bytes: Buffer.from('%PDF'), pages: 100 } }, { text: 'x'.repeat(400) }],
    },
  ],
  temperature: 0,
  maxOutput: 10,
};
/** The estimated input: 100 pages of 258 tokens, and a token for every four of 407 characters. */
const ESTIMATED = 25_902;

type Usage = { promptTokenCount?: number; candidatesTokenCount?: number; thoughtsTokenCount?: number };
const part = (text: string, finishReason?: string, usageMetadata?: Usage) =>
  `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, finishReason }], usageMetadata })}\r\n\r\n`;

type Answer = string | number | Error | { status: number; message?: string; details?: object[] };
/** The requests that the service got. */
let sent: { model: string | undefined; config: Record<string, unknown> }[] = [];
const modelAnswers = (...answers: Answer[]) => {
  sent = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { generationConfig } = JSON.parse(body);
    sent.push({ model: /models\/([^:]+)/.exec(url)?.[1], config: generationConfig });
    const answer = answers.shift() ?? new Error('nothing more');
    if (answer instanceof Error) throw answer;
    if (typeof answer === 'string') return new Response(answer);
    const { status, ...error } = typeof answer === 'number' ? { status: answer } : answer;
    return new Response(JSON.stringify({ error }), { status });
  });
};
const modelsAsked = () => sent.map(({ model }) => model);
const delayed = (retryDelay: string) => ({
  status: 429,
  message: 'You exceeded your current quota.',
  details: [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }],
});
const DONE = part('Water moves.', 'STOP');

const CONFIG: ModelConfig = { apiKey: 'a-key', baseUrl: '', model: 'a-model', fallbackModel: '' };

function asked(
  signal = new AbortController().signal,
  { config = {}, request = {} }: { config?: Partial<ModelConfig>; request?: Partial<ModelRequest> } = {},
  ask = geminiModel({ ...CONFIG, ...config }, PACE),
) {
  const tokens: TokenUsage[] = [];
  const answer = ask({ ...REQUEST, ...request }, { signal, onTokens: (one) => void tokens.push(one) });
  return { answer, tokens };
}

/** Reads a whole answer. */
async function textOf({ answer }: ReturnType<typeof asked>): Promise<string> {
  let text = '';
  for await (const piece of answer) text += piece;
  return text;
}

/** Reads a whole answer and returns the tokens that were reported. */
async function tokensOf(signal?: AbortSignal): Promise<TokenUsage[]> {
  const { answer, tokens } = asked(signal);
  try {
    while (!(await answer.next()).done);
  } catch {
    // Tokens are reported after a failure too.
  }
  return tokens;
}

test('yields an empty piece when the model starts without text', async () => {
  modelAnswers(part('') + part('Water moves.', 'STOP'));

  const { answer } = asked();

  expect(await answer.next()).toEqual({ done: false, value: '' });
  expect(await answer.next()).toEqual({ done: false, value: 'Water moves.' });
  expect(await answer.next()).toEqual({ done: true, value: { cutShort: false } });
});

describe('the tokens of a call', () => {
  test('are the last ones that the model reports, with thoughts as output', async () => {
    modelAnswers(
      part('Water ', undefined, { promptTokenCount: 50, candidatesTokenCount: 2 }) +
        part('moves.', 'STOP', { promptTokenCount: 50, candidatesTokenCount: 4, thoughtsTokenCount: 30 }),
    );

    expect(await tokensOf()).toEqual([{ in: 50, out: 34 }]);
  });

  test('include the thoughts of a model that used up its limit before it wrote anything', async () => {
    modelAnswers(part('', 'MAX_TOKENS', { promptTokenCount: 50, thoughtsTokenCount: 4_000 }));

    expect(await tokensOf()).toEqual([{ in: 50, out: 4_000 }]);
  });

  test('include those of a blocked answer', async () => {
    modelAnswers(part('Water moves.', 'SAFETY', { promptTokenCount: 50, candidatesTokenCount: 4 }));

    expect(await tokensOf()).toEqual([{ in: 50, out: 4 }]);
  });

  test('include those of an answer that is abandoned in the middle', async () => {
    modelAnswers(
      part('Water ', undefined, { promptTokenCount: 50, candidatesTokenCount: 2 }) + part('moves.', 'STOP'),
    );
    const { answer, tokens } = asked();

    await answer.next();
    await answer.return(undefined as never);

    expect(tokens).toEqual([{ in: 50, out: 2 }]);
  });

  test('are estimated when the model does not report them', async () => {
    modelAnswers(part('Water moves.', 'STOP'));

    expect(await tokensOf()).toEqual([{ in: ESTIMATED, out: 3 }]);
  });

  test('are estimated when the student stops before the model reports them', async () => {
    const student = new AbortController();
    vi.stubGlobal('fetch', async () => {
      student.abort();
      throw new DOMException('Aborted', 'AbortError');
    });

    expect(await tokensOf(student.signal)).toEqual([{ in: ESTIMATED, out: 0 }]);
  });

  test('are 0 when nothing was sent, or the service refused it or was unreachable', async () => {
    const gone = new AbortController();
    gone.abort();
    expect(await tokensOf(gone.signal)).toEqual([{ in: 0, out: 0 }]);
    modelAnswers(400);
    expect(await tokensOf()).toEqual([{ in: 0, out: 0 }]);
    modelAnswers(503, 503, 503);
    expect(await tokensOf()).toEqual([{ in: 0, out: 0 }]);
    modelAnswers(new TypeError('fetch failed'), new TypeError('fetch failed'), new TypeError('fetch failed'));
    expect(await tokensOf()).toEqual([{ in: 0, out: 0 }]);
  });

  test('are those of the attempt that the service accepted', async () => {
    modelAnswers(503, part('Water moves.', 'STOP', { promptTokenCount: 50, candidatesTokenCount: 4 }));

    expect(await tokensOf()).toEqual([{ in: 50, out: 4 }]);
  });
});

describe('a model that fails before its first piece', () => {
  const named = { model: 'gemini-flash-latest', fallbackModel: 'gemini-3.5-flash-lite' };
  const ask = (config: Partial<ModelConfig> = named) => asked(undefined, { config });

  test('is asked twice more, each time later', async () => {
    modelAnswers(503, 503, DONE);

    expect(await textOf(ask())).toBe('Water moves.');
    expect(modelsAsked()).toEqual(Array(3).fill(named.model));
    expect(waits).toEqual([500, 1_000]);
  });

  test('is asked again when the service says so', async () => {
    modelAnswers(delayed('17.2s'), DONE);

    expect(await textOf(ask())).toBe('Water moves.');
    expect(waits).toEqual([17_200]);
  });

  test.each([
    ['is gone', [{ status: 404, message: 'models/x is not found for API version v1beta' }], 1],
    ['stays overloaded', [503, 503, 503], 3],
    ['asks to wait longer than a student would', [delayed('21s')], 1],
    ['asks to wait too long in all', [delayed('11s'), delayed('11s')], 2],
  ])('is replaced by the fallback model if it %s', async (_, answers, calls) => {
    modelAnswers(...answers, DONE);

    expect(await textOf(ask())).toBe('Water moves.');
    expect(modelsAsked()).toEqual([...Array(calls).fill(named.model), named.fallbackModel]);
  });

  test.each([
    ['refuses the request', [400]],
    ['cannot be reached', Array<Answer>(3).fill(new TypeError('fetch failed'))],
  ])('is not replaced if it %s', async (_, answers) => {
    modelAnswers(...answers, DONE);

    await expect(textOf(ask())).rejects.toThrow();
    expect(new Set(modelsAsked())).toEqual(new Set([named.model]));
  });

  test('is not replaced once its answer has begun', async () => {
    modelAnswers(part('Water '), DONE);

    await expect(textOf(ask())).rejects.toMatchObject({ kind: 'failed' });
    expect(modelsAsked()).toHaveLength(1);
  });

  test.each([
    ['the time that the first model asks for', [delayed('150s'), 404], 'in 3 minutes'],
    ['the shorter time', [delayed('150s'), delayed('90s')], 'in 2 minutes'],
    ['the first time if the other is longer', [delayed('150s'), delayed('7200s')], 'in 3 minutes'],
    ['hours', [delayed('7000s'), delayed('7000s')], 'in 2 hours'],
    ['a minute without one', Array<Answer>(6).fill(503), 'in a minute'],
  ])('is busy when the fallback model fails too, and the message says %s', async (_, answers, words) => {
    modelAnswers(...answers);

    await expect(textOf(ask())).rejects.toMatchObject({
      kind: 'busy',
      code: 'unavailable',
      message: expect.stringContaining(words),
    });
  });

  test('is busy at once without a fallback model', async () => {
    modelAnswers(delayed('300s'), DONE);

    await expect(textOf(ask({ ...named, fallbackModel: named.model }))).rejects.toThrow('in 5 minutes');
    expect(modelsAsked()).toHaveLength(1);
  });
});

describe('a setting that the model refuses', () => {
  const model = 'gemini-2.5-flash';
  const refusal = { status: 400, message: 'Thinking is not configurable in this model' };

  test('is left out of one more attempt, and of later requests', async () => {
    const ask = geminiModel({ ...CONFIG, model }, PACE);
    modelAnswers(refusal, DONE, DONE);

    expect(await textOf(asked(undefined, {}, ask))).toBe('Water moves.');
    expect(await textOf(asked(undefined, {}, ask))).toBe('Water moves.');
    expect(sent.map(({ config }) => 'thinkingConfig' in config)).toEqual([true, false, false]);
    expect(sent.every(({ config }) => 'temperature' in config)).toBe(true);
  });

  test('is sent again if it was not the reason', async () => {
    const ask = geminiModel({ ...CONFIG, model }, PACE);
    const invalid = { status: 400, message: 'Request contains an invalid argument.' };
    modelAnswers(invalid, invalid, DONE);

    await expect(textOf(asked(undefined, {}, ask))).rejects.toMatchObject({ kind: 'failed' });
    expect(await textOf(asked(undefined, {}, ask))).toBe('Water moves.');
    expect(sent.map(({ config }) => 'thinkingConfig' in config)).toEqual([true, false, true]);
  });

  test('is not the reason if none was sent', async () => {
    modelAnswers({ status: 400, message: 'Request contains an invalid argument.' }, DONE);

    const outcome = textOf(asked(undefined, { config: { model: 'gemini-flash-latest' } }));
    await expect(outcome).rejects.toMatchObject({ kind: 'failed' });
    expect(sent).toHaveLength(1);
  });

  test('is not the reason of a second refusal', async () => {
    modelAnswers(refusal, { status: 400, message: 'The temperature is not supported' }, DONE);

    await expect(textOf(asked(undefined, { config: { model } }))).rejects.toMatchObject({ kind: 'failed' });
    expect(sent).toHaveLength(2);
  });
});

describe('without a key that the service accepts', () => {
  test('the AI is off, and nothing is sent', async () => {
    modelAnswers(DONE);

    await expect(textOf(asked(undefined, { config: { apiKey: '' } }))).rejects.toMatchObject({
      kind: 'off',
      message: AI_MESSAGES.off,
    });
    expect(sent).toEqual([]);
  });

  test('the AI is off for every model', async () => {
    modelAnswers({ status: 400, message: 'API key not valid.', details: [{ reason: 'API_KEY_INVALID' }] });

    const outcome = textOf(asked(undefined, { config: { fallbackModel: 'another' } }));
    await expect(outcome).rejects.toMatchObject({ kind: 'off' });
    expect(sent).toHaveLength(1);
  });
});

test('a model that thinks first has twice as long for its first piece', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  });
  const ask = geminiModel(CONFIG, { ...PACE, callMs: 100_000 });
  const failuresOf = (request: Partial<ModelRequest>) => {
    const failures: unknown[] = [];
    textOf(asked(undefined, { request }, ask)).catch((error: unknown) => failures.push(error));
    return failures;
  };
  const [quick, reasoned] = [failuresOf({}), failuresOf({ needsReasoning: true })];

  await vi.advanceTimersByTimeAsync(PACE.firstChunkMs);
  expect([quick.length, reasoned.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(PACE.firstChunkMs);
  expect(reasoned).toEqual([expect.objectContaining({ kind: 'slow' })]);
});
