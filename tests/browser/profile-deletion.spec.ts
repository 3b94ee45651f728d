import { documentPaths } from '@akada/domain/documents/paths';
import type { Page } from '@playwright/test';
import { createDemoStudent, createStudent, db, readDocuments, type Student } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, fillSignIn, NO_NETWORK, signIn, test } from './support/test.ts';

async function openDialog(page: Page, student: Student): Promise<void> {
  await signIn(page, student);
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
}

async function confirm(page: Page, word: string, password: string): Promise<void> {
  await page.getByLabel('Type DELETE to confirm').fill(word);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
}

test('an account is deleted with the confirmation word and the password', async ({
  page,
  expectedErrors,
}) => {
  test.slow();
  // For the wrong password, and for signing in to the deleted account.
  expectedErrors.push(/status of 400/);
  const student = await createDemoStudent();
  await openDialog(page, student);
  await confirm(page, 'delete', student.password);
  await expect(page.getByText('Type DELETE, in capital letters.')).toBeVisible();
  await confirm(page, 'DELETE', 'not-mine');
  await expect(page.getByText('That password is incorrect.')).toBeVisible();
  expect(await readDocuments(student.uid, 'tasks')).not.toEqual([]);
  await confirm(page, 'DELETE', student.password);
  await page.waitForURL('**/login', { timeout: 120_000 });
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  expect(await readDocuments(student.uid, 'tasks')).toEqual([]);
  expect((await db.doc(documentPaths.account(student.uid)).get()).exists).toBe(false);
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringContaining('firestore'));
  await fillSignIn(page, student);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

test('a deletion that fails shows a message and deletes nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/);
  const student = await createStudent();
  await openDialog(page, student);
  await page.route(/\/deleteAccount$/, (route) => route.abort());
  await confirm(page, 'DELETE', student.password);
  await expect(page.getByText(/^Failed to delete your account:/)).toBeVisible(FIRST_CALL);
  await expect(page.getByLabel('Your password')).toHaveValue(student.password);
  await page.unroute(/\/deleteAccount$/);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeEnabled();
});

test('an account cannot be deleted without a network', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(...NO_NETWORK);
  await openDialog(page, await createStudent());
  await expect(page.getByLabel('Type DELETE to confirm')).toBeVisible();
  await context.setOffline(true);
  await expect(
    page.getByRole('dialog').getByText('This needs an internet connection.').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeDisabled();
});
