import { REGION } from '@akada/domain/contracts';
import { logger } from 'firebase-functions';
import type { CallableRequest } from 'firebase-functions/https';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from './app-error.ts';
import { answer, callable } from './callable.ts';
import type { Deps, Handler } from './handler.ts';

type Request = Pick<CallableRequest, 'auth' | 'data'>;

/** Handed on untouched: no handler of this file looks into it. */
const deps = { now: () => new Date(0) } as Deps;
const handler = vi.fn<Handler<'openAccount'>>();

function signedIn(token: Record<string, unknown> = { email_verified: true }, data: unknown = {}): Request {
  return { auth: { uid: 'ada', token, rawToken: '' } as unknown as NonNullable<Request['auth']>, data };
}
const call = (request: Request) => answer('openAccount', deps, handler, request);

beforeEach(() => {
  handler.mockReset().mockResolvedValue({ created: true });
  vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

describe('a callable', () => {
  test('gives its handler what it works with, the caller of the token and the input', async () => {
    expect(await call(signedIn())).toEqual({ created: true });

    expect(handler).toHaveBeenCalledExactlyOnceWith(deps, { uid: 'ada', isModerator: false }, {});
  });

  test.each([
    [true, true],
    ['true', false],
    [1, false],
  ])('takes the claim %j for a moderator: %s', async (moderator, isModerator) => {
    await call(signedIn({ email_verified: true, moderator }));

    expect(handler).toHaveBeenCalledExactlyOnceWith(deps, { uid: 'ada', isModerator }, {});
  });

  test('takes no data for no input', async () => {
    expect(await call(signedIn(undefined, null))).toEqual({ created: true });
  });

  test('refuses who is not signed in, before it looks at the input', async () => {
    await expect(call({ data: 'nonsense' })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'User not authenticated',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['is not confirmed', { email_verified: false }],
    ['is not there', {}],
    ['is confirmed in words only', { email_verified: 'true' }],
  ])('refuses who has an address that %s, before it looks at the input', async (_, token) => {
    await expect(call(signedIn(token, 'nonsense'))).rejects.toMatchObject({
      code: 'permission-denied',
      message: 'Please confirm your email address first.',
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test.each([
    ['a key more', { uid: 'ben' }],
    ['a text', 'nonsense'],
    ['a list', []],
  ])('refuses %s for its input', async (_, data) => {
    await expect(call(signedIn(undefined, data))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'That request is not valid. Reload the page and try again.',
      details: undefined,
    });
    expect(handler).not.toHaveBeenCalled();
    expect(logger.warn).toHaveBeenCalledOnce();
  });

  test('passes on code and message of a failure that the student may read', async () => {
    handler.mockRejectedValue(new AppError('resource-exhausted', 'That is enough for today.'));

    await expect(call(signedIn())).rejects.toMatchObject({
      code: 'resource-exhausted',
      message: 'That is enough for today.',
    });
    expect(logger.error).not.toHaveBeenCalled();
  });

  test('keeps the cause of any other failure for the log', async () => {
    const cause = new Error('password of the database: hunter2');
    handler.mockRejectedValue(cause);

    const failure = await call(signedIn()).catch((error: unknown) => error);

    expect(failure).toMatchObject({
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      details: undefined,
    });
    expect(JSON.stringify(failure)).not.toContain('hunter2');
    expect(logger.error).toHaveBeenCalledExactlyOnceWith('callable failed', {
      callable: 'openAccount',
      uid: 'ada',
      error: cause,
    });
  });

  test('runs in the region that the web app calls', () => {
    expect(callable('openAccount', deps, handler).__endpoint.region).toEqual([REGION]);
  });
});
