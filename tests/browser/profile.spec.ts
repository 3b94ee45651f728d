import { readFileSync } from 'node:fs';
import { avatarPath } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import type { Page } from '@playwright/test';
import {
  bucket,
  createDemoStudent,
  createEmail,
  createStudent,
  db,
  readMailedLink,
  type Student,
} from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { CORE, expect, FIRST_CALL, NO_NETWORK, signIn, test } from './support/test.ts';
import { createPng } from './support/vault.ts';

/** Signs in and opens the profile, once the account is open. */
async function openProfile(page: Page, student: Student): Promise<void> {
  await signIn(page, student);
  await openSection(page, 'Profile');
  await expect(page.getByRole('button', { name: 'Edit name' })).toBeEnabled(FIRST_CALL);
}

const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save' }).click();
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

test('the profile shows level, rank and version, and links to the leaderboard', async ({ page }) => {
  await openProfile(page, await createDemoStudent());
  await expect(page.getByText('Level 5 Scholar')).toBeVisible();
  await expect(page.getByText('1,250 XP', { exact: true })).toBeVisible();
  await expect(page.getByText('250 XP to level 6')).toBeVisible();
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  await expect(page.getByText(`Akada, version ${version}`)).toBeVisible();
  await expect(page.getByText(/^Rank \d+ of \d+$/)).toBeVisible(FIRST_CALL);
  await page.getByLabel('Show me on the leaderboards').click();
  await expect(page.getByText('Not on the leaderboards')).toBeVisible();
  await page.getByRole('link', { name: 'See the leaderboard' }).click();
  await page.waitForURL('**/dashboard/leaderboard');
});

test('editing the name changes the session and the public profile', CORE, async ({ page }) => {
  const student = await createDemoStudent();
  await openProfile(page, student);
  await page.getByRole('button', { name: 'Edit name' }).click();
  const name = page.getByLabel('Full Name');
  await name.fill('   ');
  await save(page);
  await expect(dialog(page).getByText('Enter your name.')).toBeVisible();
  await name.fill(' Ngozi Ọkọnkwọ ');
  await save(page);
  await expect(page.getByText('Your name was changed.')).toBeVisible();
  await expect(page.getByText('Ngozi Ọkọnkwọ', { exact: true })).toBeVisible();
  expect((await db.doc(documentPaths.profile(student.uid)).get()).get('full_name')).toBe('Ngozi Ọkọnkwọ');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Ngozi Ọkọnkwọ!$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Ngozi Ọkọnkwọ!$/);
});

test('a username must be valid, not reserved and unique', async ({ page, expectedErrors }) => {
  // For the username that is taken.
  expectedErrors.push(/status of 409/);
  const [student, other] = await Promise.all([createDemoStudent(), createStudent()]);
  const taken = `t${other.uid.toLowerCase().slice(0, 12)}`;
  const free = `f${student.uid.toLowerCase().slice(0, 12)}`;
  await db.doc(documentPaths.username(taken)).set({ user_id: other.uid });
  await openProfile(page, student);
  await page.getByRole('button', { name: 'Choose a username' }).click();
  const username = page.getByRole('textbox', { name: 'Username' });
  for (const [tried, said] of [
    ['a', 'Use 3 to 20 lowercase letters'],
    ['support', 'That username is reserved'],
    [taken, 'That username is taken.'],
  ] as const) {
    await username.fill(tried);
    await save(page);
    await expect(dialog(page).getByText(said)).toBeVisible(FIRST_CALL);
    await expect(username).toHaveValue(tried);
  }
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await username.fill(`@${free}`);
  await save(page);
  await expect(dialog(page)).toHaveCount(0, FIRST_CALL);
  await expect(page.getByRole('button', { name: `@${free}` })).toBeVisible();
});

test('a picture can be cropped, saved, shown and removed', async ({ page }) => {
  const student = await createStudent('Ada Obi');
  await openProfile(page, student);
  const shown = page.getByRole('button', { name: 'Change picture' }).locator('img');
  await page.getByRole('button', { name: 'Change picture' }).click();
  const input = page.getByLabel('Picture', { exact: true });
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog(page).getByText("can't be opened as a picture")).toBeVisible();
  await input.setInputFiles(createPng('rain.png'));
  const stage = dialog(page).getByRole('application');
  await stage.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('slider', { name: 'Zoom' })).toHaveValue('1.05');
  await save(page);
  await expect(page.getByText('Your picture was saved.')).toBeVisible();
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
  await expect(shown).toHaveJSProperty('naturalHeight', 256);
  const [{ contentType, size }] = await bucket.file(avatarPath(student.uid)).getMetadata();
  expect(contentType).toBe('image/jpeg');
  expect(Number(size)).toBeLessThanOrEqual(200 * 1024);
  // A function copies the picture to the boards.
  await expect(page.getByRole('button', { name: 'Profile and more' }).locator('img')).toHaveJSProperty(
    'naturalWidth',
    256,
    FIRST_CALL,
  );
  await page.reload();
  await expect(shown).toHaveJSProperty('naturalWidth', 256);
  await page.getByRole('button', { name: 'Change picture' }).click();
  await dialog(page).getByRole('button', { name: 'Remove picture' }).click();
  await expect(shown).toHaveCount(0);
  await expect.poll(async () => (await bucket.file(avatarPath(student.uid)).exists())[0]).toBe(false);
});

test.describe('dark mode', () => {
  test.use({ colorScheme: 'light' });

  const paper = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('can differ from the device’s setting, and can follow it again', async ({ page }) => {
    await openProfile(page, await createDemoStudent());
    const light = await paper(page);
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await expect.poll(() => paper(page)).not.toBe(light);
    const dark = await paper(page);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(await paper(page)).toBe(dark);
    expect(
      await page.evaluate(
        () => [...document.querySelectorAll('meta')].find(({ media }) => media === 'all')?.content,
      ),
    ).toBe('#0f1713');
    await page.getByRole('radio', { name: 'System' }).check({ force: true });
    expect(await paper(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await paper(page)).toBe(dark);
  });
});

test('the bell has no number when notifications are off, and the list still opens', async ({ page }) => {
  await openProfile(page, await createDemoStudent());
  await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread');
  await page.getByRole('switch', { name: 'Notifications' }).click();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Notifications' })).not.toBeChecked();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await bell(page).click();
  await expect(page.getByText('The planner is here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark All as Read' })).toBeEnabled();
});

test('the profile links to the quiet hours', async ({ page }) => {
  await openProfile(page, await createDemoStudent());
  await page.getByRole('link', { name: /Nudges and quiet hours/ }).click();
  await expect(dialog(page).getByText('Quiet hours')).toBeVisible();
});

test('a changed password is the one that signs in', async ({ page, expectedErrors }) => {
  // For the wrong passwords.
  expectedErrors.push(/status of 400/);
  const student = await createStudent();
  await openProfile(page, student);
  await page.getByRole('button', { name: 'Change password' }).click();
  const fill = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password').fill(next);
    await page.getByLabel('Confirm Password').fill(again);
    await dialog(page).getByRole('button', { name: 'Change password' }).click();
  };
  await fill(student.password, 'another-password', 'another');
  await expect(dialog(page).getByText('Passwords do not match')).toBeVisible();
  await fill(student.password, 'short', 'short');
  await expect(dialog(page).getByText('Password must be at least 6 characters')).toBeVisible();
  await fill('not-mine', 'another-password', 'another-password');
  await expect(dialog(page).getByText('The current password is incorrect.')).toBeVisible();
  await fill(student.password, 'another-password', 'another-password');
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await signIn(page, { ...student, password: 'another-password' });
});

test('an email address changes when its link is opened, and then signs in', async ({
  page,
  expectedErrors,
}) => {
  // For the wrong password, and for an address that another student uses.
  expectedErrors.push(/status of 400/);
  const [student, other] = await Promise.all([createStudent(), createStudent()]);
  const email = createEmail();
  await openProfile(page, student);
  await page.getByRole('button', { name: 'Change email' }).click();
  const send = async (next: string, password: string) => {
    await page.getByLabel('New email').fill(next);
    await page.getByLabel('Current password').fill(password);
    await dialog(page).getByRole('button', { name: 'Send link' }).click();
  };
  await send(student.email, student.password);
  await expect(dialog(page).getByText("That's already your email address.")).toBeVisible();
  await send(email, 'not-mine');
  await expect(dialog(page).getByText('The current password is incorrect.')).toBeVisible();
  await send(other.email, student.password);
  await expect(dialog(page).getByText('Another account already uses that email.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Show current password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAttribute('type', 'text');
  await send(email, student.password);
  await expect(dialog(page).getByText(`We sent a link to ${email}`)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(student.email)).toBeVisible();

  await page.goto(await readMailedLink(student.email, 'VERIFY_AND_CHANGE_EMAIL'));
  await expect(page.getByText(`From now on, sign in with ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await openSection(page, 'Profile');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await signIn(page, { ...student, email });
});

test('an export contains what the student wrote', async ({ page }) => {
  const student = await createDemoStudent();
  await openProfile(page, student);
  const downloaded = page.waitForEvent('download', FIRST_CALL);
  await page.getByRole('button', { name: 'Export my data' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/^akada-data-\d{4}-\d{2}-\d{2}\.json$/);
  const { exported_at, documents } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(Date.parse(exported_at)).not.toBeNaN();
  expect(documents).toContainEqual({
    path: expect.stringMatching(new RegExp(`^users/${student.uid}/tasks/`)),
    data: expect.objectContaining({ title: 'Email the course adviser' }),
  });
  await expect(page.getByText(`Saved to your device: ${documents.length} documents.`)).toBeVisible();
});

test('the profile says which changes need a network, and allows them when it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_NETWORK);
  await openProfile(page, await createDemoStudent());
  await page.getByRole('button', { name: 'Edit name' }).click();
  await page.getByLabel('Full Name').fill('Bisi');
  await context.setOffline(true);
  await expect(dialog(page).getByText('This needs an internet connection.')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeDisabled();
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText('Your name was changed.')).toBeVisible();
});
