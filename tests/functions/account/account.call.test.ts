import { documentPaths } from '@akada/domain/documents/paths';
import { expect, test } from 'vitest';
import { auth, db, newStudent, read } from '../../support/backend.ts';
import { call, idToken, stream } from '../../support/callables.ts';

/** Checks that the callables are deployed, wired and guarded. Their behaviour is tested in-process, next to this file. */
test('a student sets a username, exports their data and deletes their account over HTTP', {
  timeout: 120_000,
}, async () => {
  const { uid, email, password } = await newStudent({ name: 'Ada Obi' });
  const token = await idToken(email, password);
  await call('openAccount', {}, token);
  const username = `n${uid
    .slice(0, 8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`;

  expect(await call('setUsername', { username }, token)).toMatchObject({ body: { result: { username } } });
  expect(await read(documentPaths.username(username))).toEqual({ user_id: uid });

  const events = await stream('exportData', {}, token);
  const documents = events.flatMap((event) => ('message' in event ? event.message : []));
  expect(events.at(-1)).toEqual({ result: { documents: documents.length } });
  expect(documents.map(({ path }) => path)).toContain(documentPaths.profile(uid));

  expect(await call('deleteAccount', { confirmation: 'DELETE' }, token)).toEqual({
    status: 200,
    body: { result: {} },
  });
  expect(await read(documentPaths.profile(uid))).toBeUndefined();
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  // The sign-in token stays valid for a while, but no longer opens an account.
  expect(await call('openAccount', {}, token)).toMatchObject({ body: { error: {} } });
  await db.doc(documentPaths.accountDeletion(uid)).delete();
});

test('deletes nothing for a caller who is not signed in or has not typed the confirmation', async () => {
  const { email, password } = await newStudent();

  expect(await call('deleteAccount', { confirmation: 'DELETE' })).toMatchObject({ status: 401 });
  expect(
    await call('deleteAccount', { confirmation: 'delete' as 'DELETE' }, await idToken(email, password)),
  ).toMatchObject({ status: 400 });
  expect((await auth.getUserByEmail(email)).disabled).toBe(false);
});
