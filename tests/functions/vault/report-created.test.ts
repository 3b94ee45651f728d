import { addDays, startOfDay, utcDay } from '@akada/domain/days/day';
import { documentPaths, reportId, sharedCollections } from '@akada/domain/documents/paths';
import { reportCreated } from '@akada/functions/src/vault/report-created.ts';
import { weighReport } from '@akada/functions/src/vault/weigh-report.ts';
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
import { createChange, createVault, writeItem } from './vault.ts';

const vault = createVault();
const { db } = vault;
beforeEach(() => deleteReports(vault));
const reporter = (user_id: string) => ({
  ...{ user_id, full_name: `Name of ${user_id}`, username: null },
  ...{ weight: 1, upheld: 0, rejected: 0 },
});
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describe('reports of a file', () => {
  test('are shown to moderators with their reporters, newest first', async () => {
    const id = await writeListedFile(vault, { user_id: 'ada', filename: 'Cells' });
    await writeReport(vault, id, 'ben', { reason: 'wrong', details: 'Page 2 is upside down.' });
    await writeReport(vault, id, 'chi', { created_at: minutes(1) });

    await deliverReport(vault, id, 'ben');
    await deliverReport(vault, id, 'chi', minutes(2));

    expect(await readReportedFile(vault, id)).toEqual({
      ...{ user_id: 'ada', filename: 'Cells', reports: 2, hidden: false, status: 'open' },
      updated_at: minutes(2),
      told: [
        { reason: 'spam', created_at: minutes(1), reporter: reporter('chi') },
        { reason: 'wrong', details: 'Page 2 is upside down.', created_at: NOW, reporter: reporter('ben') },
      ],
    });
    expect(await isHidden(vault, id)).toBe(false);
    expect(await readNotifications(vault, 'ada')).toEqual({});
  });

  test('by three students at once hide it once, and its contributor is notified once', async () => {
    const id = await writeListedFile(vault, { user_id: 'bola', filename: 'Cells' });

    await runConcurrently(3, async (index) => {
      await writeReport(vault, id, `s${index}`);
      await deliverReport(vault, id, `s${index}`);
    });

    expect(await isHidden(vault, id)).toBe(true);
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 3, hidden: true, status: 'open' });
    expect(await readNotifications(vault, 'bola')).toEqual({
      [`vault_hidden_${id}`]: {
        ...{ type: 'info', title: 'Your file is hidden', unread: true, created_at: NOW },
        message: expect.stringContaining('“Cells” was reported'),
        expires_at: startOfDay(addDays(utcDay(NOW), 60)),
      },
    });
  });

  test('whose events arrive again change nothing: a read notification stays read', async () => {
    const id = await writeListedFile(vault, { user_id: 'chidi' });
    await reportFile(vault, id, 's1', 's2', 's3');
    await db.doc(`users/chidi/notifications/vault_hidden_${id}`).update({ unread: false });
    const before = await readReportedFile(vault, id);

    for (const uid of ['s3', 's1', 's2']) await deliverReport(vault, id, uid, minutes(5));

    expect(await readReportedFile(vault, id)).toEqual(before);
    await reportFile(vault, id, 's4');
    expect(await readReportedFile(vault, id)).toMatchObject({ reports: 4, hidden: true });
    expect((await readNotifications(vault, 'chidi'))[`vault_hidden_${id}`]?.unread).toBe(false);
  });

  test('by 15 students at once are all counted, and the newest ten are shown', async () => {
    const id = await writeListedFile(vault, { user_id: 'dayo' });
    const uids = Array.from({ length: 15 }, (_, index) => `s${index}`);
    await Promise.all(uids.map((uid, index) => writeReport(vault, id, uid, { created_at: minutes(index) })));

    await Promise.all(uids.map((uid) => deliverReport(vault, id, uid)));

    const file = await readReportedFile(vault, id);
    expect(file).toMatchObject({ reports: 15, hidden: true });
    expect(file?.told.map(({ created_at }) => created_at)).toEqual(
      Array.from({ length: 10 }, (_, index) => minutes(14 - index)),
    );
  });

  test("of which one is the contributor's own do not hide it, and that one is closed", async () => {
    const id = await writeListedFile(vault, { user_id: 'efe' });
    await writeReport(vault, id, 'efe', { reason: 'offensive', created_at: minutes(1) });
    await reportFile(vault, id, 's1', 's2');
    expect(await isHidden(vault, id)).toBe(false);

    await deliverReport(vault, id, 'efe');

    expect(await isHidden(vault, id)).toBe(false);
    expect(await readReportedFile(vault, id)).toMatchObject({
      reports: 2,
      told: [{ reason: 'spam' }, { reason: 'spam' }],
    });
    expect(await readReportStatuses(vault, id)).toEqual({ efe: 'closed', s1: 'open', s2: 'open' });
  });

  test("that are all the contributor's own are not shown to moderators", async () => {
    const id = await writeListedFile(vault, { user_id: 'femi' });

    await reportFile(vault, id, 'femi');

    expect(await readReportedFile(vault, id)).toBeUndefined();
    expect(await readReportStatuses(vault, id)).toEqual({ femi: 'closed' });
  });

  test('that are resolved do not count, and late events do not reopen them', async () => {
    const id = await writeListedFile(vault, { user_id: 'ada' });
    for (const uid of ['ada', 's1']) await writeReport(vault, id, uid, { status: 'rejected' });
    await reportFile(vault, id, 's2', 's3');
    const before = await readReportedFile(vault, id);

    for (const uid of ['ada', 's1']) await deliverReport(vault, id, uid);

    expect(await readReportedFile(vault, id)).toEqual(before);
    expect(before).toMatchObject({ reports: 2, hidden: false });
    expect(await readReportStatuses(vault, id)).toMatchObject({ ada: 'rejected', s1: 'rejected' });
  });
});

describe('a report', () => {
  test('of a deleted file is closed', async () => {
    await reportFile(vault, 'nothing', 'ben');

    expect(await readReportStatuses(vault, 'nothing')).toEqual({ ben: 'closed' });
    expect(await readReportedFile(vault, 'nothing')).toBeUndefined();
  });

  test('leaves moderators no entry when the file is deleted while the report is counted', async () => {
    const id = await writeListedFile(vault);
    await writeReport(vault, id, 'ben');
    await weighReport(vault.depsAt(), reportId(id, 'ben'));
    beforeNextCommit(() => db.doc(documentPaths.vaultItem(id)).delete());

    await deliverReport(vault, id, 'ben');

    expect(await readReportedFile(vault, id)).toBeUndefined();
    expect(await readReportStatuses(vault, id)).toEqual({ ben: 'closed' });
  });

  test('that would hide an unlisted file fails, so that its event is retried until the file is listed', async () => {
    const id = await writeItem(vault, { user_id: 'ada' });
    await reportFile(vault, id, 's1', 's2');
    await writeReport(vault, id, 's3');

    await expect(deliverReport(vault, id, 's3')).rejects.toThrow("isn't listed yet");

    expect(await isHidden(vault, id)).toBeUndefined();
    await db.doc(documentPaths.vaultItem(id)).update({ hidden: false });
    await deliverReport(vault, id, 's3');
    expect(await isHidden(vault, id)).toBe(true);
  });

  test('that was deleted, or is a ticket of another kind, is ignored', async () => {
    const other = db.collection(sharedCollections.tickets).doc('other');
    await other.set({ type: 'refund', status: 'open', user_id: 'ben', file_id: 'nothing' });

    await reportCreated(vault.depsAt(), createChange('other'));
    await reportCreated(vault.depsAt(), createChange('nothing'));

    expect((await other.get()).get('status')).toBe('open');
  });
});
