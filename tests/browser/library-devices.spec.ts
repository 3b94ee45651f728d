import { grantPlan } from './support/account.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent } from './support/backend.ts';
import {
  addToLibrary,
  FILE_TITLE,
  keepOpenFileOffline,
  openInVault,
  openLibrary,
  readOfflineFileIds,
} from './support/library.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, fillSignIn, signIn, test } from './support/test.ts';

test('another device shows the list, and downloads the files that the student picks', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/listening failed: document:vault\/deleted-since/);
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await addToLibrary(student, 'demo-waves', { filename: 'Waves', page: 3 });
  await addToLibrary(student, 'deleted-since', { filename: 'Old notes', page: 1 });
  await openLibrary(page);
  await expect(page.getByText('Not on this device')).toHaveCount(2);

  await page.getByRole('link', { name: 'Old notes' }).click();
  await expect(page.getByText('This file is no longer in the vault.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Download: Old notes' }).click();
  await expect(page.getByRole('alert')).toHaveText(/It's no longer in the vault/);

  await page.getByRole('button', { name: 'Download: Waves' }).click();
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(1, FIRST_CALL);
  expect(await readOfflineFileIds(page)).toEqual(['demo-waves']);
  await page.getByRole('link', { name: 'Waves' }).click();
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
});

test("one student's offline files are deleted before the next student can sign in", async ({ page }) => {
  test.slow();
  const [first, second] = await Promise.all([createStudent('Femi'), createStudent('Halima')]);
  await grantPlan(first, 'starter');
  await signIn(page, first);
  await openInVault(page);
  await keepOpenFileOffline(page, first);
  expect(await readOfflineFileIds(page)).toEqual(['demo-cell-respiration']);
  await page.getByRole('button', { name: 'Close' }).click();
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await fillSignIn(page, second);
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test.describe('axe finds no accessibility problem', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('in the list of offline files', async ({ page }) => {
    const student = await createStudent();
    await signIn(page, student);
    await openLibrary(page);
    await page.getByText('No offline files yet').waitFor();
    await expectNoAxeFindings(page, 'an empty library');
    await addToLibrary(student, 'demo-cell-respiration', { filename: FILE_TITLE, page: 2 });
    await page.getByRole('button', { name: `Download: ${FILE_TITLE}` }).click();
    await page.getByText('On this device', { exact: true }).waitFor();
    await addToLibrary(student, 'demo-waves', { filename: 'Waves', page: 1 });
    await page.getByText('Not on this device').waitFor();
    await expectNoAxeFindings(page, 'a library');
    await page.getByRole('link', { name: FILE_TITLE }).click();
    await page.getByText('Page 2 of 3', { exact: true }).waitFor();
    await expectNoAxeFindings(page, 'an offline file');
  });
});
