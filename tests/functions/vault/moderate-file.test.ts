import { documentPaths } from '@akada/domain/documents/paths';
import { MODERATIONS, type Moderation } from '@akada/domain/support/tickets';
import { moderateFile } from '@akada/functions/src/vault/moderate-file.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { beforeNextCommit, runConcurrently, writeListedFile } from './listed.ts';
import {
  deleteReports,
  deliverReport,
  isHidden,
  readNotifications,
  readReportedFile,
  readReportStatuses,
  reportFile,
  writeReport,
} from './reports.ts';
import { createVault, writeItem, writeNote } from './vault.ts';

const GONE = { code: 'not-found', message: 'This file is no longer available.' };

const vault = createVault();
const { db } = vault;
beforeEach(() => deleteReports(vault));
const decide = (file_id: string, decision: Moderation) =>
  moderateFile(vault.depsAt(), { uid: 'mod', isModerator: true }, { file_id, decision });
const isThere = async (path: string) => (await db.doc(path).get()).exists;

test.each(MODERATIONS)('only moderators %s files', async (decision) => {
  const id = await writeListedFile(vault, { user_id: 'ada' });

  for (const caller of [{ uid: 'ben' }, { uid: 'ada', isModerator: false }]) {
    await expect(moderateFile(vault.depsAt(), caller, { file_id: id, decision })).rejects.toMatchObject({
      ...{ code: 'permission-denied', message: 'Only moderators can do this.' },
    });
  }

  expect(await isHidden(vault, id)).toBe(false);
});

describe('a hidden file', () => {
  test('is not listed, waits for a moderator, and its contributor is notified', async () => {
    const id = await writeListedFile(vault, { user_id: 'ada', filename: 'Cells' });

    expect(await decide(id, 'hide')).toEqual({});

    expect(await isHidden(vault, id)).toBe(true);
    expect(await readReportedFile(vault, id)).toEqual({
      ...{ user_id: 'ada', filename: 'Cells', reports: 0, told: [] },
      ...{ hidden: true, status: 'open', updated_at: NOW },
    });
    expect(Object.keys(await readNotifications(vault, 'ada'))).toEqual([`vault_hidden_${id}`]);
  });

  test('keeps its reports open', async () => {
    const id = await writeListedFile(vault, { user_id: 'ada' });
    await reportFile(vault, id, 's1', 's2');
    await decide(id, 'hide');

    expect(await readReportedFile(vault, id)).toMatchObject({
      reports: 2,
      told: [{}, {}],
      hidden: true,
      status: 'open',
    });
    expect(await readReportStatuses(vault, id)).toEqual({ s1: 'open', s2: 'open' });
  });

  test('stays hidden when it is reported', async () => {
    const id = await writeListedFile(vault);
    await decide(id, 'hide');
    await reportFile(vault, id, 's1');

    expect(await isHidden(vault, id)).toBe(true);
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 1, hidden: true, status: 'open' });
  });

  test('cannot be one that is not yet listed', async () => {
    const id = await writeItem(vault);

    await expect(decide(id, 'hide')).rejects.toMatchObject({ code: 'failed-precondition' });

    await decide(id, 'restore');
    expect(await isHidden(vault, id)).toBeUndefined();
  });
});

describe('a restored file', () => {
  test('is listed again, and its reports are rejected', async () => {
    const id = await writeListedFile(vault, { user_id: 'bola' });
    await reportFile(vault, id, 's1', 's2', 's3');
    await decide(id, 'restore');

    expect(await isHidden(vault, id)).toBe(false);
    expect(await readReportStatuses(vault, id)).toEqual({ s1: 'rejected', s2: 'rejected', s3: 'rejected' });
    expect(await readReportedFile(vault, id)).toMatchObject({
      reports: 0,
      told: [],
      hidden: false,
      status: 'done',
    });
  });

  test('is hidden again by three new reports, and not by fewer', async () => {
    const id = await writeListedFile(vault, { user_id: 'chidi' });
    await reportFile(vault, id, 's1', 's2', 's3');
    await decide(id, 'restore');
    await db.doc(`users/chidi/notifications/vault_hidden_${id}`).update({ unread: false });

    await reportFile(vault, id, 's4', 's5');
    expect(await isHidden(vault, id)).toBe(false);
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 2, status: 'open' });
    await reportFile(vault, id, 's6');
    expect(await isHidden(vault, id)).toBe(true);
    expect((await readNotifications(vault, 'chidi'))[`vault_hidden_${id}`]?.unread).toBe(true);
  });

  test('is not hidden by the old reports, however late their events arrive', async () => {
    const id = await writeListedFile(vault);
    for (const uid of ['s1', 's2', 's3']) await writeReport(vault, id, uid);
    await decide(id, 'restore');

    for (const uid of ['s1', 's2', 's3']) await deliverReport(vault, id, uid);

    expect(await isHidden(vault, id)).toBe(false);
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 0, status: 'done' });
  });

  test('has no open report even if one arrives during the decision', async () => {
    const id = await writeListedFile(vault);
    await reportFile(vault, id, 's1', 's2', 's3');
    beforeNextCommit(() => reportFile(vault, id, 's4'));

    await decide(id, 'restore');

    expect(Object.values(await readReportStatuses(vault, id))).toEqual(Array(4).fill('rejected'));
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 0, status: 'done' });
  });
});

describe('a file that a moderator deletes', () => {
  test('is deleted with its contents, its reports are upheld, and its contributor is notified', async () => {
    const id = await writeNote(vault, { title: 'Cells', content: 'Small.' }, { user_id: 'dayo' });
    await db.doc(documentPaths.vaultItem(id)).update({ hidden: false });
    await reportFile(vault, id, 's1', 's2', 's3');

    await decide(id, 'delete');

    const paths = [documentPaths.vaultItem(id), documentPaths.note(id)];
    expect(await Promise.all(paths.map(isThere))).toEqual([false, false]);
    expect(await readReportStatuses(vault, id)).toEqual({ s1: 'upheld', s2: 'upheld', s3: 'upheld' });
    expect(await readReportedFile(vault, id)).toMatchObject({ status: 'done' });
    expect((await readNotifications(vault, 'dayo'))[`vault_removed_${id}`]).toMatchObject({
      ...{ type: 'info', unread: true, created_at: NOW },
      message: expect.stringContaining('“Cells”'),
    });
  });

  test('causes no notification if its contributor deleted it just before', async () => {
    const id = await writeListedFile(vault, { user_id: 'efe' });
    // The first commit would resolve the reports, but there are none.
    beforeNextCommit(() => db.doc(documentPaths.vaultItem(id)).delete());

    await decide(id, 'delete');

    expect(await readNotifications(vault, 'efe')).toEqual({});
  });
});

describe('a decision', () => {
  test.each([
    ['hide', true, 'open'],
    ['restore', false, 'done'],
    ['delete', undefined, 'done'],
  ] as const)(
    'to %s made by 10 moderators at once, and once more, succeeds for all',
    async (decision, hidden, status) => {
      const id = await writeListedFile(vault, { user_id: decision });
      await reportFile(vault, id, 's1', 's2', 's3');

      await runConcurrently(10, () => decide(id, decision));
      await decide(id, decision);

      expect(await isHidden(vault, id)).toBe(hidden);
      expect(await readReportedFile(vault, id)).toMatchObject({ status });
      const kinds = decision === 'delete' ? ['vault_hidden', 'vault_removed'] : ['vault_hidden'];
      expect(Object.keys(await readNotifications(vault, decision))).toEqual(
        kinds.map((kind) => `${kind}_${id}`),
      );
    },
  );

  test.each(['hide', 'restore'] as const)(
    'to %s a deleted file is refused as not found',
    async (decision) => {
      await expect(decide('nothing', decision)).rejects.toMatchObject(GONE);

      for (const hidden of [false, true]) {
        const id = await writeListedFile(vault, { hidden });
        beforeNextCommit(() => db.doc(documentPaths.vaultItem(id)).delete());
        await expect(decide(id, decision)).rejects.toMatchObject(GONE);
        expect(await readReportedFile(vault, id)).toBeUndefined();
      }
    },
  );
});
