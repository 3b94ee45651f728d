import { documentPaths, sharedCollections, vaultCounts } from '@akada/domain/documents/paths';
import { recentFilesQuery } from '@akada/domain/vault/queries';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { parseFileUrl } from '@akada/domain/vault/stored-files';
import { UPLOADS, uploadFormat } from '@akada/domain/vault/uploads';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bucketOf, projectId } from '../modes.ts';
import { seedVault } from './seed-vault.ts';
import { SHARED } from './vault-list.ts';

/** A separate project: it has no triggers, and no other test counts its documents. */
const PROJECT = `${projectId('test')}-seed`;
const app = initializeApp({ projectId: PROJECT }, 'seed-vault-test');
const db = getFirestore(app);
const bucket = getStorage(app).bucket(bucketOf(PROJECT));
const FIRST_DAY = new Date('2026-03-05T14:30:00Z');
const NEXT_DAY = new Date('2026-03-06T09:00:00Z');
const OWN_FILE = 'vault_files/some-student/1772000000000_mine.pdf';

const vault = db.collection(sharedCollections.vault);
const objects = async () => (await bucket.getFiles())[0].map(({ name }) => name).sort();
const figures = async () => (await db.doc(documentPaths.vaultStats).get()).data();

beforeAll(async () => {
  await seedVault(db, bucket, FIRST_DAY);
  const seeded = (await vault.doc('demo-waves').get()).data() as VaultItem;
  await bucket.file(OWN_FILE).save('%PDF-1.4', { contentType: UPLOADS.pdf.contentType, resumable: false });
  await vault.doc('shared-by-a-student').set({
    ...seeded,
    ...{ user_id: 'some-student', file_url: `gs://${bucket.name}/${OWN_FILE}`, view_count: 5 },
  });
  await db.doc(`${vaultCounts.views('demo-waves')}/some-student_2026-03-05`).set({});
  await db.doc(documentPaths.report('demo-waves', 'some-student')).set({ file_id: 'demo-waves' });
  await db.doc(documentPaths.report('shared-by-a-student', 'x')).set({ file_id: 'shared-by-a-student' });
  await db.doc(documentPaths.reportedFile('demo-waves')).set({ status: 'open' });
  await vault.doc('demo-waves').update({ hidden: true });
  await seedVault(db, bucket, NEXT_DAY);
}, 60_000);

afterAll(async () => {
  await Promise.all((await db.listCollections()).map((collection) => db.recursiveDelete(collection)));
  await bucket.deleteFiles();
  await deleteApp(app);
});

test('seeding again on a later day leaves one of each demo item, and keeps what a student shared', async () => {
  const items = (await vault.get()).docs;
  expect(items).toHaveLength(SHARED.length + 1);
  expect(items.every((item) => item.get('hidden') === false)).toBe(true);
  const named = items
    .map((item) => parseFileUrl(item.get('file_url') ?? ''))
    .flatMap((file) => (file ? [file.path] : []));
  expect(await objects()).toEqual(named.sort());
  expect(named).toContain(OWN_FILE);
});

test('each object has the content type that matches its extension', async () => {
  for (const file of (await bucket.getFiles())[0]) {
    const [{ contentType }] = await file.getMetadata();
    expect(contentType).toBe(uploadFormat(file.name)?.contentType);
  }
});

test('seeding again deletes views and reports of demo files, and keeps those of other files', async () => {
  expect((await db.collection(vaultCounts.views('demo-waves')).get()).size).toBe(0);
  expect((await db.doc(documentPaths.report('demo-waves', 'some-student')).get()).exists).toBe(false);
  expect((await db.doc(documentPaths.report('shared-by-a-student', 'x')).get()).exists).toBe(true);
  expect((await db.collection(sharedCollections.reportedFiles).get()).size).toBe(0);
});

test('each note has a body of the size that its item states', async () => {
  const notes = await vault.where('type', '==', 'note').get();
  expect(notes.size).toBe(SHARED.filter(({ type }) => type === 'note').length);
  for (const note of notes.docs) {
    const body = await db.doc(documentPaths.note(note.id)).get();
    const { title, content } = body.data() ?? {};
    expect(JSON.stringify({ title, content })).toHaveLength(note.get('size') as number);
  }
});

test('the statistics count every listed item and every contributor', async () => {
  expect(await figures()).toMatchObject({ files: SHARED.length + 1, contributors: 6 });
  expect((await db.collection(sharedCollections.contributors).get()).size).toBe(6);
});

test('six files were added in the last seven days', async () => {
  const { where } = recentFilesQuery(NEXT_DAY);
  const since = where.find(([field]) => field === 'created_at')?.[2];
  const recent = await vault.where('created_at', '>=', since).get();
  expect(recent.docs.filter(({ id }) => id.startsWith('demo-'))).toHaveLength(6);
});
