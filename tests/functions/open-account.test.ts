import { FULL_NAME_MAX, newAccount, newProfile } from '@akada/domain/account/account';
import { accountSchema, profileSchema } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { userPointsSchema } from '@akada/domain/points/schemas';
import { openAccount } from '@akada/functions/src/account/open-account.ts';
import { describe, expect, test } from 'vitest';
import { createStudent, db, depsAt, NOW, readDocument } from '../support/backend.ts';

const LATER = new Date('2026-04-01T08:00:00.000Z');
const open = (uid: string, now = NOW) => openAccount(depsAt(now), { uid }, {});

async function documentsOf(uid: string) {
  const [profile, account, points] = await Promise.all([
    readDocument(documentPaths.profile(uid)),
    readDocument(documentPaths.account(uid)),
    readDocument(documentPaths.points(uid)),
  ]);
  return { profile, account, points };
}

/** The documents without what the trigger on profiles writes to the account after a change of name. */
async function documentsWithoutCopy(uid: string) {
  const { account, ...rest } = await documentsOf(uid);
  return { ...rest, account: { ...account, name_copy: undefined } };
}

describe('openAccount', () => {
  test('creates the profile, account and points of a new student, dated now', async () => {
    const { uid } = await createStudent({ name: 'Ada Obi' });

    expect(await open(uid)).toEqual({ created: true });

    expect(await documentsOf(uid)).toEqual({
      profile: newProfile('Ada Obi'),
      account: { ...newAccount(NOW), offers_setup: true },
      points: newUserPoints('Ada Obi', NOW),
    });
  });

  test.each([
    ['the name given at sign-up', 'Ada Obi', 'Ada Obi'],
    ['the name without surrounding blanks', '  Ada Obi\n', 'Ada Obi'],
    ['as much of a long name as fits', 'A'.repeat(FULL_NAME_MAX + 1), 'A'.repeat(FULL_NAME_MAX)],
    [
      'no blank at the end of a shortened name',
      `${'A'.repeat(FULL_NAME_MAX - 1)} Obi`,
      'A'.repeat(FULL_NAME_MAX - 1),
    ],
    [
      'no half emoji at the end of a shortened name',
      `${'A'.repeat(FULL_NAME_MAX - 1)}📚`,
      'A'.repeat(FULL_NAME_MAX - 1),
    ],
    ['an empty name if none was given', undefined, ''],
  ])('stores %s', async (_, given, stored) => {
    const { uid } = await createStudent(given === undefined ? {} : { name: given });

    await open(uid);

    const { profile, account, points } = await documentsOf(uid);
    expect(profileSchema.parse(profile).full_name).toBe(stored);
    expect(userPointsSchema.parse(points).name).toBe(stored);
    expect(accountSchema.parse(account).current_plan).toBe('free');
  });

  test.each([
    ['of the device', 'Pacific/Honolulu', 'Pacific/Honolulu', -600],
    ['of Lagos if the device sends none', undefined, 'Africa/Lagos', 60],
    ['of Lagos if the zone does not exist', 'Moon/Tycho', 'Africa/Lagos', 60],
  ])('uses the time zone %s', async (_, given, zone, utc_offset) => {
    const { uid } = await createStudent({ name: 'Ada Obi' });

    await openAccount(depsAt(NOW), { uid }, given === undefined ? {} : { zone: given });

    const { account, points } = await documentsOf(uid);
    expect(accountSchema.parse(account)).toMatchObject({ zone, utc_offset });
    expect(userPointsSchema.parse(points).zone).toBe(zone);
  });

  test('changes nothing in an account that is already open', async () => {
    const { uid } = await createStudent({ name: 'Ada Obi' });
    await open(uid);
    await db.doc(documentPaths.profile(uid)).update({ full_name: 'Ada Lovelace' });
    await db.doc(documentPaths.account(uid)).update({ current_plan: 'pro', plan_expires_at: LATER });
    // The name is changed here too, as the trigger on profiles would do at some point during this test.
    await db
      .doc(documentPaths.points(uid))
      .update({ name: 'Ada Lovelace', total_points: 120, points_earned: 120 });
    const before = await documentsWithoutCopy(uid);

    expect(await open(uid, LATER)).toEqual({ created: false });

    expect(await documentsWithoutCopy(uid)).toEqual(before);
  });

  test('creates the account once in fifty simultaneous calls, and none of them fails', async () => {
    const { uid } = await createStudent({ name: 'Ada Obi' });

    const answers = await Promise.all(Array.from({ length: 50 }, () => open(uid)));

    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await documentsOf(uid)).points).toEqual(newUserPoints('Ada Obi', NOW));
  });

  test('fails and writes nothing for a user who does not exist', async () => {
    await expect(open('unknown')).rejects.toMatchObject({ code: 'auth/user-not-found' });

    expect(await documentsOf('unknown')).toEqual({});
  });
});
