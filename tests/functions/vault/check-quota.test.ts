import { newAccount } from '@akada/domain/account/account';
import { addDays, dayOf } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { dayCountSchema } from '@akada/domain/quotas/schemas';
import { noteSchema, type VaultUsage, vaultItemSchema, vaultUsageSchema } from '@akada/domain/vault/schemas';
import { moderateFile } from '@akada/functions/src/vault/moderate-file.ts';
import { relistFile } from '@akada/functions/src/vault/relist-file.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { vaultItemDeleted } from '@akada/functions/src/vault/vault-item-deleted.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { TRUE_BYTES } from './files.ts';
import { writeListedFile } from './listed.ts';
import {
  createChange,
  createItem,
  createVault,
  readStored,
  uploadFile,
  type Vault,
  writeItem,
  writeNote,
} from './vault.ts';

const DAY = dayOf(NOW, DEFAULT_ZONE);
const TOMORROW = new Date(NOW.getTime() + 86_400_000);
const PDF = TRUE_BYTES.pdf.length;
const NOTE = { title: 'Mitosis', content: '# Four phases' };
const ada = { uid: 'ada' };

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
});
const created = (id: string) => vaultItemCreated(vault.depsAt(), createChange(id));
const relisted = (id: string, { by = ada, at = NOW } = {}) =>
  relistFile(vault.depsAt(at), by, { file_id: id });
const item = (id: string) => readStored(vault, documentPaths.vaultItem(id), vaultItemSchema);
const usage = () => readStored(vault, documentPaths.vaultUsage('ada'), vaultUsageSchema);
const notices = async () => {
  const { docs } = await vault.db.collection(collectionPaths.notifications('ada')).get();
  return docs.map((document) => notificationSchema.shape.message.parse(document.get('message')));
};

/** Fills the free plan's storage except for so many bytes. */
async function storeAllBut(left: number): Promise<string[]> {
  const ids: string[] = [];
  for (let rest = QUOTAS.storedBytes.free - left; rest > 0; rest -= MAX_BYTES.vaultFile) {
    ids.push(await writeListedFile(vault, { size: Math.min(rest, MAX_BYTES.vaultFile) }));
  }
  return ids;
}
async function shareFile(declared = PDF): Promise<string> {
  const id = await writeItem(vault, {
    file_url: await uploadFile(vault, 'ada', 'Cells.pdf'),
    size: declared,
  });
  const counted = { usage_date: DAY, files: 1, bytes: declared, last_file_id: id };
  const all: VaultUsage = { feature_name: 'vault_storage', ...counted };
  await vault.db.doc(documentPaths.vaultUsage('ada')).set(all);
  await created(id);
  return id;
}
/** Deletes an item as its contributor does, and delivers the event. */
async function remove(id: string): Promise<void> {
  const ref = vault.db.doc(documentPaths.vaultItem(id));
  const before = (await ref.get()).data();
  await ref.delete();
  await vaultItemDeleted(vault.depsAt(), createChange(id, { before }));
}

describe('a file', () => {
  test('that fills the storage to its last byte is listed', async () => {
    await storeAllBut(PDF);

    const id = await shareFile();

    expect(await item(id)).toMatchObject({ hidden: false });
    expect(await usage()).toMatchObject({ bytes: QUOTAS.storedBytes.free });
    expect(await notices()).toEqual([]);
  });

  test('that is really one byte too large stays private, whatever its client declared', async () => {
    await storeAllBut(PDF - 1);

    const id = await shareFile(1);

    expect(await item(id)).toMatchObject({ hidden: true, over_quota: 'storage', size: PDF });
    expect(await usage()).toMatchObject({ bytes: QUOTAS.storedBytes.free + 1 });
    expect(await notices()).toEqual([expect.stringContaining("it doesn't fit in your 200 MB of storage")]);
  });

  test("on a larger plan has that plan's storage", async () => {
    await storeAllBut(0);
    await vault.db.doc(documentPaths.account('ada')).update({ current_plan: 'starter' });

    expect(await item(await shareFile())).toMatchObject({ hidden: false });
  });

  test("on an expired plan has the free plan's storage", async () => {
    await storeAllBut(0);
    const ended = { current_plan: 'starter', plan_expires_at: NOW };
    await vault.db.doc(documentPaths.account('ada')).update(ended);

    expect(await item(await shareFile())).toMatchObject({ hidden: true });
  });

  test('whose event is delivered twice stays private, and its student is notified once', async () => {
    await storeAllBut(0);
    const id = await shareFile();
    await relisted(id).catch(() => {});
    await vault.db.recursiveDelete(vault.db.collection(collectionPaths.notifications('ada')));

    await created(id);

    expect(await item(id)).toMatchObject({ hidden: true, over_quota: 'storage' });
    expect(await notices()).toEqual([]);
  });

  test('that is deleted frees its storage', async () => {
    const id = await shareFile();
    await writeListedFile(vault, { size: 1_000 });

    await remove(id);

    expect(await usage()).toMatchObject({ bytes: 1_000, files: 1 });
  });

  test('of a deleted account leaves no count behind', async () => {
    const id = await writeListedFile(vault);
    await remove(id);

    expect(await usage()).toBeUndefined();
  });
});

describe('sharing a file again', () => {
  test('is refused while the storage is full', async () => {
    await storeAllBut(0);
    const id = await shareFile();

    await expect(relisted(id)).rejects.toThrow('Your 200 MB of storage is full.');
    expect(await item(id)).toMatchObject({ hidden: true, over_quota: 'storage' });
  });

  test('lists it once another file was deleted', async () => {
    const [first = ''] = await storeAllBut(0);
    const id = await shareFile();
    await remove(first);

    await relisted(id);

    expect(await item(id)).toMatchObject({ hidden: false });
    expect((await item(id))?.over_quota).toBeUndefined();
  });

  test('is allowed to its contributor only', async () => {
    const id = await writeListedFile(vault);
    await vault.db.doc(documentPaths.vaultItem(id)).update({ hidden: true, over_quota: 'storage' });

    await expect(relisted(id, { by: { uid: 'ben' } })).rejects.toThrow('no longer available');
    expect(await item(id)).toMatchObject({ hidden: true });
  });

  test.each(['hide', 'restore'] as const)(
    "does not undo a moderator's decision to %s it",
    async (decision) => {
      const id = await writeListedFile(vault);
      const ref = vault.db.doc(documentPaths.vaultItem(id));
      await ref.update({ hidden: true, over_quota: 'storage' });

      await moderateFile(vault.depsAt(), { uid: 'mod', isModerator: true }, { file_id: id, decision });
      await relisted(id);

      expect(await item(id)).toMatchObject({ hidden: decision === 'hide' });
      expect((await item(id))?.over_quota).toBeUndefined();
    },
  );
});

describe('a note', () => {
  const counts = (day = DAY) =>
    readStored(vault, documentPaths.usage('ada', day, USAGE_FEATURES.sharedNotes), dayCountSchema);
  async function shareNote(): Promise<string> {
    const id = await writeNote(vault, NOTE);
    await created(id);
    return id;
  }
  const shareAllOfTheDay = async () => {
    for (let shared = 0; shared < QUOTAS.notesADay.free; shared += 1) await shareNote();
  };

  test('above the daily limit stays private with its text, and its student is notified', async () => {
    await shareAllOfTheDay();
    expect(await counts()).toMatchObject({ usage_count: QUOTAS.notesADay.free });
    expect(await notices()).toEqual([]);

    const id = await shareNote();

    expect(await item(id)).toMatchObject({ hidden: true, over_quota: 'notes' });
    expect(await readStored(vault, documentPaths.note(id), noteSchema)).toEqual(NOTE);
    expect(await notices()).toEqual([expect.stringContaining("you'd already shared 20 notes")]);
    expect(await counts()).toMatchObject({ usage_count: QUOTAS.notesADay.free });
  });

  test('whose event is delivered twice counts once', async () => {
    const id = await shareNote();
    await created(id);

    expect(await counts()).toMatchObject({ usage_count: 1 });
  });

  test('can be shared again the next day and counts towards that day', async () => {
    await shareAllOfTheDay();
    const id = await shareNote();
    await expect(relisted(id)).rejects.toThrow("You've shared 20 notes today");

    await relisted(id, { at: TOMORROW });

    expect(await item(id)).toMatchObject({ hidden: false });
    expect(await counts(addDays(DAY, 1))).toMatchObject({ usage_count: 1 });
  });

  test('counts towards the storage', async () => {
    await shareFile();
    const id = await shareNote();

    expect(await usage()).toMatchObject({
      bytes: PDF + createItem({ size: (await item(id))?.size ?? 0 }).size,
    });
  });
});
