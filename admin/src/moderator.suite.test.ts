import { randomUUID } from 'node:crypto';
import { projectId } from '@akada/emulators/modes';
import { LauncherError } from '@akada/emulators/say';
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

test('the claim is set and removed, and other claims stay', async () => {
  await auth.setCustomUserClaims(uid, { tester: true });
  expect(await setModerator(auth, { email, remove: false })).toContain(`${email} is a moderator now`);
  expect(await claims(uid)).toEqual({ tester: true, moderator: true });
  expect(await setModerator(auth, { email, remove: true })).toContain(`${email} is no longer a moderator`);
  expect(await claims(uid)).toEqual({ tester: true });
});

test('an address that nobody has, or that is none, is said to be so', async () => {
  const unknown = setModerator(auth, { email: 'nobody@example.com', remove: false });
  await expect(unknown).rejects.toThrow('Nobody has signed up as nobody@example.com');
  await expect(unknown).rejects.toBeInstanceOf(LauncherError);
  await expect(setModerator(auth, { email: 'nobody', remove: false })).rejects.toThrow(
    'nobody is no address',
  );
});
