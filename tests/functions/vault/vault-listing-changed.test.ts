import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { vaultStatsSchema } from '@akada/domain/vault/schemas';
import { incrementViewCount } from '@akada/functions/src/vault/count-use.ts';
import { statsMaxAgeMs, vaultListingChanged } from '@akada/functions/src/vault/vault-listing-changed.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { runConcurrently, writeListedFile } from './listed.ts';
import { createChange, createItem, createListedItem, createVault, readStored, type Vault } from './vault.ts';

const MINUTE = 60_000;
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);

let vault: Vault;
beforeEach(() => {
  vault = createVault();
});
const stats = () => readStored(vault, documentPaths.vaultStats, vaultStatsSchema);
const deliver = (before: object | undefined, is: object | undefined, now = NOW, uid = 'ada') =>
  vaultListingChanged(vault.depsAt(now), createChange('one', { uid, before, after: is }));
const contributors = async () =>
  (await vault.db.collection(sharedCollections.contributors).get()).docs.map(({ id }) => id);
const listed = createListedItem();
const hidden = createListedItem({ hidden: true });

describe("the vault's totals", () => {
  test.each<[string, boolean, object | undefined, object | undefined]>([
    ['is listed', true, createItem(), listed],
    ['is hidden', true, listed, hidden],
    ['is restored', true, hidden, listed],
    ['is deleted', true, listed, undefined],
    ['is new', false, undefined, createItem()],
    ['is rejected', false, createItem(), undefined],
    ['is deleted while it is hidden', false, hidden, undefined],
    ['is viewed', false, listed, createListedItem({ view_count: 1 })],
    ['is viewed while it is hidden', false, hidden, createListedItem({ view_count: 1, hidden: true })],
    ["gets its contributor's new name", false, listed, createListedItem({ uploader_lower: 'ada' })],
  ])('are rebuilt when a file %s: %s', async (_, moves, before, is) => {
    await deliver(before, is);

    expect((await stats()) !== undefined).toBe(moves);
  });

  test('are rebuilt once a minute for everyone, and once more after it', async () => {
    await writeListedFile(vault);
    await runConcurrently(20, (index) => deliver(createItem(), listed, NOW, `s${index}`));
    expect(await stats()).toMatchObject({ files: 1, rebuilt_at: NOW });
    await writeListedFile(vault);

    await deliver(createItem(), listed, after(MINUTE - 1));
    expect(await stats()).toMatchObject({ files: 1 });

    await deliver(createItem(), listed, after(MINUTE));
    expect(await stats()).toMatchObject({ files: 2, rebuilt_at: after(MINUTE) });
  });

  test('are rebuilt less often the more files there are, but at least as often as by the schedule', async () => {
    expect([0, 10_000, 25_000, 150_000, 10_000_000].map((files) => statsMaxAgeMs(files) / MINUTE)).toEqual([
      1, 1, 2.5, 15, 15,
    ]);
    await deliver(createItem(), listed);
    await vault.db.doc(documentPaths.vaultStats).update({ files: 30_000 });

    await deliver(createItem(), listed, after(3 * MINUTE - 1));
    expect(await stats()).toMatchObject({ rebuilt_at: NOW });

    await deliver(createItem(), listed, after(3 * MINUTE));
    expect(await stats()).toMatchObject({ rebuilt_at: after(3 * MINUTE) });
  });

  test.each(['is deleted', 'is hidden'])(
    'lose a contributor whose last file %s, and no other',
    async (what) => {
      const [id] = await Promise.all(
        ['ada', 'ada', 'ben'].map((user_id) => writeListedFile(vault, { user_id })),
      );
      const last = vault.db.doc(documentPaths.vaultItem(id ?? ''));
      const others = await vault.db.collection(sharedCollections.vault).where('user_id', '==', 'ada').get();
      for (const uid of ['ada', 'ben']) await deliver(createItem(), listed, NOW, uid);
      expect(await contributors()).toEqual(['ada', 'ben']);

      for (const { ref } of others.docs.filter(({ ref }) => ref.path !== last.path)) await ref.delete();
      await deliver(listed, undefined);
      expect(await contributors()).toEqual(['ada', 'ben']);

      if (what === 'is deleted') await last.delete();
      else await last.update({ hidden: true });
      await deliver(listed, what === 'is deleted' ? undefined : hidden, after(MINUTE));

      expect(await contributors()).toEqual(['ben']);
      expect(await stats()).toMatchObject({ files: 1, contributors: 1 });
    },
  );

  test('leave the document of a current contributor unwritten', async () => {
    await writeListedFile(vault);
    const contributor = vault.db.doc(`${sharedCollections.contributors}/ada`);
    // A contributor's document has no fields, so rewriting it would remove this one.
    await contributor.set({ written: 'before' });

    await deliver(hidden, listed);

    expect((await contributor.get()).data()).toEqual({ written: 'before' });
  });

  test('are not rebuilt after a view, though it writes the same document', async () => {
    const id = await writeListedFile(vault);
    const ref = vault.db.doc(documentPaths.vaultItem(id));
    const before = (await ref.get()).data();
    await incrementViewCount(vault.depsAt(), { uid: 'ben' }, { file_id: id });

    await deliver(before, (await ref.get()).data());

    expect(await stats()).toBeUndefined();
    expect((await vault.db.doc(documentPaths.vaultClaim).get()).exists).toBe(false);
  });
});
