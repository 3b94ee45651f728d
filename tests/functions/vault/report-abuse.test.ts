import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { REPORT_LIMITS } from '@akada/domain/vault/reports';
import { beforeEach, describe, expect, test } from 'vitest';
import { auth, NOW } from '../../support/backend.ts';
import { runConcurrently, writeListedFile } from './listed.ts';
import {
  deleteReports,
  deliverReport,
  isHidden,
  readNotifications,
  readReportedFile,
  reportFile,
  writeEstablishedStudents,
  writeReportOf,
} from './reports.ts';
import { createVault } from './vault.ts';

const vault = createVault();
const { db } = vault;
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const files = (count: number) => runConcurrently(count, () => writeListedFile(vault, { user_id: 'bola' }));
const students = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);
beforeEach(() => deleteReports(vault));

/** Lets students report every file in parallel, and returns how many files are hidden. */
async function hiddenAfter(uids: readonly string[], reported: readonly string[]): Promise<number> {
  await Promise.all(
    uids.flatMap((uid) =>
      reported.map(async (file, index) => {
        await writeReportOf(vault, file, uid, { created_at: minutes(index) });
        await deliverReport(vault, file, uid);
      }),
    ),
  );
  return hiddenOf(reported);
}

async function hiddenOf(reported: readonly string[]): Promise<number> {
  const states = await Promise.all(reported.map((file) => isHidden(vault, file)));
  return states.filter(Boolean).length;
}

describe('students who report many files', () => {
  test.each([3, 12])('hide no file with %s new accounts, and moderators see the reports', async (count) => {
    const reported = await files(2);

    // One file after the other, each by all students at once.
    for (const file of reported) await hiddenAfter(students(count, `fresh${count}`), [file]);
    expect(await hiddenOf(reported)).toBe(0);

    const file = await readReportedFile(vault, reported[0] ?? '');
    expect(file).toMatchObject({ reports: count, hidden: false, status: 'open' });
    expect(file?.told.map(({ reporter }) => reporter?.weight)).toEqual(file?.told.map(() => 0));
  });

  test('hide at most 2 files a day with 3 established accounts in parallel', async () => {
    const three = students(3, 'established');
    await writeEstablishedStudents(vault, ...three);
    const reported = await files(5);

    expect(await hiddenAfter(three, reported)).toBe(2);

    // Events may be delivered again and in any order.
    for (const file of reported.toReversed()) for (const uid of three) await deliverReport(vault, file, uid);
    expect(await hiddenOf(reported)).toBe(2);
    expect(Object.keys(await readNotifications(vault, 'bola'))).toHaveLength(2);
  });

  test('hide other files on another day', async () => {
    const three = students(3, 'patient');
    await writeEstablishedStudents(vault, ...three);
    await hiddenAfter(three, await files(3));
    const next = await writeListedFile(vault, { user_id: 'bola' });
    for (const uid of three) await writeReportOf(vault, next, uid, { created_at: minutes(24 * 60) });
    for (const uid of three) await deliverReport(vault, next, uid);

    expect(await isHidden(vault, next)).toBe(true);
  });

  test('cannot keep a file listed by reporting it first from new accounts', async () => {
    const id = await writeListedFile(vault, { user_id: 'bola' });
    await hiddenAfter(students(20, 'shield'), [id]);
    await reportFile(vault, id, 's1', 's2', 's3');

    expect(await isHidden(vault, id)).toBe(true);
    const told = (await readReportedFile(vault, id))?.told ?? [];
    expect(told.filter(({ reporter }) => reporter?.weight === 1)).toHaveLength(3);
  });
});

describe('a report has no weight', () => {
  const uid = 'someone';
  const account = () => db.doc(documentPaths.account(uid));
  const FAULTS: [what: string, make: () => Promise<unknown>][] = [
    ['without an open account', () => account().delete()],
    [
      'from an account that is being deleted',
      () => db.doc(documentPaths.accountDeletion(uid)).set({ started_at: NOW }),
    ],
    ['without a verified address', () => auth.updateUser(uid, { emailVerified: false })],
    ['from a disabled sign-in', () => auth.updateUser(uid, { disabled: true })],
    ['without a sign-in', () => auth.deleteUser(uid)],
    [
      'from an account that is 3 days old',
      () => account().update({ created_at: minutes(-REPORT_LIMITS.accountDays * 24 * 60) }),
    ],
    ['without an active day', () => db.recursiveDelete(db.collection(collectionPaths.streaks(uid)))],
  ];

  test.each(FAULTS)('%s, and is shown to moderators', async (_, make) => {
    const id = await writeListedFile(vault, { user_id: 'bola' });
    await writeEstablishedStudents(vault, uid);
    await auth.updateUser(uid, { emailVerified: true, disabled: false });
    await make();
    await writeReportOf(vault, id, uid);
    await deliverReport(vault, id, uid);
    await reportFile(vault, id, 's1', 's2');
    await db.doc(documentPaths.accountDeletion(uid)).delete();

    expect(await isHidden(vault, id)).toBe(false);
    expect(await readReportedFile(vault, id)).toMatchObject({
      reports: 3,
      told: expect.arrayContaining([
        expect.objectContaining({ reporter: expect.objectContaining({ user_id: uid, weight: 0 }) }),
      ]),
    });

    await reportFile(vault, id, 's3');
    expect(await isHidden(vault, id)).toBe(true);
  });

  test('when it is the sixth of its day, in whatever order the events arrive', async () => {
    const reported = await files(6);
    await writeEstablishedStudents(vault, uid);
    for (const [index, file] of reported.entries()) {
      await writeReportOf(vault, file, uid, { created_at: minutes(index) });
    }
    for (const file of reported.toReversed()) await deliverReport(vault, file, uid);

    const weights = await Promise.all(
      reported.map(async (file) => (await readReportedFile(vault, file))?.told[0]?.reporter?.weight),
    );
    expect(weights).toEqual([1, 1, 1, 1, 1, 0]);
  });
});
