import { newAccount } from '@akada/domain/account/account';
import type { Profile } from '@akada/domain/account/schemas';
import { documentPaths } from '@akada/domain/documents/paths';
import { vaultQuery } from '@akada/domain/vault/queries';
import { type VaultItem, vaultItemSchema } from '@akada/domain/vault/schemas';
import { NO_FILTER } from '@akada/domain/vault/vault';
import { profileWritten } from '@akada/functions/src/account/profile-written.ts';
import { toQuery } from '@akada/functions/src/lib/run-query.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import {
  createChange,
  createListedItem,
  createVault,
  readStored,
  type Vault,
  writeItem,
  writeNote,
} from './vault.ts';

const OLD: Profile = { full_name: 'Ada Obi', username: 'ada', avatar_url: null };
const NEW: Profile = { full_name: 'Ngozi Eze', username: 'ada', avatar_url: 'avatars/ada' };

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
});
const set = (profile: Profile) => vault.db.doc(documentPaths.profile('ada')).set(profile);
const deliver = (before: Profile | undefined, after: Profile | undefined) =>
  profileWritten(vault.depsAt(), createChange('ada', { before, after }));
const item = (id: string) => readStored(vault, documentPaths.vaultItem(id), vaultItemSchema);

async function share(count: number, fields: Partial<VaultItem> = {}) {
  const batch = vault.db.batch();
  for (let index = 0; index < count; index += 1) {
    const shared = createListedItem({ uploader: OLD, filename: `Part ${index}`, ...fields });
    batch.set(vault.db.doc(documentPaths.vaultItem(`${shared.user_id}-${index}`)), shared);
  }
  await batch.commit();
}
const found = async (search: string) =>
  (await toQuery(vault.db, vaultQuery({ ...NO_FILTER, search })).get()).docs.map(({ id }) => id);

test("a renamed student's file is found under the new name and not under the old", async () => {
  await share(2);
  await share(1, { user_id: 'ben' });
  await set(NEW);

  await deliver(OLD, NEW);

  expect(await found('Ngozi')).toEqual(expect.arrayContaining(['ada-0', 'ada-1']));
  expect(await found('Obi')).toEqual(['ben-0']);
  expect(await found('Part')).toHaveLength(3);
  expect(await item('ada-0')).toMatchObject({ uploader: NEW, uploader_lower: 'ngozi eze' });
});

test('a hidden file gets the new name too, stays hidden and keeps its counts', async () => {
  await share(1, { hidden: true, view_count: 7 });
  await set(NEW);

  await deliver(OLD, NEW);

  expect(await item('ada-0')).toMatchObject({ uploader: NEW, hidden: true, view_count: 7 });
});

test('updates more files than fit one page', async () => {
  await share(230);
  await set(NEW);

  await deliver(OLD, NEW);

  const { size } = await vault.db.collection('vault').where('uploader_lower', '==', 'ngozi eze').get();
  expect(size).toBe(230);
});

test('events out of order leave the current name', async () => {
  await share(1);
  await set(NEW);

  await deliver(OLD, NEW);
  await deliver(undefined, OLD);
  await deliver(OLD, NEW);

  expect(await item('ada-0')).toMatchObject({ uploader: NEW });
});

test.each([
  ['was created', undefined, OLD],
  ['was deleted', OLD, undefined],
])('a profile that %s copies nothing', async (_, before, after) => {
  const read = vi.spyOn(vault.db, 'runTransaction');

  await deliver(before, after);

  expect(read).not.toHaveBeenCalled();
});

test('nothing is copied or left behind for a deleted account', async () => {
  await share(1);
  await vault.db.doc(documentPaths.account('ada')).delete();
  await deliver(OLD, NEW);

  expect(await item('ada-0')).toMatchObject({ uploader: OLD });
  expect((await vault.db.doc(documentPaths.account('ada')).get()).exists).toBe(false);
});

test('a profile written without changes costs nothing', async () => {
  const read = vi.spyOn(vault.db, 'runTransaction');

  await deliver(OLD, OLD);

  expect(read).not.toHaveBeenCalled();
});

test('an unlisted item is left to the trigger that lists it', async () => {
  const id = await writeItem(vault);
  await set(NEW);

  await deliver(OLD, NEW);

  expect((await vault.db.doc(documentPaths.vaultItem(id)).get()).get('uploader')).toBeUndefined();
});

test('renaming while listing, deleting and counting leaves every item with the new name', async () => {
  await share(20);
  await set(OLD);
  const notes = await Promise.all(
    Array.from({ length: 10 }, (_, index) => writeNote(vault, { title: `Note ${index}`, content: 'x' })),
  );
  const deleted = vault.db.batch();
  for (const index of [3, 4, 5]) deleted.delete(vault.db.doc(documentPaths.vaultItem(`ada-${index}`)));

  await Promise.all([
    ...notes.map((id) => vaultItemCreated(vault.depsAt(), createChange(id))),
    set(NEW).then(() => deliver(OLD, NEW)),
    deleted.commit(),
    ...Array.from({ length: 10 }, () =>
      vault.db.doc(documentPaths.vaultItem('ada-9')).update({ download_count: 1 }),
    ),
  ]);

  const { docs } = await vault.db.collection('vault').get();
  expect(docs).toHaveLength(27);
  expect(docs.filter((document) => document.get('uploader_lower') !== 'ngozi eze')).toEqual([]);
});
