import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { vaultFileGone } from '@akada/functions/src/vault/vault-file-gone.ts';
import { vaultItemDeleted } from '@akada/functions/src/vault/vault-item-deleted.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import {
  createChange,
  createListedItem,
  createVault,
  uploadFile,
  type Vault,
  writeItem,
  writeNote,
} from './vault.ts';

let vault: Vault;
beforeEach(() => {
  vault = createVault();
});
const pathOf = (url: string) => url.slice(`gs://${vault.bucket.name}/`.length);
const removeObject = (url: string) => vault.bucket.file(pathOf(url)).delete();
const gone = (url: string) => vaultFileGone(vault.depsAt(), { path: pathOf(url) });
const itemAt = (id: string) => vault.db.doc(documentPaths.vaultItem(id));
const markerAt = (url: string) => markerRef(vault.db, pathOf(url));
const isItem = async (id: string) => (await itemAt(id).get()).exists;
const isMarked = async (url: string) => (await markerAt(url).get()).exists;

describe('an object that its contributor deletes without its item', () => {
  test('takes along every item that names it, listed, hidden or neither, and its marker, but no other', async () => {
    const url = await uploadFile(vault, 'ada', 'Cells.pdf');
    const other = await uploadFile(vault, 'ada', 'Tissues.pdf');
    await itemAt('listed').set(createListedItem({ file_url: url }));
    await itemAt('hidden').set(createListedItem({ file_url: url, hidden: true }));
    await itemAt('other').set(createListedItem({ file_url: other }));
    const id = await writeItem(vault, { file_url: url });
    const note = await writeNote(vault, { title: 'Mitosis', content: 'Four phases' });
    for (const file of [url, other]) await markerAt(file).set({ path: pathOf(file), created_at: NOW });
    await removeObject(url);

    await gone(url);
    await gone(url);

    const left = await Promise.all(['listed', 'hidden', id, 'other', note].map(isItem));
    expect(left).toEqual([false, false, false, true, true]);
    expect(await isMarked(url)).toBe(false);
    expect(await isMarked(other)).toBe(true);
    expect((await vault.db.collection(collectionPaths.notifications('ada')).get()).size).toBe(0);
  });

  test('and uploads again under the same name keeps its item and marker when the event arrives late', async () => {
    const url = await uploadFile(vault, 'ada', 'Cells.pdf');
    await removeObject(url);
    await uploadFile(vault, 'ada', 'Cells.pdf');
    const id = await writeItem(vault, { file_url: url });
    await markerAt(url).set({ path: pathOf(url), created_at: NOW });

    await gone(url);

    expect(await isItem(id)).toBe(true);
    expect(await isMarked(url)).toBe(true);
  });
});

test('an object deleted with its item leaves nothing to do, however often the event arrives', async () => {
  const url = await uploadFile(vault, 'ada', 'Cells.pdf');
  await vaultItemDeleted(
    vault.depsAt(),
    createChange('one', { before: createListedItem({ file_url: url }) }),
  );

  await gone(url);
  await gone(url);

  expect(await isMarked(url)).toBe(false);
  expect((await vault.db.listCollections()).map(({ id }) => id)).toEqual([]);
});

test('an object outside the vault is ignored', async () => {
  const file_url = `gs://${vault.bucket.name}/avatars/ada`;
  await itemAt('one').set(createListedItem({ file_url }));

  await gone(file_url);

  expect(await isItem('one')).toBe(true);
});
