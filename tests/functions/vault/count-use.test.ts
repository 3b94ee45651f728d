import { documentPaths, vaultCounts } from '@akada/domain/documents/paths';
import type { Caller } from '@akada/functions/src/lib/handler.ts';
import { incrementDownloadCount, incrementViewCount } from '@akada/functions/src/vault/count-use.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { countReads } from '../../support/reads.ts';
import { beforeNextCommit, runConcurrently, writeListedFile } from './listed.ts';
import { createItem, createVault } from './vault.ts';

const TOMORROW = new Date('2026-03-02T00:00:00.000Z');
const GONE = { code: 'not-found', message: 'This file is no longer available.' };

const vault = createVault();
const { db, depsAt } = vault;
const counts = async (id: string) => {
  const item = await db.doc(documentPaths.vaultItem(id)).get();
  return { views: item.get('view_count') as number, downloads: item.get('download_count') as number };
};
const countDocuments = async (id: string) => {
  const both = [vaultCounts.views(id), vaultCounts.downloads(id)];
  return (await Promise.all(both.map((path) => db.collection(path).get()))).map(({ size }) => size);
};

describe.each([
  ['views', incrementViewCount],
  ['downloads', incrementDownloadCount],
] as const)('%s', (use, increment) => {
  const count = (file_id: string, caller: Caller, now = NOW) => increment(depsAt(now), caller, { file_id });

  test('count 60 students at once as 60', async () => {
    const id = await writeListedFile(vault);

    const answers = await runConcurrently(60, (index) => count(id, { uid: `s${index}` }));

    expect(answers.filter(({ counted }) => counted)).toHaveLength(60);
    expect(await counts(id)).toEqual({ views: 0, downloads: 0, [use]: 60 });
  });

  test('count one student once a day, however many calls run at once', async () => {
    const id = await writeListedFile(vault);

    const answers = await runConcurrently(60, () => count(id, { uid: 'ben' }));

    expect(answers.filter(({ counted }) => counted)).toHaveLength(1);
    expect((await counts(id))[use]).toBe(1);
    expect(await count(id, { uid: 'ben' }, new Date(TOMORROW.getTime() - 1))).toEqual({ counted: false });
    expect(await count(id, { uid: 'ben' }, TOMORROW)).toEqual({ counted: true });
    expect((await counts(id))[use]).toBe(2);
  });

  test('are refused for a hidden or unlisted file, except to its contributor and moderators', async () => {
    const hidden = await writeListedFile(vault, { user_id: 'ada', hidden: true });
    const fresh = db.collection('vault').doc();
    await fresh.set(createItem({ user_id: 'ada' }));

    for (const id of [hidden, fresh.id]) {
      await expect(count(id, { uid: 'ben' })).rejects.toMatchObject(GONE);
      expect(await countDocuments(id)).toEqual([0, 0]);
      expect(await count(id, { uid: 'ada' })).toEqual({ counted: true });
      expect(await count(id, { uid: 'mod', isModerator: true })).toEqual({ counted: true });
      expect((await counts(id))[use]).toBe(2);
    }
  });

  test('are refused for a file that does not exist, even to moderators', async () => {
    await expect(count('nothing', { uid: 'mod', isModerator: true })).rejects.toMatchObject(GONE);

    expect(await countDocuments('nothing')).toEqual([0, 0]);
  });

  test('leave nothing behind when the file is deleted just before the commit', async () => {
    const id = await writeListedFile(vault);
    beforeNextCommit(() => db.doc(documentPaths.vaultItem(id)).delete());

    await expect(count(id, { uid: 'ben' })).rejects.toMatchObject(GONE);

    expect(await countDocuments(id)).toEqual([0, 0]);
    expect((await db.doc(documentPaths.vaultItem(id)).get()).exists).toBe(false);
  });

  test('read one document, and the record of who was counted expires after two days', async () => {
    const id = await writeListedFile(vault);

    expect(await countReads(db, () => count(id, { uid: 'ben' }))).toEqual({ documents: 1, counted: 0 });

    const path = `${vaultCounts[use](id)}/ben_2026-03-01`;
    const { expires_at, ...rest } = (await db.doc(path).get()).data() ?? {};
    expect(expires_at.toDate()).toEqual(new Date('2026-03-03T00:00:00.000Z'));
    // An account's deletion finds the student's counts by this field.
    expect(rest).toEqual({ user_id: 'ben' });
  });
});

test('views and downloads are counted separately', async () => {
  const id = await writeListedFile(vault);

  await incrementViewCount(depsAt(), { uid: 'ben' }, { file_id: id });
  await incrementDownloadCount(depsAt(), { uid: 'ben' }, { file_id: id });

  expect(await counts(id)).toEqual({ views: 1, downloads: 1 });
});
