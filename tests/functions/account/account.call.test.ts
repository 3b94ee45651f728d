import { documentPaths } from '@akada/domain/documents/paths';
import { expect, test } from 'vitest';
import { auth, createStudent, db, readDocument } from '../../support/backend.ts';
import { callFunction, createIdToken, streamFunction } from '../../support/callables.ts';

/** Checks that the callables are deployed, wired and guarded. Their behaviour is tested in-process, next to this file. */
test('a student sets a username, exports their data and deletes their account over HTTP', {
  timeout: 120_000,
}, async () => {
  const { uid, email, password } = await createStudent({ name: 'Ada Obi' });
  const token = await createIdToken(email, password);
  await callFunction('openAccount', {}, token);
  const username = `n${uid
    .slice(0, 8)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`;

  expect(await callFunction('setUsername', { username }, token)).toMatchObject({
    body: { result: { username } },
  });
  expect(await readDocument(documentPaths.username(username))).toEqual({ user_id: uid });

  const events = await streamFunction('exportData', {}, token);
  const documents = events.flatMap((event) => ('message' in event ? event.message : []));
  expect(events.at(-1)).toEqual({ result: { documents: documents.length } });
  expect(documents.map(({ path }) => path)).toContain(documentPaths.profile(uid));

  expect(await callFunction('deleteAccount', { confirmation: 'DELETE' }, token)).toEqual({
    status: 200,
    body: { result: {} },
  });
  expect(await readDocument(documentPaths.profile(uid))).toBeUndefined();
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  // The sign-in token stays valid for a while, but no longer opens an account.
  expect(await callFunction('openAccount', {}, token)).toMatchObject({ body: { error: {} } });
  await db.doc(documentPaths.accountDeletion(uid)).delete();
});

test('deletes nothing for a caller who is not signed in or has not typed the confirmation', async () => {
  const { email, password } = await createStudent();

  expect(await callFunction('deleteAccount', { confirmation: 'DELETE' })).toMatchObject({ status: 401 });
  expect(
    await callFunction(
      'deleteAccount',
      { confirmation: 'delete' as 'DELETE' },
      await createIdToken(email, password),
    ),
  ).toMatchObject({ status: 400 });
  expect((await auth.getUserByEmail(email)).disabled).toBe(false);
});
