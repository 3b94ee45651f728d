import { newAccount } from '@akada/domain/account';
import { documentPaths } from '@akada/domain/paths';
import type { LibraryFile } from '@akada/domain/schemas/library';
import type { Page } from '@playwright/test';
import { expectNoFindings } from './support/axe.ts';
import { db, documentsOf, newStudent, type Student } from './support/backend.ts';
import { givePlan } from './support/plan.ts';
import { expect, FIRST_CALL, fillSignIn, NO_NETWORK, signIn, test } from './support/test.ts';

const TITLE = 'Cell respiration in three stages';
const IN_VAULT = '/dashboard/vault?file=demo-cell-respiration';
const IN_LIBRARY = '/dashboard/vault?view=library';
/** Words of its second page. */
const OF_PAGE_2 = /citric acid|Krebs|acetyl/i;

/** Signs in a new student whose plan has a library. */
async function signInOnStarter(page: Page): Promise<Student> {
  const student = await newStudent();
  await givePlan(student, 'starter');
  await signIn(page, student);
  return student;
}

test('a file is kept, read on with the network cut where the student stopped, and removed', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_NETWORK);
  test.slow();
  const student = await signInOnStarter(page);

  await test.step('keep it, and read to the second page', async () => {
    await page.goto(IN_VAULT);
    await keep(page, student);
    await goToPage(page, 2);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => placesOf(student)).toEqual([2]);
  });

  await test.step('without a network it opens there', async () => {
    await page.getByRole('link', { name: 'My Library' }).click();
    await expect(row(page)).toContainText('page 2 of 3');
    await expect(row(page)).toContainText('On this device');
    await context.setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
    await expect(page.locator('[data-page="2"]')).toContainText(OF_PAGE_2);
    await goToPage(page, 3);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(row(page)).toContainText('page 3 of 3');
    expect(await placesOf(student)).toEqual([2]);
    await context.setOffline(false);
    await expect.poll(() => placesOf(student), { timeout: 60_000 }).toEqual([3]);
  });

  await test.step('in the vault it begins there too', async () => {
    await page.goto(IN_VAULT);
    await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
    await expect(page.getByText('On this device', { exact: true })).toBeVisible();
  });

  await test.step('remove it', async () => {
    await page.goto(IN_LIBRARY);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: `Remove ${TITLE}` }).click();
    await expect(page.getByText('Nothing is kept yet')).toBeVisible();
    await expect.poll(() => documentsOf(student.uid, 'library')).toEqual([]);
    await expect.poll(() => keptIds(page)).toEqual([]);
  });
});

test('the free plan reads, and names the plan that keeps', async ({ page }) => {
  const student = await newStudent();
  await signIn(page, student);
  await page.goto(IN_VAULT);
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('button', { name: /^Keep offline/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'starter plan' })).toHaveAttribute(
    'href',
    '/dashboard/profile?plans=1',
  );
  await page.goto(IN_LIBRARY);
  await expect(page.getByText('Keeping files for offline comes with the starter plan.')).toBeVisible();
});

test('what was kept opens after the plan has ended, the reader never opened before', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_NETWORK);
  test.slow();
  const student = await signInOnStarter(page);
  await page.goto(IN_VAULT);
  await keep(page, student);
  await db.doc(documentPaths.account(student.uid)).set({
    ...newAccount(new Date()),
    current_plan: 'starter',
    plan_expires_at: new Date(Date.now() - 1_000),
  });

  const reader = page.waitForResponse(/openjpeg.*\.wasm/);
  await page.goto(IN_LIBRARY);
  await expect(page.getByText('What you have kept stays yours to read.')).toBeVisible();
  await reader;
  await context.setOffline(true);
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('On this device')).toBeVisible();
});

test('another device has the list, and fetches what it wants to have', async ({ page, expectedErrors }) => {
  expectedErrors.push(/listening failed: document:vault\/deleted-since/);
  test.slow();
  const student = await newStudent();
  await signIn(page, student);
  await put(student, 'demo-waves', { filename: 'Waves', page: 3 });
  await put(student, 'deleted-since', { filename: 'Old notes', page: 1 });
  await page.goto(IN_LIBRARY);
  await expect(page.getByText('Not on this device')).toHaveCount(2);

  await page.getByRole('link', { name: 'Old notes' }).click();
  await expect(page.getByText('This file is no longer in the vault.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Fetch: Old notes' }).click();
  await expect(page.getByRole('alert')).toHaveText(/It is no longer in the vault/);

  await page.getByRole('button', { name: 'Fetch: Waves' }).click();
  await expect(page.getByText('On this device', { exact: true })).toHaveCount(1);
  expect(await keptIds(page)).toEqual(['demo-waves']);
  await page.getByRole('link', { name: 'Waves' }).click();
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
});

test('what one student keeps is gone from the device before the next is let in', async ({ page }) => {
  test.slow();
  const [first, second] = await Promise.all([newStudent('Femi'), newStudent('Halima')]);
  await givePlan(first, 'starter');
  await signIn(page, first);
  await page.goto(IN_VAULT);
  await keep(page, first);
  expect(await keptIds(page)).toEqual(['demo-cell-respiration']);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await fillSignIn(page, second);
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a device without room says so, and keeps nothing', async ({ page }) => {
  const student = await signInOnStarter(page);
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Quota exceeded.', 'QuotaExceededError'));
  });
  await page.goto(IN_VAULT);
  await page.getByRole('button', { name: /^Keep offline/ }).click();
  await expect(page.getByRole('alert')).toHaveText(/There is no room for it on this device/);
  await expect(page.getByRole('button', { name: /^Keep offline/ })).toBeEnabled();
  expect(await documentsOf(student.uid, 'library')).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('axe finds nothing in My Library', async ({ page }) => {
      const student = await newStudent();
      await signIn(page, student);
      await page.goto(IN_LIBRARY);
      await page.getByText('Nothing is kept yet').waitFor();
      await expectNoFindings(page, 'an empty library');
      await put(student, 'demo-cell-respiration', { filename: TITLE, page: 2 });
      await page.getByRole('button', { name: `Fetch: ${TITLE}` }).click();
      await page.getByText('On this device', { exact: true }).waitFor();
      await put(student, 'demo-waves', { filename: 'Waves', page: 1 });
      await page.getByText('Not on this device').waitFor();
      await expectNoFindings(page, 'a library');
      await page.getByRole('link', { name: TITLE }).click();
      await page.getByText('Page 2 of 3', { exact: true }).waitFor();
      await expectNoFindings(page, 'a kept file');
    });
  });
}

/** Keeps the file that is open, and waits until the server knows. */
async function keep(page: Page, { uid }: Student): Promise<void> {
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible(FIRST_CALL);
  await page.getByRole('button', { name: `Keep offline: ${TITLE}` }).click();
  await expect(page.getByText('On this device', { exact: true })).toBeVisible();
  await expect.poll(() => documentsOf(uid, 'library')).toHaveLength(1);
}

async function goToPage(page: Page, number: number): Promise<void> {
  await page.locator(`[data-page="${number}"]`).evaluate((sheet) => sheet.scrollIntoView());
  await expect(page.getByText(`Page ${number} of 3`, { exact: true })).toBeVisible();
}

function row(page: Page) {
  return page.getByRole('list', { name: 'My Library' }).getByRole('listitem').filter({ hasText: TITLE });
}

/** The pages that the server has of the student's library. */
async function placesOf({ uid }: Student): Promise<number[]> {
  return (await documentsOf(uid, 'library')).map((file) => (file as LibraryFile).page);
}

/** Puts a file into a student's library, as another device of theirs does. */
async function put(
  { uid }: Student,
  id: string,
  file: Pick<LibraryFile, 'filename' | 'page'>,
): Promise<void> {
  const at = new Date();
  const entry: LibraryFile = { ...file, size: 3_500, pages: 3, added_at: at, opened_at: at };
  await db.doc(documentPaths.libraryFile(uid, id)).set(entry);
}

/** The ids of the files whose bytes are on the device. */
function keptIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('akada.library')).keys();
    return requests.map(({ url }) => url.split('/').at(-1) ?? '');
  });
}
