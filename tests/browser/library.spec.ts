import type { LibraryFile } from '@akada/domain/vault/library-schemas';
import type { Page } from '@playwright/test';
import { grantPlan } from './support/account.ts';
import { createStudent, readDocuments, type Student } from './support/backend.ts';
import {
  FILE_TITLE,
  keepOpenFileOffline,
  openInVault,
  openLibrary,
  readOfflineFileIds,
  signInOnStarter,
} from './support/library.ts';
import { expect, FIRST_CALL, NO_NETWORK, signIn, test, waitForParts } from './support/test.ts';

/** The scripts that the PDF reader needs. */
const READER = ['pdf-view', 'pdfjs', 'pdf.worker', 'jbig2', 'openjpeg'];
/** Words on its second page. */
const OF_PAGE_2 = /citric acid|Krebs|acetyl/i;

test('a file can be saved offline, reopened without a network on the last read page, and removed', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_NETWORK);
  test.slow();
  const student = await signInOnStarter(page);

  await test.step('keep it offline, and read to the second page', async () => {
    await openInVault(page);
    await keepOpenFileOffline(page, student);
    await goToPage(page, 2);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => savedPages(student)).toEqual([2]);
  });

  await test.step('without a network it opens on that page', async () => {
    await openLibrary(page);
    await expect(row(page)).toContainText('page 2 of 3');
    await expect(row(page)).toContainText('On this device');
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await page.getByRole('link', { name: FILE_TITLE }).click();
    await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
    await expect(page.locator('[data-page="2"]')).toContainText(OF_PAGE_2);
    await goToPage(page, 3);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(row(page)).toContainText('page 3 of 3');
    expect(await savedPages(student)).toEqual([2]);
    await context.setOffline(false);
    await expect.poll(() => savedPages(student), { timeout: 60_000 }).toEqual([3]);
  });

  await test.step('in the vault it opens on that page too', async () => {
    await openInVault(page);
    await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
    await expect(page.getByText('On this device', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('remove it', async () => {
    await openLibrary(page);
    await page.getByRole('button', { name: `Remove ${FILE_TITLE}` }).click();
    await expect(page.getByText('No offline files yet')).toBeVisible();
    // It can be undone for ten seconds.
    await expect.poll(() => readDocuments(student.uid, 'library'), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => readOfflineFileIds(page)).toEqual([]);
  });
});

test('the free plan can read, and names the plan that keeps files offline', async ({ page }) => {
  const student = await createStudent();
  await signIn(page, student);
  await openInVault(page);
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible(FIRST_CALL);
  // Waits until the plan is loaded.
  await expect(page.getByRole('link', { name: 'starter plan' })).toHaveAttribute(
    'href',
    '/dashboard/profile?plans=1',
    FIRST_CALL,
  );
  await expect(page.getByRole('button', { name: /^Keep offline/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await openLibrary(page);
  await expect(page.getByText('Keeping files offline comes with the starter plan.')).toBeVisible();
});

test('an offline file opens after the plan has ended, even if the reader was never opened before', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_NETWORK);
  test.slow();
  const student = await signInOnStarter(page);
  await openInVault(page);
  await keepOpenFileOffline(page, student);
  await grantPlan(student, 'starter', new Date(Date.now() - 1_000));

  await page.getByRole('button', { name: 'Close' }).click();
  await openLibrary(page);
  await page.reload();
  await expect(page.getByText("You can still read the files you've kept offline.")).toBeVisible();
  await waitForParts(page, READER);
  await context.setOffline(true);
  await page.getByRole('link', { name: FILE_TITLE }).click();
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('On this device')).toBeVisible();
});

test('a device out of space says so, and stores nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'));
  });
  const student = await signInOnStarter(page);
  await openInVault(page);
  await page.getByRole('button', { name: /^Keep offline/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/This device is out of space/, FIRST_CALL);
  await expect(page.getByRole('button', { name: /^Keep offline/ })).toBeEnabled();
  expect(await readDocuments(student.uid, 'library')).toEqual([]);
});

async function goToPage(page: Page, number: number): Promise<void> {
  await page.locator(`[data-page="${number}"]`).evaluate((sheet) => sheet.scrollIntoView());
  await expect(page.getByText(`Page ${number} of 3`, { exact: true })).toBeVisible();
}

function row(page: Page) {
  return page
    .getByRole('list', { name: 'Offline files' })
    .getByRole('listitem')
    .filter({ hasText: FILE_TITLE });
}

/** The pages saved on the server for the student's library. */
async function savedPages({ uid }: Student): Promise<number[]> {
  return (await readDocuments(uid, 'library')).map((file) => (file as LibraryFile).page);
}
