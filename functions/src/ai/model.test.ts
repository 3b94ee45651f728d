import { afterEach, describe, expect, test, vi } from 'vitest';
import { geminiModel, type ModelTiming } from './model.ts';
import type { TokenUsage } from './tokens.ts';
import type { ModelRequest } from './tool.ts';

afterEach(() => vi.unstubAllGlobals());

const PACE: ModelTiming = {
  firstChunkMs: 1_000,
  callMs: 1_000,
  sleep: async () => undefined,
  random: () => 0,
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

const modelAnswers = (...answers: (string | number | Error)[]) =>
  vi.stubGlobal('fetch', async () => {
    const answer = answers.shift() ?? new Error('nothing more');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : new Response(answer);
  });

function asked(signal = new AbortController().signal) {
  const tokens: TokenUsage[] = [];
  const ask = geminiModel({ apiKey: 'a-key', baseUrl: '', model: 'a-model' }, PACE);
  const answer = ask(REQUEST, { signal, onTokens: (one) => void tokens.push(one) });
  return { answer, tokens };
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
