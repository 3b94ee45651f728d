import { newAccount } from '@akada/domain/account/account';
import { addDays, startOfDay, utcDay } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { notificationSchema } from '@akada/domain/notifications/schemas';
import { UPLOADS } from '@akada/domain/vault/uploads';
import { sha256Hex } from '@akada/functions/src/lib/sha256.ts';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { vaultFileArrived } from '@akada/functions/src/vault/vault-file-arrived.ts';
import { vaultItemCreated } from '@akada/functions/src/vault/vault-item-created.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { createZip, FALSE_BYTES, TRUE_BYTES } from './files.ts';
import {
  createChange,
  createListedItem,
  createVault,
  readStored,
  uploadFile,
  type Vault,
  writeItem,
} from './vault.ts';

let vault: Vault;
beforeEach(async () => {
  vault = createVault();
  await vault.db.doc(documentPaths.account('ada')).set(newAccount(NOW));
});
const pathOf = (url: string) => url.slice(`gs://${vault.bucket.name}/`.length);
const arrive = (url: string) => vaultFileArrived(vault.depsAt(), { path: pathOf(url), at: NOW });
const isThere = async (url: string) => (await vault.bucket.file(pathOf(url)).exists())[0];
const isMarked = async (url: string) => (await markerRef(vault.db, pathOf(url)).get()).exists;
const noticeOf = (url: string) =>
  readStored(vault, `${collectionPaths.notifications('ada')}/refused_${sha256Hex(url)}`, notificationSchema);

describe('an uploaded file', () => {
  test.each(Object.keys(UPLOADS))(
    'that matches its extension .%s stays and gets a marker',
    async (extension) => {
      const url = await uploadFile(vault, 'ada', `Cells.${extension}`);

      await arrive(url);

      expect(await isThere(url)).toBe(true);
      expect((await markerRef(vault.db, pathOf(url)).get()).get('path')).toBe(pathOf(url));
      expect(await noticeOf(url)).toBeUndefined();
    },
  );

  test.each([
    ['HTML', 'Cells.png', FALSE_BYTES.HTML],
    ['SVG', 'Cells.png', FALSE_BYTES.SVG],
    ['EXE', 'Cells.png', FALSE_BYTES.EXE],
    ['HTML', 'Cells.pdf', FALSE_BYTES.HTML],
    ['a ZIP that is no Office file', 'Cells.docx', FALSE_BYTES.ZIP],
    ['a presentation', 'Cells.docx', TRUE_BYTES.pptx],
    ['a ZIP with only half of what Word writes', 'Cells.docx', createZip('word/document.xml')],
    ['PNG', 'Cells.jpg', TRUE_BYTES.png],
    ['nothing', 'Cells.pdf', Buffer.alloc(0)],
  ])('with %s in %s is deleted with its marker, and its contributor is notified', async (_, name, bytes) => {
    const url = await uploadFile(vault, 'ada', name, { bytes });

    await arrive(url);

    expect(await isThere(url)).toBe(false);
    expect(await isMarked(url)).toBe(false);
    expect(await noticeOf(url)).toMatchObject({ message: expect.stringContaining('“Cells”') });
  });

  test.each([
    ['a content type that differs from its name', { contentType: 'text/html' }],
    ['bytes that Storage would decompress', { contentEncoding: 'gzip' }],
  ])('with %s is deleted', async (_, options) => {
    const url = await uploadFile(vault, 'ada', 'Cells.png', options);

    await arrive(url);

    expect(await isThere(url)).toBe(false);
  });

  test.each([
    [
      'macros',
      'Cells.docx',
      createZip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
      /contains macros/,
    ],
    ['a script', 'Cells.pdf', Buffer.from('%PDF-1.7\n<</S/JavaScript/JS(1)>>'), /runs scripts/],
  ] as const)('with %s goes, before it is listed, and its sender reads why', async (_, name, bytes, why) => {
    const url = await uploadFile(vault, 'ada', name, { bytes });
    const id = await writeItem(vault, { file_url: url });

    await vaultItemCreated(vault.depsAt(), createChange(id));

    expect(await isThere(url)).toBe(false);
    expect((await vault.db.doc(documentPaths.vaultItem(id)).get()).exists).toBe(false);
    expect(await noticeOf(url)).toMatchObject({ message: expect.stringMatching(why) });
  });

  test('causes one notification in plain words, stored for 60 days', async () => {
    const url = await uploadFile(vault, 'ada', 'Cell division.pdf', { bytes: FALSE_BYTES.EXE });
    await writeItem(vault, { filename: 'My cells', file_url: url });

    await arrive(url);

    expect(await noticeOf(url)).toEqual({
      type: 'info',
      title: "A file wasn't shared",
      message:
        "We couldn't share “My cells”. The file's contents don't match its extension. Save it again in the program that made it, then share the new file.",
      unread: true,
      created_at: NOW,
      expires_at: startOfDay(addDays(utcDay(NOW), 60)),
    });
    await vault.db
      .doc(`${collectionPaths.notifications('ada')}/refused_${sha256Hex(url)}`)
      .update({ unread: false });
    await uploadFile(vault, 'ada', 'Cell division.pdf', { bytes: FALSE_BYTES.EXE });
    await arrive(url);
    expect(await noticeOf(url)).toMatchObject({ unread: false });
  });

  test('that is rejected takes every item that names it along, listed or not', async () => {
    const url = await uploadFile(vault, 'ada', 'Cells.png', { bytes: FALSE_BYTES.HTML });
    const id = await writeItem(vault, { file_url: url, type: 'png', category: 'media' });
    await vault.db.doc(documentPaths.vaultItem('listed')).set(createListedItem({ file_url: url }));

    await arrive(url);

    expect((await vault.db.doc(documentPaths.vaultItem(id)).get()).exists).toBe(false);
    expect((await vault.db.doc(documentPaths.vaultItem('listed')).get()).exists).toBe(false);
  });

  test('gets no marker when its item is already listed, or when it was deleted again', async () => {
    const url = await uploadFile(vault, 'ada', 'Cells.pdf');
    await vault.db.doc(documentPaths.vaultItem('listed')).set(createListedItem({ file_url: url }));
    const gone = `gs://${vault.bucket.name}/vault_files/ada/1772000000000_Gone.pdf`;

    await arrive(url);
    await arrive(gone);

    expect(await isMarked(url)).toBe(false);
    expect(await isMarked(gone)).toBe(false);
    expect(await noticeOf(gone)).toBeUndefined();
  });
});

test('an object that replaces a listed one is deleted together with the item', async () => {
  const url = await uploadFile(vault, 'ada', 'Cells.pdf');
  const id = await writeItem(vault, { file_url: url });
  await vaultItemCreated(vault.depsAt(), createChange(id));
  await arrive(url);
  expect(await isThere(url)).toBe(true);
  await vault.bucket.file(pathOf(url)).delete();
  await uploadFile(vault, 'ada', 'Cells.pdf');

  await arrive(url);

  expect(await isThere(url)).toBe(false);
  expect((await vault.db.doc(documentPaths.vaultItem(id)).get()).exists).toBe(false);
  expect(await noticeOf(url)).toMatchObject({
    message: expect.stringContaining('replaced with a different one'),
  });
});

describe('a large file', () => {
  test.each([
    ['a video', 'mp4', [65_536, 65_536]],
    ['a PDF, which is read whole', 'pdf', [65_536, 65_536, TRUE_BYTES.pdf.length + 3_000_000]],
  ] as const)('that is %s is read as far as it has to be', async (_, extension, expected) => {
    const size = TRUE_BYTES.pdf.length + 3_000_000;
    const own = TRUE_BYTES[extension];
    const bytes = Buffer.concat([own, Buffer.alloc(size - own.length)]);
    const url = await uploadFile(vault, 'ada', `Cells.${extension}`, { bytes });
    const deps = vault.depsAt();
    const file = vault.bucket.file(pathOf(url));
    const download = vi.spyOn(file, 'download');
    vi.spyOn(vault.bucket, 'file').mockReturnValue(file);

    await vaultFileArrived(deps, { path: pathOf(url), at: NOW });

    const sizes = await Promise.all(download.mock.results.map(async ({ value }) => (await value)[0].length));
    expect(sizes).toEqual(expected);
    expect(await isThere(url)).toBe(true);
  });

  test.each([
    ['of 50 MB stays', 0, true],
    ['of a byte more goes', 1, false],
  ])('%s', async (_, more, stays) => {
    const bytes = Buffer.concat([
      TRUE_BYTES.png,
      Buffer.alloc(MAX_BYTES.vaultFile - TRUE_BYTES.png.length + more),
    ]);
    const url = await uploadFile(vault, 'ada', 'Cells.png', { bytes });

    await arrive(url);

    expect(await isThere(url)).toBe(stays);
  });

  test('of Word is recognised by its end', async () => {
    const parts = Array.from({ length: 2_000 }, (_, index) => `media/picture-${index}-${'x'.repeat(60)}.png`);
    const url = await uploadFile(vault, 'ada', 'Cells.docx', {
      bytes: createZip(...parts, '[Content_Types].xml', 'word/document.xml'),
    });

    await arrive(url);

    expect(await isThere(url)).toBe(true);
  });
});
