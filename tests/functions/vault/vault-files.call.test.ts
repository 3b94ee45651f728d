import { newAccount } from '@akada/domain/account/account';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { markerRef } from '@akada/functions/src/vault/objects.ts';
import { expect, test } from 'vitest';
import { bucket, createStudent, db, depsAt, NOW, readDocument } from '../../support/backend.ts';
import { FALSE_BYTES } from './files.ts';
import { uploadFile, writeItem } from './vault.ts';

const BOUNDED = { timeout: 30_000, interval: 100 };
const suite = { db, bucket, depsAt };

/**
 * Checks that the triggers are deployed and wired; their behaviour is tested in one process, in the other files here.
 */
test("through the deployed triggers a file is listed, follows its contributor's new name, and is removed with its item", {
  timeout: 120_000,
}, async () => {
  const { uid } = await createStudent();
  const profile = { full_name: 'Ada Obi', username: null, avatar_url: null };
  await db.doc(documentPaths.account(uid)).set(newAccount(NOW));
  await db.doc(documentPaths.profile(uid)).set(profile);
  const file_url = await uploadFile(suite, uid, 'Cells.pdf');
  const path = file_url.slice(`gs://${bucket.name}/`.length);
  const id = await writeItem(suite, { user_id: uid, file_url });
  const listed = async () => (await readDocument(documentPaths.vaultItem(id)))?.uploader_lower;

  await expect.poll(listed, BOUNDED).toBe('ada obi');
  await expect.poll(async () => (await markerRef(db, path).get()).exists, BOUNDED).toBe(false);

  await db.doc(documentPaths.profile(uid)).update({ full_name: 'Ngozi Eze' });
  await expect.poll(listed, BOUNDED).toBe('ngozi eze');

  await db.doc(documentPaths.vaultItem(id)).delete();
  await expect.poll(async () => (await bucket.file(path).exists())[0], BOUNDED).toBe(false);
});

test('through the deployed triggers an item is deleted when its contributor deletes only the object', {
  timeout: 90_000,
}, async () => {
  const { uid } = await createStudent();
  const file_url = await uploadFile(suite, uid, 'Cells.pdf');
  const id = await writeItem(suite, { user_id: uid, file_url });
  const item = () => readDocument(documentPaths.vaultItem(id));
  await expect.poll(async () => (await item())?.hidden, BOUNDED).toBe(false);

  await bucket.file(file_url.slice(`gs://${bucket.name}/`.length)).delete();

  await expect.poll(item, BOUNDED).toBeUndefined();
});

test("through the deployed triggers a file that doesn't match its name is deleted, and its contributor is notified", {
  timeout: 90_000,
}, async () => {
  const { uid } = await createStudent();
  await db.doc(documentPaths.account(uid)).set(newAccount(NOW));
  const file_url = await uploadFile(suite, uid, 'Cells.png', { bytes: FALSE_BYTES.HTML });
  const path = file_url.slice(`gs://${bucket.name}/`.length);
  const notices = async () => (await db.collection(collectionPaths.notifications(uid)).get()).size;

  await expect.poll(async () => (await bucket.file(path).exists())[0], BOUNDED).toBe(false);
  await expect.poll(notices, BOUNDED).toBe(1);
});
