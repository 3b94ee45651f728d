import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { USAGE_FEATURES, type UsageFeature } from '@akada/domain/payments/plans';
import { dailyQuota, QUOTAS } from '@akada/domain/quotas/quotas';
import { SUPPORT_MESSAGES } from '@akada/domain/support/tickets';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db, type Student } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, lagosToday, openPlanner, signIn, test } from './support/test.ts';
import { chooseFiles, countOwnFiles, createPng, openVault, shareFiles } from './support/vault.ts';

const { tasks, entries, journal } = USAGE_FEATURES;

/** Sets what functions have counted of a student's day. */
function haveCreated({ uid }: Student, feature: UsageFeature, usage_count: number) {
  const usage_date = lagosToday();
  const count = { feature_name: feature, usage_date, usage_count };
  return db.doc(documentPaths.usage(uid, usage_date, feature)).set(count);
}
function haveStored({ uid }: Student, bytes: number, files = 1) {
  const rest = { usage_date: lagosToday(), last_file_id: 'another' };
  return db.doc(documentPaths.vaultUsage(uid)).set({ feature_name: 'vault_storage', bytes, files, ...rest });
}
async function openUsage(page: Page) {
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'See your usage' }).click();
  return page.getByRole('dialog', { name: 'Usage and limits' });
}

test("storage and shared files show in the usage, and a file that doesn't fit is refused before it is uploaded", async ({
  page,
}) => {
  test.slow();
  const student = await createStudent();
  await openVault(page, student);
  await shareFiles(page, [createPng('rain.png')]);

  const dialog = await openUsage(page);
  const row = (label: string) => dialog.getByRole('listitem').filter({ hasText: label });
  await expect(row('Storage')).toHaveText(/\d KB of 200 MB/);
  await expect(row('Files shared')).toHaveText('Files shared1 of 20');
  await expect(row('Tasks created')).toHaveText('Tasks created0 of 200');
  await expect(dialog.getByText('Resets at midnight.')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoAxeFindings(page, 'the usage');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoAxeFindings(page, 'the usage on a wide screen');
  await dialog.getByRole('link', { name: 'My uploads' }).click();
  await expect(page.getByRole('heading', { name: 'My uploads' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await haveStored(student, QUOTAS.storedBytes.free);
  await openSection(page, 'Library');
  await chooseFiles(page, [createPng('more-rain.png')]);
  await page.getByRole('button', { name: 'Upload (1)' }).click();
  await expect(page.getByText(/Your 200 MB of storage is full/)).toBeVisible();
  expect(await countOwnFiles(student.uid)).toEqual({ items: 1, objects: 1 });

  await haveStored(student, 1_000, QUOTAS.filesADay.free);
  await page.getByRole('button', { name: 'Try more-rain.png again' }).click();
  await expect(page.getByText(/You've shared 20 files today/)).toBeVisible();
  expect(await countOwnFiles(student.uid)).toEqual({ items: 1, objects: 1 });
});

test('a file that stayed private says why, and can be shared again once there is space', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 429/);
  test.slow();
  const student = await createStudent();
  await openVault(page, student);
  await shareFiles(page, [createPng('rain.png')]);
  const [file] = (await db.collection(sharedCollections.vault).where('user_id', '==', student.uid).get())
    .docs;
  await file?.ref.update({ hidden: true, over_quota: 'storage', size: QUOTAS.storedBytes.free + 1 });

  await page.getByRole('link', { name: 'My uploads' }).click();
  await expect(page.getByText('Only you can see it: your storage was full.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Appeal/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share rain again' }).click();
  await expect(page.getByText(/“rain” stays private. Your 200 MB of storage is full/)).toBeVisible(
    FIRST_CALL,
  );

  await file?.ref.update({ size: 1_000 });
  await page.getByRole('button', { name: 'Share rain again' }).click();
  await expect(page.getByText('“rain” is listed again.')).toBeVisible(FIRST_CALL);
  await expect(page.getByText('Listed', { exact: true })).toBeVisible();
});

test('forms refuse before typing when the daily limit is reached, also offline, but existing entries can be edited', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /WebChannelConnection/, /Could not reach Cloud Firestore/);
  const student = await createStudent();
  for (const feature of [tasks, entries, journal] as const) {
    await haveCreated(student, feature, dailyQuota(feature, 'free'));
  }
  await openPlanner(page, student);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add to Schedule' });
  await expect(form.getByText("You've added 200 schedule entries today")).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(0);
  await form.getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('link', { name: 'Tasks', exact: true }).click();
  await page.getByRole('button', { name: 'Create Your First Task' }).click();
  const refused = page.getByText("You've created 200 tasks today");
  await expect(refused).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create Your First Task' }).click();
  await expect(refused).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press('Escape');

  await openSection(page, 'Journal');
  await expect(page.getByText("You've written 50 journal entries today")).toBeVisible();
});

test('a sixth open request is refused before typing', async ({ page }) => {
  const student = await createStudent();
  const batch = db.batch();
  for (const type of ['support_request', 'tool_request']) {
    for (let number = 0; number < QUOTAS.openRequests; number += 1) {
      const ticket = { type, user_id: student.uid, status: 'open', created_at: new Date() };
      const words = { details: 'Help.', ...(type === 'support_request' && { subject: 'A question' }) };
      batch.set(db.doc(`${sharedCollections.tickets}/${type}_${number}_${student.uid}`), {
        ...ticket,
        ...words,
      });
    }
  }
  await batch.commit();
  await signIn(page, student);
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'Contact support' }).click();
  await expect(page.getByText(SUPPORT_MESSAGES.tooManyOpen)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await openSection(page, 'AI Lab');
  await page.getByRole('button', { name: 'Request Tool' }).click();
  await expect(page.getByText(SUPPORT_MESSAGES.tooManyOpen)).toBeVisible();
});
