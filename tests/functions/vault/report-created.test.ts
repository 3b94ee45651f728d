import { addDays, startOfDay, utcDay } from '@akada/domain/days/day';
import { documentPaths, reportId, sharedCollections } from '@akada/domain/documents/paths';
import { reportCreated } from '@akada/functions/src/vault/report-created.ts';
import { weighReport } from '@akada/functions/src/vault/weigh-report.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { atOnce, beforeNextCommit, list } from './listed.ts';
import {
  deleteReports,
  deliverReport,
  isHidden,
  notificationsTo,
  report,
  reportStatuses,
  seen,
  write,
} from './reports.ts';
import { change, create, ownVault } from './vault.ts';

const vault = ownVault();
const { db } = vault;
beforeEach(() => deleteReports(vault));
const reporter = (user_id: string) => ({
  ...{ user_id, full_name: `Name of ${user_id}`, username: null },
  ...{ weight: 1, upheld: 0, rejected: 0 },
});
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

describe('reports of a file', () => {
  test('are shown to moderators with their reporters, newest first', async () => {
    const id = await list(vault, { user_id: 'ada', filename: 'Cells' });
    await write(vault, id, 'ben', { reason: 'wrong', details: 'Page 2 is upside down.' });
    await write(vault, id, 'chi', { created_at: minutes(1) });

    await deliverReport(vault, id, 'ben');
    await deliverReport(vault, id, 'chi', minutes(2));

    expect(await seen(vault, id)).toEqual({
      ...{ user_id: 'ada', filename: 'Cells', reports: 2, hidden: false, status: 'open' },
      updated_at: minutes(2),
      told: [
        { reason: 'spam', created_at: minutes(1), reporter: reporter('chi') },
        { reason: 'wrong', details: 'Page 2 is upside down.', created_at: NOW, reporter: reporter('ben') },
      ],
    });
    expect(await isHidden(vault, id)).toBe(false);
    expect(await notificationsTo(vault, 'ada')).toEqual({});
  });

  test('by three students at once hide it once, and its contributor is notified once', async () => {
    const id = await list(vault, { user_id: 'bola', filename: 'Cells' });

    await atOnce(3, async (index) => {
      await write(vault, id, `s${index}`);
      await deliverReport(vault, id, `s${index}`);
    });

    expect(await isHidden(vault, id)).toBe(true);
    expect(await seen(vault, id)).toMatchObject({ reports: 3, hidden: true, status: 'open' });
    expect(await notificationsTo(vault, 'bola')).toEqual({
      [`vault_hidden_${id}`]: {
        ...{ type: 'info', title: 'Your file is hidden', unread: true, created_at: NOW },
        message: expect.stringContaining('“Cells” was reported'),
        expires_at: startOfDay(addDays(utcDay(NOW), 60)),
      },
    });
  });

  test('whose events arrive again change nothing: a read notification stays read', async () => {
    const id = await list(vault, { user_id: 'chidi' });
    await report(vault, id, 's1', 's2', 's3');
    await db.doc(`users/chidi/notifications/vault_hidden_${id}`).update({ unread: false });
    const before = await seen(vault, id);

    for (const uid of ['s3', 's1', 's2']) await deliverReport(vault, id, uid, minutes(5));

    expect(await seen(vault, id)).toEqual(before);
    await report(vault, id, 's4');
    expect(await seen(vault, id)).toMatchObject({ reports: 4, hidden: true });
    expect((await notificationsTo(vault, 'chidi'))[`vault_hidden_${id}`]?.unread).toBe(false);
  });

  test('by 30 students at once are all counted, and the newest ten are shown', async () => {
    const id = await list(vault, { user_id: 'dayo' });
    const uids = Array.from({ length: 30 }, (_, index) => `s${index}`);
    await Promise.all(uids.map((uid, index) => write(vault, id, uid, { created_at: minutes(index) })));

    await Promise.all(uids.map((uid) => deliverReport(vault, id, uid)));

    const file = await seen(vault, id);
    expect(file).toMatchObject({ reports: 30, hidden: true });
    expect(file?.told.map(({ created_at }) => created_at)).toEqual(
      Array.from({ length: 10 }, (_, index) => minutes(29 - index)),
    );
  });

  test("of which one is the contributor's own do not hide it, and that one is closed", async () => {
    const id = await list(vault, { user_id: 'efe' });
    await write(vault, id, 'efe', { reason: 'offensive', created_at: minutes(1) });
    await report(vault, id, 's1', 's2');
    expect(await isHidden(vault, id)).toBe(false);

    await deliverReport(vault, id, 'efe');

    expect(await isHidden(vault, id)).toBe(false);
    expect(await seen(vault, id)).toMatchObject({
      reports: 2,
      told: [{ reason: 'spam' }, { reason: 'spam' }],
    });
    expect(await reportStatuses(vault, id)).toEqual({ efe: 'closed', s1: 'open', s2: 'open' });
  });

  test("that are all the contributor's own are not shown to moderators", async () => {
    const id = await list(vault, { user_id: 'femi' });

    await report(vault, id, 'femi');

    expect(await seen(vault, id)).toBeUndefined();
    expect(await reportStatuses(vault, id)).toEqual({ femi: 'closed' });
  });

  test('that are resolved do not count, and late events do not reopen them', async () => {
    const id = await list(vault, { user_id: 'ada' });
    for (const uid of ['ada', 's1']) await write(vault, id, uid, { status: 'rejected' });
    await report(vault, id, 's2', 's3');
    const before = await seen(vault, id);

    for (const uid of ['ada', 's1']) await deliverReport(vault, id, uid);

    expect(await seen(vault, id)).toEqual(before);
    expect(before).toMatchObject({ reports: 2, hidden: false });
    expect(await reportStatuses(vault, id)).toMatchObject({ ada: 'rejected', s1: 'rejected' });
  });
});

describe('a report', () => {
  test('of a deleted file is closed', async () => {
    await report(vault, 'nothing', 'ben');

    expect(await reportStatuses(vault, 'nothing')).toEqual({ ben: 'closed' });
    expect(await seen(vault, 'nothing')).toBeUndefined();
  });

  test('leaves moderators no entry when the file is deleted while the report is counted', async () => {
    const id = await list(vault);
    await write(vault, id, 'ben');
    await weighReport(vault.depsAt(), reportId(id, 'ben'));
    beforeNextCommit(() => db.doc(documentPaths.vaultItem(id)).delete());

    await deliverReport(vault, id, 'ben');

    expect(await seen(vault, id)).toBeUndefined();
    expect(await reportStatuses(vault, id)).toEqual({ ben: 'closed' });
  });

  test('that would hide an unlisted file fails, so that its event is retried until the file is listed', async () => {
    const id = await create(vault, { user_id: 'ada' });
    await report(vault, id, 's1', 's2');
    await write(vault, id, 's3');

    await expect(deliverReport(vault, id, 's3')).rejects.toThrow("isn't listed yet");

    expect(await isHidden(vault, id)).toBeUndefined();
    await db.doc(documentPaths.vaultItem(id)).update({ hidden: false });
    await deliverReport(vault, id, 's3');
    expect(await isHidden(vault, id)).toBe(true);
  });

  test('that was deleted, or is a ticket of another kind, is ignored', async () => {
    const other = db.collection(sharedCollections.tickets).doc('other');
    await other.set({ type: 'refund', status: 'open', user_id: 'ben', file_id: 'nothing' });

    await reportCreated(vault.depsAt(), change('other'));
    await reportCreated(vault.depsAt(), change('nothing'));

    expect((await other.get()).get('status')).toBe('open');
  });
});
