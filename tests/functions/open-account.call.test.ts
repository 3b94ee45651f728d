import { documentPaths } from '@akada/domain/documents/paths';
import { describe, expect, test } from 'vitest';
import { createStudent, readDocument } from '../support/backend.ts';
import { callFunction, createIdToken } from '../support/callables.ts';

/** Checks that the callable is deployed, wired and guarded. Its behaviour is tested in-process, next to this file. */
describe('openAccount over HTTP', () => {
  test("opens the caller's account, once", async () => {
    const { uid, email, password } = await createStudent({ name: 'Ada Obi' });
    const token = await createIdToken(email, password);

    expect(await callFunction('openAccount', {}, token)).toEqual({
      status: 200,
      body: { result: { created: true } },
    });
    expect(await callFunction('openAccount', {}, token)).toEqual({
      status: 200,
      body: { result: { created: false } },
    });

    expect(await readDocument(documentPaths.profile(uid))).toMatchObject({ full_name: 'Ada Obi' });
  });

  test('refuses a caller who is not signed in', async () => {
    expect(await callFunction('openAccount', {})).toEqual({
      status: 401,
      body: { error: { status: 'UNAUTHENTICATED', message: 'User not authenticated' } },
    });
  });

  test('refuses a caller with an unconfirmed email address, and opens nothing', async () => {
    const { uid, email, password } = await createStudent({ confirmed: false });

    expect(await callFunction('openAccount', {}, await createIdToken(email, password))).toEqual({
      status: 403,
      body: { error: { status: 'PERMISSION_DENIED', message: 'Please confirm your email address first.' } },
    });
    expect(await readDocument(documentPaths.account(uid))).toBeUndefined();
  });
});
