import { USERNAME_MESSAGES } from '@akada/domain/account/account';
import { RENAME_LIMITS, usernameLimitMessage } from '@akada/domain/account/renames';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { setUsername } from '@akada/functions/src/account/set-username.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { createPlace, type Place } from './place.ts';

const place: Place = createPlace();
let uid: string;
beforeEach(async () => {
  uid = await place.createStudent();
});
/** A username that no other test uses. */
const nameOf = (of: string, more = '') => `n${of.slice(0, 8)}${more}`;
const ask = (username: string, of = uid) => setUsername(place.deps, { uid: of }, { username });
const inProfile = async (of = uid) =>
  (await place.db.doc(documentPaths.profile(of)).get()).get('username') as string | null;
const ownedBy = async (of = uid) => {
  const { docs } = await place.db.collection(sharedCollections.usernames).where('user_id', '==', of).get();
  return docs.map(({ id }) => id);
};

describe('setUsername', () => {
  test('sets the name, and frees the old one for others', async () => {
    const other = await place.createStudent();
    await ask(nameOf(uid));

    expect(await ask(nameOf(uid, '_2'))).toEqual({ username: nameOf(uid, '_2') });

    expect(await inProfile()).toBe(nameOf(uid, '_2'));
    expect(await ownedBy()).toEqual([nameOf(uid, '_2')]);
    await ask(nameOf(uid), other);
    expect(await ownedBy(other)).toEqual([nameOf(uid)]);
  });

  test('accepts the name that the student already has', async () => {
    await ask(nameOf(uid));

    expect(await ask(nameOf(uid))).toEqual({ username: nameOf(uid) });

    expect(await ownedBy()).toEqual([nameOf(uid)]);
  });

  test('refuses a name that is taken, and leaves the caller their old one', async () => {
    const other = await place.createStudent();
    await ask(nameOf(other), other);
    await ask(nameOf(uid));

    await expect(ask(nameOf(other))).rejects.toMatchObject({
      code: 'already-exists',
      message: USERNAME_MESSAGES.taken,
    });

    expect(await inProfile()).toBe(nameOf(uid));
    expect(await ownedBy()).toEqual([nameOf(uid)]);
    expect(await ownedBy(other)).toEqual([nameOf(other)]);
  });

  test('refuses a caller without an open account', async () => {
    await expect(ask('unknown_here', 'unknown')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: "Your account isn't ready yet. Try again in a moment.",
    });

    expect(await ownedBy('unknown')).toEqual([]);
  });

  test('gives a name to only one of 10 students who ask for it at the same time', async () => {
    const students = await Promise.all(Array.from({ length: 10 }, () => place.createStudent()));
    const name = nameOf(uid, '_wanted');

    const answers = await Promise.allSettled(students.map((student) => ask(name, student)));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(reasons.every(({ code }) => code === 'already-exists')).toBe(true);
    const profiles = await Promise.all(students.map((student) => inProfile(student)));
    expect(profiles.filter((username) => username === name)).toHaveLength(1);
    const owner = await place.db.doc(documentPaths.username(name)).get();
    expect(await inProfile(owner.get('user_id') as string)).toBe(name);
  });

  test('allows 3 of 6 names that a student asks for at once, and leaves them with one', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => ask(nameOf(uid, `_${index}`))),
    );

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(
      RENAME_LIMITS.usernameChangesADay,
    );
    expect(await ownedBy()).toEqual([await inProfile()]);
    const kept = (await inProfile()) ?? '';
    await expect(ask(nameOf(uid, '_more'))).rejects.toMatchObject({
      ...{ code: 'resource-exhausted', message: usernameLimitMessage('at midnight') },
    });
    expect(await ask(kept)).toEqual({ username: kept });

    place.clock.now = new Date(NOW.getTime() + MS_PER_DAY);
    expect(await ask(nameOf(uid, '_more'))).toEqual({ username: nameOf(uid, '_more') });
    place.clock.now = NOW;
  });
});
