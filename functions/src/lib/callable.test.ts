import { CONTRACT_VERSION } from '@akada/domain/callables/contract-version';
import { REGION } from '@akada/domain/callables/region';
import { CALLS_A_MINUTE, TOO_MANY_CALLS } from '@akada/domain/quotas/rate-limits';
import { logger } from 'firebase-functions';
import type { CallableRequest, CallableResponse } from 'firebase-functions/https';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from './app-error.ts';
import { answer, answerStreaming, callable, streamingCallable } from './callable.ts';
import type { Deps, Handler, StreamHandler } from './handler.ts';

type Request = Pick<CallableRequest, 'auth' | 'data'>;

/** Passed on only: no handler in this file uses it. */
const deps = { now: () => new Date(0) } as Deps;
const SIGNED_IN = new Date('2026-03-02T10:00:00Z');
const handler = vi.fn<Handler<'openAccount'>>();

function signedIn(token: Record<string, unknown> = { email_verified: true }, data: unknown = {}): Request {
  const timed = { ...token, auth_time: SIGNED_IN.getTime() / 1_000 };
  return {
    auth: { uid: 'ada', token: timed, rawToken: '' } as unknown as NonNullable<Request['auth']>,
    data,
  };
}
const call = (request: Request) => answer('openAccount', deps, handler, request);

beforeEach(() => {
  handler.mockReset().mockResolvedValue({ created: true });
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(logger, 'warn').mockReturnValue();
  vi.spyOn(logger, 'info').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a callable', () => {
  test('passes the dependencies, the caller from the token and the input to its handler', async () => {
    expect(await call(signedIn())).toEqual({ created: true });

    expect(handler).toHaveBeenCalledExactlyOnceWith(
      deps,
      { uid: 'ada', contract: 0, isModerator: false, signedInAt: SIGNED_IN },
      {},
    );
  });

  test.each([
    [true, true],
    ['true', false],
    [1, false],
  ])('reads the claim %j as isModerator %s', async (moderator, isModerator) => {
    await call(signedIn({ email_verified: true, moderator }));

    expect(handler).toHaveBeenCalledExactlyOnceWith(
      deps,
      { uid: 'ada', contract: 0, isModerator, signedInAt: SIGNED_IN },
      {},
    );
  });

  test.each([CONTRACT_VERSION - 1, CONTRACT_VERSION, CONTRACT_VERSION + 1])(
    'answers an app of contract version %i with its own version',
    async (contract_version) => {
      expect(await call(signedIn(undefined, { contract_version }))).toEqual({
        created: true,
        contract_version: CONTRACT_VERSION,
      });
      expect(handler).toHaveBeenCalledExactlyOnceWith(
        deps,
        expect.objectContaining({ contract: contract_version }),
        {},
      );
    },
  );

  test('includes its contract version in an error, unless the app sends none', async () => {
    const refused = (data: object) => call(signedIn(undefined, { unknown: 1, ...data }));

    await expect(refused({ contract_version: 0 })).rejects.toMatchObject({
      code: 'invalid-argument',
      details: { contract_version: CONTRACT_VERSION },
    });
    await expect(refused({})).rejects.toMatchObject({ details: undefined });
  });

  test('accepts missing data as an empty input', async () => {
    expect(await call(signedIn(undefined, null))).toEqual({ created: true });
  });

  test('refuses a caller who is not signed in before it checks the input', async () => {
    await expect(call({ data: 'nonsense' })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'User not authenticated',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['is not verified', { email_verified: false }],
    ['is missing', {}],
    ['is verified only by a text', { email_verified: 'true' }],
  ])('refuses a caller whose address %s before it checks the input', async (_, token) => {
    await expect(call(signedIn(token, 'nonsense'))).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Please confirm your email address first.',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['an unknown field', { uid: 'ben' }],
    ['a text', 'nonsense'],
    ['a list', []],
  ])('refuses %s as its input', async (_, data) => {
    await expect(call(signedIn(undefined, data))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'That request is not valid. Reload the page and try again.',
      details: undefined,
    });
    expect(handler).not.toHaveBeenCalled();
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  test('passes on the code and message of an AppError', async () => {
    handler.mockRejectedValue(new AppError('resource-exhausted', 'That is enough for today.'));

    await expect(call(signedIn())).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: 'That is enough for today.',
    });
    expect(logger.error).not.toHaveBeenCalled();
  });

  test('logs the stack of any other failure without its message', async () => {
    const cause = new Error('password of the database: hunter2');
    handler.mockRejectedValue(cause);

    const request = signedIn(undefined, { trace_id: '0123abcd' });
    const failure = await call(request).catch((error: unknown) => error);

    expect(failure).toMatchObject({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again. (0123abcd)',
      details: undefined,
    });
    expect(JSON.stringify(failure)).not.toContain('hunter2');
    expect(logger.error).toHaveBeenCalledExactlyOnceWith('callable failed', {
      callable: 'openAccount',
      trace_id: '0123abcd',
      uid: 'ada',
      error: expect.stringMatching(/^Error\n {4}at .*callable\.test\.ts/),
    });
    expect(JSON.stringify(vi.mocked(logger.error).mock.calls)).not.toContain('hunter2');
  });

  test('logs one line for each call, with its trace id and its outcome', async () => {
    const line = { callable: 'openAccount', trace_id: '0123abcd', uid: 'ada', ms: expect.any(Number) };
    await call(signedIn(undefined, { trace_id: '0123abcd' }));
    expect(logger.info).toHaveBeenLastCalledWith('call', { ...line, outcome: 'ok' });
    handler.mockRejectedValue(new AppError('not-found', 'Gone.'));
    await call(signedIn(undefined, { trace_id: 'not one of ours' })).catch(() => undefined);
    const refused = { ...line, trace_id: 'none', outcome: 'not-found' };
    expect(logger.info).toHaveBeenLastCalledWith('call', refused);
    await call({ data: {} }).catch(() => undefined);
    const unknown = { ...line, trace_id: 'none', uid: null, outcome: 'unauthenticated' };
    expect(logger.info).toHaveBeenLastCalledWith('call', unknown);
    expect(logger.info).toHaveBeenCalledTimes(3);
  });

  test('runs in the region that the web app calls', () => {
    expect(callable('openAccount', deps, handler).__endpoint.region).toEqual([REGION]);
  });
});

describe('a streaming callable', () => {
  const made = {
    result: 'Water moves.',
    title: 'Osmosis',
    note: null,
    chat_id: null,
    file_url: null,
    left: 1,
  };
  const work = vi.fn<StreamHandler<'generate'>>();
  const input = { tool: 'cram', request_id: 'a-request-of-ours', prompt: 'Osmosis' };
  const gone = () => new AbortController();

  function responding(client = gone()) {
    const sendChunk = vi.fn<CallableResponse<{ text: string }>['sendChunk']>().mockResolvedValue(true);
    const response = { sendChunk, signal: client.signal };
    const answered = (data: unknown = input) =>
      answerStreaming('generate', deps, work, signedIn(undefined, data), response);
    return { answered, sendChunk, client };
  }
  beforeEach(() => void work.mockReset().mockResolvedValue(made));

  test('sends the pieces in order and returns the whole at the end', async () => {
    const { answered, sendChunk } = responding();
    work.mockImplementation(async (_deps, _caller, _input, stream) => {
      for (const text of ['Water ', 'moves.']) await stream.send({ text });
      return made;
    });

    expect(await answered()).toEqual(made);
    expect(sendChunk.mock.calls).toEqual([[{ text: 'Water ' }], [{ text: 'moves.' }]]);
  });

  test('aborts its signal when the client disconnects, even before the call began', async () => {
    const { answered, client, sendChunk } = responding();
    work.mockImplementation(async (_deps, _caller, _input, { send, signal }) => {
      expect(signal.aborted).toBe(false);
      client.abort();
      expect(signal.aborted).toBe(true);
      await send({ text: 'after the abort' });
      return made;
    });
    await answered();
    expect(sendChunk).not.toHaveBeenCalled();

    work.mockImplementation(async (_deps, _caller, _input, { signal }) => {
      expect(signal.aborted).toBe(true);
      return made;
    });
    await answered();
  });

  test('treats a failed write as a disconnected client', async () => {
    const { answered, sendChunk } = responding();
    sendChunk.mockRejectedValue(new Error('write after end'));
    work.mockImplementation(async (_deps, _caller, _input, { send, signal }) => {
      await send({ text: 'Water ' });
      expect(signal.aborted).toBe(true);
      return made;
    });

    expect(await answered()).toEqual(made);
  });

  test('answers a client that does not accept pieces', async () => {
    work.mockImplementation(async (_deps, _caller, _input, { send, signal }) => {
      await send({ text: 'Water ' });
      expect(signal.aborted).toBe(false);
      return made;
    });

    expect(await answerStreaming('generate', deps, work, signedIn(undefined, input))).toEqual(made);
  });

  test('says what is wrong with the text of a student and nothing about other fields', async () => {
    const { answered } = responding();

    await expect(answered({ ...input, prompt: ' ' })).rejects.toMatchObject({
      message: 'Write something first, or choose a file or note.',
    });
    for (const data of [
      { ...input, request_id: 'short' },
      { ...input, tool: 'all' },
      { ...input, uid: 'ben' },
    ]) {
      await expect(answered(data)).rejects.toMatchObject({
        code: 'invalid-argument',
        message: 'That request is not valid. Reload the page and try again.',
      });
    }
    expect(work).not.toHaveBeenCalled();
  });

  test('refuses a caller who is not signed in', async () => {
    await expect(answerStreaming('generate', deps, work, { data: input })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  test('runs in the region that the web app calls, with its own options', () => {
    const { __endpoint } = streamingCallable('generate', deps, work, { timeoutSeconds: 9, memory: '2GiB' });

    expect(__endpoint).toMatchObject({ region: [REGION], timeoutSeconds: 9, availableMemoryMb: 2048 });
  });
});

test.each([
  ['a callable', () => callable('openAccount', deps, handler)],
  ['a streaming callable', () => streamingCallable('exportData', deps, handler as never)],
])('%s limits the calls of a student in a minute', async (_, make) => {
  const { run } = make();
  const ask = () => run({ ...signedIn(), acceptsStreaming: false } as never);
  const most = Math.max(CALLS_A_MINUTE.openAccount, CALLS_A_MINUTE.exportData);
  const answers = await Promise.allSettled(Array.from({ length: most + 1 }, ask));

  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
  await expect(ask()).rejects.toMatchObject({ code: 'resource-exhausted', message: TOO_MANY_CALLS });
});
