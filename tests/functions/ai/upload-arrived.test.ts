import { newAccount } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER, MAX_AI_UPLOADS } from '@akada/domain/ai/ai';
import { aiUsesPerDay } from '@akada/domain/ai/quota';
import { utcDay } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { aiUploadArrived } from '@akada/functions/src/ai/upload-arrived.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { FALSE_BYTES, TRUE_BYTES } from '../vault/files.ts';
import { createVault, type Vault } from '../vault/vault.ts';

const LIMIT = aiUsesPerDay('free', null, NOW);

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
});
const pathOf = (index: number, uid = 'ada') =>
  `${AI_UPLOADS_FOLDER}/${uid}/${NOW.getTime() + index}_Cells.pdf`;
const arrive = (path: string, at = NOW) => aiUploadArrived(vault.depsAt(), { path, at });
const isThere = async (path: string) => (await vault.bucket.file(path).exists())[0];
const notices = async () =>
  (await vault.db.collection(collectionPaths.notifications('ada')).get()).docs.map((notice) =>
    notice.get('message'),
  );
async function upload(index: number, bytes = TRUE_BYTES.pdf, contentType = 'application/pdf', uid = 'ada') {
  await vault.bucket.file(pathOf(index, uid)).save(bytes, {
    resumable: false,
    metadata: { contentType, cacheControl: 'public, max-age=60' },
  });
  return pathOf(index, uid);
}
const spend = (usage_count: number) =>
  vault.db
    .doc(documentPaths.usage('ada', utcDay(NOW), USAGE_FEATURES.aiTools))
    .set({ feature_name: 'ai_tools', usage_date: utcDay(NOW), usage_count });

describe('a file that arrives for an AI tool', () => {
  test('stays if it is a PDF and a use is left, and is never cached', async () => {
    await spend(LIMIT - 1);
    const path = await upload(0);

    await arrive(path);

    expect((await vault.bucket.file(path).getMetadata())[0].cacheControl).toBe('private, no-store');
    expect(await notices()).toEqual([]);
  });

  test.each([
    ['HTML', FALSE_BYTES.HTML, 'application/pdf'],
    ['a PDF with another content type', TRUE_BYTES.pdf, 'text/html'],
    ['a picture', TRUE_BYTES.png, 'application/pdf'],
  ])('is deleted if it has %s, and the student is notified once', async (_, bytes, contentType) => {
    const path = await upload(0, bytes, contentType);

    await arrive(path);
    await arrive(path);

    expect(await isThere(path)).toBe(false);
    expect(await notices()).toEqual([expect.stringContaining('not a PDF')]);
  });

  test('is deleted if no use is left today', async () => {
    await spend(LIMIT);
    const path = await upload(0);

    await arrive(path);

    expect(await isThere(path)).toBe(false);
    expect(await notices()).toEqual([expect.stringContaining('no AI uses left')]);
  });

  test('stays while the last use is running, which may be reading it', async () => {
    await spend(LIMIT);
    await vault.db.doc(documentPaths.aiReservation('ada', 'one')).set({
      ...{ tool: 'summarizer', day: utcDay(NOW), status: 'open', created_at: NOW },
      expires_at: new Date(NOW.getTime() + 60_000),
    });
    const path = await upload(0);

    await arrive(path);

    expect(await isThere(path)).toBe(true);
  });

  test('stays if its event is late, because the last use may have been spent on it', async () => {
    await spend(LIMIT);
    const path = await upload(0);

    await arrive(path, new Date(NOW.getTime() - 5 * 60_000));

    expect(await isThere(path)).toBe(true);
  });

  test('is deleted if the student has too many, and the first ones stay', async () => {
    const paths = [];
    for (let index = 0; index < MAX_AI_UPLOADS + 3; index += 1) paths.push(await upload(index));
    await upload(0, TRUE_BYTES.pdf, 'application/pdf', 'adaeze');

    await Promise.all(paths.map((path) => arrive(path)));

    const there = await Promise.all(paths.map(isThere));
    expect(there).toEqual(paths.map((_, index) => index < MAX_AI_UPLOADS));
    expect(await isThere(pathOf(0, 'adaeze'))).toBe(true);
    expect(await notices()).toHaveLength(3);
  });

  test('is ignored if it is already gone or in another folder', async () => {
    await arrive(pathOf(0));
    await arrive(`${AI_UPLOADS_FOLDER}/ada/more/${NOW.getTime()}_Cells.pdf`);

    expect(await notices()).toEqual([]);
  });
});
