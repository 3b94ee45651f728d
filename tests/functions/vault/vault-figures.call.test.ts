import { documentPaths } from '@akada/domain/documents/paths';
import { describe, expect, test } from 'vitest';
import { auth, createStudent, db, readDocument } from '../../support/backend.ts';
import { callFunction, createIdToken } from '../../support/callables.ts';
import { writeListedFile } from './listed.ts';
import { writeReport } from './reports.ts';
import type { Vault } from './vault.ts';

const BOUNDED = { timeout: 20_000, interval: 100 };
const vault = { db } as Vault;

/**
 * Checks that callables and triggers are deployed, wired and guarded; their behaviour is tested in one process, in the
 * other files here.
 */
describe('the vault over HTTP', { timeout: 60_000 }, () => {
  test('counts views and downloads of signed-in students', async () => {
    const id = await writeListedFile(vault);
    const { email, password } = await createStudent();
    const token = await createIdToken(email, password);
    const counted = { status: 200, body: { result: { counted: true } } };

    expect(await callFunction('incrementViewCount', { file_id: id }, token)).toEqual(counted);
    expect(await callFunction('incrementDownloadCount', { file_id: id }, token)).toEqual(counted);
    expect(await callFunction('incrementViewCount', { file_id: id }, token)).toMatchObject({
      body: { result: { counted: false } },
    });
    expect(await callFunction('incrementViewCount', { file_id: id })).toMatchObject({ status: 401 });
    expect(await callFunction('incrementViewCount', { file_id: 'nothing' }, token)).toMatchObject({
      status: 404,
    });
    expect(await callFunction('incrementViewCount', { file_id: 'a/b' }, token)).toMatchObject({
      status: 400,
    });
    expect(await readDocument(documentPaths.vaultItem(id))).toMatchObject({
      view_count: 1,
      download_count: 1,
    });
  });

  test('lets only users with the moderator claim decide', async () => {
    const id = await writeListedFile(vault);
    const input = { file_id: id, decision: 'hide' } as const;
    const { uid, email, password } = await createStudent();
    expect(await callFunction('moderateFile', input, await createIdToken(email, password))).toMatchObject({
      ...{ status: 403, body: { error: { message: 'Only moderators can do this.' } } },
    });
    expect(await callFunction('moderateFile', input)).toMatchObject({ status: 401 });

    await auth.setCustomUserClaims(uid, { moderator: true });

    expect(await callFunction('moderateFile', input, await createIdToken(email, password))).toMatchObject({
      status: 200,
    });
    expect(await readDocument(documentPaths.vaultItem(id))).toMatchObject({ hidden: true });
  });

  test('hides a file that three students report, and updates the totals when a file is listed', async () => {
    const id = await writeListedFile(vault);
    const hidden = async () => (await readDocument(documentPaths.vaultItem(id)))?.hidden;
    for (const uid of ['s1', 's2', 's3']) await writeReport(vault, id, uid);
    await expect.poll(hidden, BOUNDED).toBe(true);
    await expect.poll(() => readDocument(documentPaths.vaultStats), BOUNDED).toBeDefined();
  });
});
