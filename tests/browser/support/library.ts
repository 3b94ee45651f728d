import { documentPaths } from '@akada/domain/documents/paths';
import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import type { Page } from '@playwright/test';
import { grantPlan } from './account.ts';
import { createStudent, db, readDocuments, type Student } from './backend.ts';
import { openSection } from './navigation.ts';
import { expect, FIRST_CALL, signIn } from './test.ts';
import { listedFiles, searchVault } from './vault.ts';

/** A PDF of three pages in the demo vault. */
export const FILE_TITLE = 'Cell respiration in three stages';

/** Finds that PDF in the vault and opens it. */
export async function openInVault(page: Page): Promise<void> {
  await openSection(page, 'Library');
  await searchVault(page, 'three stages');
  await listedFiles(page).getByRole('link', { name: FILE_TITLE }).click();
}

/** Opens the student's offline files. */
export async function openLibrary(page: Page): Promise<void> {
  await openSection(page, 'Library');
  await page.getByRole('link', { name: 'Offline', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offline files' })).toBeVisible();
}

/** Signs in a new student on the starter plan, which includes offline files. */
export async function signInOnStarter(page: Page): Promise<Student> {
  const student = await createStudent();
  await grantPlan(student, 'starter');
  await signIn(page, student);
  return student;
}

/** Keeps the open file offline, and waits until the server has it in the library. */
export async function keepOpenFileOffline(page: Page, { uid }: Student): Promise<void> {
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible(FIRST_CALL);
  await page.getByRole('button', { name: `Keep offline: ${FILE_TITLE}` }).click();
  await expect(page.getByText('On this device', { exact: true })).toBeVisible(FIRST_CALL);
  await expect.poll(() => readDocuments(uid, 'library')).toHaveLength(1);
}

/** Adds a file to a student's library, as another of the student's devices does. */
export async function addToLibrary(
  { uid }: Student,
  id: string,
  file: Pick<LibraryFile, 'filename' | 'page'>,
): Promise<void> {
  const at = new Date();
  const entry: LibraryFile = { ...file, size: 3_500, pages: 3, added_at: at, opened_at: at };
  await db.doc(documentPaths.libraryFile(uid, id)).set(entry);
}

/** The IDs of the files stored on the device. */
export function readOfflineFileIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('akada.library')).keys();
    return requests.map(({ url }) => url.split('/').at(-1) ?? '');
  });
}
