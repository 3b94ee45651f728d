import { documentPaths } from '@akada/domain/documents/paths';
import { describe, expect, test } from 'vitest';
import { auth, db, newStudent, read } from '../../support/backend.ts';
import { call, idToken } from '../../support/callables.ts';
import { list } from './listed.ts';
import { write } from './reports.ts';
import type { Vault } from './vault.ts';

const BOUNDED = { timeout: 20_000, interval: 100 };
const vault = { db } as Vault;

/**
 * Checks that callables and triggers are deployed, wired and guarded; their behaviour is tested in one process, in the
 * other files here.
 */
describe('the vault over HTTP', { timeout: 60_000 }, () => {
  test('counts views and downloads of signed-in students', async () => {
    const id = await list(vault);
    const { email, password } = await newStudent();
    const token = await idToken(email, password);
    const counted = { status: 200, body: { result: { counted: true } } };

    expect(await call('incrementViewCount', { file_id: id }, token)).toEqual(counted);
    expect(await call('incrementDownloadCount', { file_id: id }, token)).toEqual(counted);
    expect(await call('incrementViewCount', { file_id: id }, token)).toMatchObject({
      body: { result: { counted: false } },
    });
    expect(await call('incrementViewCount', { file_id: id })).toMatchObject({ status: 401 });
    expect(await call('incrementViewCount', { file_id: 'nothing' }, token)).toMatchObject({ status: 404 });
    expect(await call('incrementViewCount', { file_id: 'a/b' }, token)).toMatchObject({ status: 400 });
    expect(await read(documentPaths.vaultItem(id))).toMatchObject({ view_count: 1, download_count: 1 });
  });

  test('lets only users with the moderator claim decide', async () => {
    const id = await list(vault);
    const input = { file_id: id, decision: 'hide' } as const;
    const { uid, email, password } = await newStudent();
    expect(await call('moderateFile', input, await idToken(email, password))).toMatchObject({
      ...{ status: 403, body: { error: { message: 'Only moderators can do this.' } } },
    });
    expect(await call('moderateFile', input)).toMatchObject({ status: 401 });

    await auth.setCustomUserClaims(uid, { moderator: true });

    expect(await call('moderateFile', input, await idToken(email, password))).toMatchObject({ status: 200 });
    expect(await read(documentPaths.vaultItem(id))).toMatchObject({ hidden: true });
  });

  test('hides a file that three students report, and updates the totals when a file is listed', async () => {
    const id = await list(vault);
    const hidden = async () => (await read(documentPaths.vaultItem(id)))?.hidden;
    for (const uid of ['s1', 's2', 's3']) await write(vault, id, uid);
    await expect.poll(hidden, BOUNDED).toBe(true);
    await expect.poll(() => read(documentPaths.vaultStats), BOUNDED).toBeDefined();
  });
});
