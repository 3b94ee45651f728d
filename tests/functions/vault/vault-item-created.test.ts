import { newAccount } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { vaultQuery } from '@akada/domain/vault/queries';
import { type VaultItem, vaultItemSchema } from '@akada/domain/vault/schemas';
import { NO_FILTER, noteSize } from '@akada/domain/vault/vault';
import { toQuery } from '@akada/functions/src/lib/run-query.ts';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createStudent, NOW } from '../../support/backend.ts';
import { FALSE_BYTES, TRUE_BYTES } from './files.ts';
import {
  createChange,
  createVault,
  readStored,
  uploadFile,
  type Vault,
  writeItem,
  writeNote,
} from './vault.ts';

const ADA = { full_name: 'Ọlábísí Obi', username: 'olabisi', avatar_url: null };
const NOTE = { title: 'Mitosis', content: '# Four phases' };

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
  await vault.db.doc(documentPaths.profile('ada')).set(ADA);
});
const created = (id: string) => vaultItemCreated(vault.depsAt(), createChange(id));
const item = (id: string) => readStored(vault, documentPaths.vaultItem(id), vaultItemSchema);
const exists = async (path: string) => (await vault.db.doc(path).get()).exists;
const markerAt = (url: string) => markerRef(vault.db, url.slice(`gs://${vault.bucket.name}/`.length));
const notices = async (uid = 'ada') => {
  const { docs } = await vault.db.collection(collectionPaths.notifications(uid)).get();
  return docs.map((document) => notificationSchema.shape.message.parse(document.get('message')));
};

describe('a new file', () => {
  test('is listed with its contributor, its search tokens and its true size', async () => {
    const url = await uploadFile(vault, 'ada', 'Cells.pdf');
    await markerAt(url).create({ path: 'any', created_at: NOW });
    const id = await writeItem(vault, {
      file_url: url,
      size: 7,
      subject: 'Biology',
      filename: 'Càncer cells',
    });

    await created(id);

    expect(await item(id)).toMatchObject({
      ...{ uploader: ADA, hidden: false, size: TRUE_BYTES.pdf.length },
      ...{ filename_lower: 'cancer cells', uploader_lower: 'olabisi obi', subject_lower: 'biology' },
      tokens: expect.arrayContaining(['cancer', 'ce', 'cel', 'bi', 'iology', 'olabis']),
    });
    expect((await markerAt(url).get()).exists).toBe(false);
    expect(await notices()).toEqual([]);
  });

  test.each(['cel', 'BIO cel', 'olabisi', 'Ọlá', 'ology'])('is found by %s', async (search) => {
    const id = await writeItem(vault, {
      file_url: await uploadFile(vault, 'ada', 'Cells.pdf'),
      subject: 'Biology',
    });

    await created(id);

    const { docs } = await toQuery(vault.db, vaultQuery({ ...NO_FILTER, search })).get();
    expect(docs.map((document) => document.id)).toEqual([id]);
  });

  test('of a student without a profile is listed as Anonymous', async () => {
    await vault.db.doc(documentPaths.profile('ada')).delete();
    const id = await writeItem(vault, { file_url: await uploadFile(vault, 'ada', 'Cells.pdf') });

    await created(id);

    expect(await item(id)).toMatchObject({ uploader: { full_name: '' }, uploader_lower: 'anonymous' });
  });

  test('that is already hidden stays hidden and keeps its counts', async () => {
    const id = await writeItem(vault, { file_url: await uploadFile(vault, 'ada', 'Cells.pdf') });
    await created(id);
    const ref = vault.db.doc(documentPaths.vaultItem(id));
    await ref.update({ hidden: true, view_count: 5 } satisfies Partial<VaultItem>);

    await created(id);

    expect(await item(id)).toMatchObject({ hidden: true, view_count: 5 });
  });

  test("whose bytes don't match its name is deleted with its object, and its contributor is notified", async () => {
    const url = await uploadFile(vault, 'ada', 'Cells.png', { bytes: FALSE_BYTES.HTML });
    const id = await writeItem(vault, { file_url: url, type: 'png', category: 'media' });

    await created(id);

    expect(await exists(documentPaths.vaultItem(id))).toBe(false);
    expect((await vault.bucket.file(url.split('appspot.com/')[1] ?? '').exists())[0]).toBe(false);
    expect(await notices()).toEqual([expect.stringContaining("don't match its extension")]);
  });

  test('of a student whose account is still being opened is rejected once the student can be notified', async () => {
    const { uid } = await createStudent();
    const url = await uploadFile(vault, uid, 'Cells.png', { bytes: FALSE_BYTES.HTML });
    const id = await writeItem(vault, { user_id: uid, file_url: url, type: 'png', category: 'media' });

    await expect(created(id)).rejects.toThrow('is not open');

    expect(await exists(documentPaths.vaultItem(id))).toBe(true);
    await vault.db.doc(documentPaths.account(uid)).set(newAccount(NOW));
    await created(id);
    expect(await exists(documentPaths.vaultItem(id))).toBe(false);
    expect(await notices(uid)).toEqual([expect.stringContaining("don't match its extension")]);
  });

  test('whose object is missing is deleted', async () => {
    const id = await writeItem(vault, {
      file_url: `gs://${vault.bucket.name}/vault_files/ada/1772000000000_No.pdf`,
    });

    await created(id);

    expect(await exists(documentPaths.vaultItem(id))).toBe(false);
    expect(await notices()).toEqual([expect.stringContaining("upload didn't finish")]);
  });

  test('whose object is marked for deletion is not listed', async () => {
    const url = await uploadFile(vault, 'ada', 'Cells.pdf');
    await markerAt(url).create({ path: url.split('appspot.com/')[1], created_at: new Date(0) });
    const id = await writeItem(vault, { file_url: url });

    await created(id);

    expect(await exists(documentPaths.vaultItem(id))).toBe(false);
    expect((await markerAt(url).get()).exists).toBe(false);
  });

  test("that names another's file is deleted, and the file stays with its own item", async () => {
    const url = await uploadFile(vault, 'ben', 'Cells.pdf');
    const own = await writeItem(vault, { user_id: 'ben', file_url: url });
    const id = await writeItem(vault, { file_url: url });

    await created(id);
    await created(own);

    expect(await exists(documentPaths.vaultItem(id))).toBe(false);
    expect(await item(own)).toMatchObject({ hidden: false });
    expect(await notices()).toHaveLength(1);
  });

  test.each([
    ['in another bucket', 'gs://elsewhere/vault_files/ada/1772000000000_Cells.pdf'],
    ['in another folder', 'gs://BUCKET/avatars/ada/1772000000000_Cells.pdf'],
    ['deeper', 'gs://BUCKET/vault_files/ada/ben/1772000000000_Cells.pdf'],
    ['above its folder', 'gs://BUCKET/vault_files/ada/../ben/1772000000000_Cells.pdf'],
    ['on the web', 'https://example.com/vault_files/ada/1772000000000_Cells.pdf'],
  ])('that names a file %s is deleted', async (_, file_url) => {
    const id = await writeItem(vault, { file_url: file_url.replace('BUCKET', vault.bucket.name) });

    await created(id);

    expect(await exists(documentPaths.vaultItem(id))).toBe(false);
  });

  test('that is deleted in the meantime stays deleted', async () => {
    await created('never-there');

    expect(await exists(documentPaths.vaultItem('never-there'))).toBe(false);
  });
});

describe('a new note', () => {
  test('is listed with the size of its title and content', async () => {
    const id = await writeNote(vault, NOTE, { size: 1 });

    await created(id);

    expect(await item(id)).toMatchObject({ hidden: false, size: noteSize(NOTE), file_url: null });
  });

  test('without a body is deleted', async () => {
    const id = await writeItem(vault, { type: 'note', file_url: null });

    await created(id);

    expect(await exists(documentPaths.vaultItem(id))).toBe(false);
  });
});
