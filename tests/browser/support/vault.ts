import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { utcDay } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { collectionPaths, documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { vaultFolder } from '@akada/domain/vault/stored-files';
import { pdf } from '@akada/emulators/seed/files/pdf';
import { newActiveDay } from '@akada/functions/src/points/changes.ts';
import type { Page } from '@playwright/test';
import { bucket, db } from './backend.ts';
import { expect, FIRST_CALL, signIn } from './test.ts';

const PICTURE = new URL('../../../emulators/src/seed/files/census.png', import.meta.url);

/** A file in the form that Playwright's file chooser takes. */
export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A word that finds no other test's files. */
export function createUniqueWord(): string {
  return `w${randomBytes(5)
    .toString('hex')
    .replace(/[0-9]/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`;
}

/** Creates a PDF of one page with a line of text. */
export async function createPdf(name: string, text: string): Promise<Chosen> {
  const buffer = await pdf(name, 'Akada', [{ heading: name, lines: [text] }]);
  return { name, mimeType: 'application/pdf', buffer };
}

/** A picture of the demo vault under another name. */
export function createPng(name: string): Chosen {
  return { name, mimeType: 'image/png', buffer: readFileSync(PICTURE) };
}

/** Creates a video of `bytes` bytes, of which only the first are valid. */
export function createMp4(name: string, bytes: number): Chosen {
  const buffer = Buffer.alloc(bytes);
  buffer.write('ftyp', 4);
  return { name, mimeType: 'video/mp4', buffer };
}

/** Signs in and opens the vault. */
export async function openVault(page: Page, student: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(page, student);
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await page.getByRole('heading', { name: 'Community Study Vault' }).waitFor();
}

/** Opens the upload dialog with files in it. */
export async function chooseFiles(page: Page, files: Chosen[]): Promise<void> {
  await page.getByRole('button', { name: 'Share Files' }).click();
  await page.getByLabel('Files to upload').first().setInputFiles(files);
}

/** Shares files under their own names, and waits until they are listed. */
export async function shareFiles(page: Page, files: Chosen[]): Promise<void> {
  await chooseFiles(page, files);
  await page.getByRole('button', { name: /^Upload \(/ }).click();
  await expect(page.getByText('File uploaded successfully!').first()).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('being checked')).toHaveCount(0, FIRST_CALL);
}

/** Types into the search, and waits until the address has it. */
export async function searchVault(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await page.waitForURL((url) => (url.searchParams.get('search') ?? '') === text);
}

/** The files in the list. */
export function listedFiles(page: Page) {
  return page.getByRole('region', { name: /^Community Files/ }).getByRole('listitem');
}

/** The numbers of a student's vault documents and objects. */
export async function countOwnFiles(uid: string): Promise<{ items: number; objects: number }> {
  const [items, [objects]] = await Promise.all([
    db.collection(sharedCollections.vault).where('user_id', '==', uid).count().get(),
    bucket.getFiles({ prefix: `${vaultFolder(uid)}/` }),
  ]);
  return { items: items.data().count, objects: objects.length };
}

/** Makes students' accounts old and active enough for their reports to count. */
export async function writeEstablishedStudents(uids: readonly string[]): Promise<void> {
  const opened = new Date(Date.now() - 30 * MS_PER_DAY);
  const day = utcDay(opened);
  await Promise.all(
    uids.flatMap((uid) => [
      db.doc(documentPaths.account(uid)).update({ created_at: opened }),
      db.doc(`${collectionPaths.streaks(uid)}/${day}`).set(newActiveDay('task_completed', day)),
    ]),
  );
}

/** Writes students' reports of a file as the app does. */
export async function reportFile(uids: readonly string[], fileId: string): Promise<void> {
  await Promise.all(
    uids.map((uid) =>
      db.doc(documentPaths.report(fileId, uid)).create({
        type: 'report',
        user_id: uid,
        file_id: fileId,
        reason: 'wrong',
        status: 'open',
        created_at: new Date(),
      }),
    ),
  );
}
