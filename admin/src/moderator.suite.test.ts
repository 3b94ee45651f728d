import { randomUUID } from 'node:crypto';
import { projectId } from '@akada/emulators/modes';
import { CommandError } from '@akada/emulators/terminal';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { beforeEach, expect, test } from 'vitest';
import { setModerator } from './moderator.ts';

const auth = getAuth(initializeApp({ projectId: projectId('test') }, 'moderator-test'));
const claims = async (uid: string) => (await auth.getUser(uid)).customClaims;
let email: string;
let uid: string;

beforeEach(async () => {
  email = `${randomUUID()}@example.com`;
  ({ uid } = await auth.createUser({ email }));
});

test('sets and removes the claim, and keeps other claims', async () => {
  await auth.setCustomUserClaims(uid, { tester: true });
  expect(await setModerator(auth, { email, remove: false })).toContain(`${email} is now a moderator`);
  expect(await claims(uid)).toEqual({ tester: true, moderator: true });
  expect(await setModerator(auth, { email, remove: true })).toContain(`${email} is no longer a moderator`);
  expect(await claims(uid)).toEqual({ tester: true });
});

test('reports an unknown address and an invalid one', async () => {
  const unknown = setModerator(auth, { email: 'unknown@example.com', remove: false });
  await expect(unknown).rejects.toThrow('No account has the address unknown@example.com');
  await expect(unknown).rejects.toBeInstanceOf(CommandError);
  await expect(setModerator(auth, { email: 'unknown', remove: false })).rejects.toThrow(
    'unknown is not an email address',
  );
});
