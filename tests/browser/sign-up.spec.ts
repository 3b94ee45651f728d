import { documentPaths } from '@akada/domain/documents/paths';
import type { Page } from '@playwright/test';
import { waitForOpenAccount } from './support/account.ts';
import { createEmail, createStudent, db, readMailedLink, readUid } from './support/backend.ts';
import { openSection, openSignUp } from './support/navigation.ts';
import { CORE, expect, fillSignIn, signIn, test } from './support/test.ts';

const PASSWORD = 'secret-enough';

/** Fills and sends the sign-up form. */
async function signUp(page: Page, name: string): Promise<{ email: string; password: string }> {
  const email = createEmail();
  await openSignUp(page);
  await expect(page.getByRole('heading', { name: 'Join Early Access' })).toBeVisible();
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Show passwords' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return { email, password: PASSWORD };
}

/** Opens the newest mailed link and confirms the address. */
async function confirmEmail(page: Page, email: string): Promise<void> {
  await page.goto(await readMailedLink(email, 'VERIFY_EMAIL'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
}

test.describe('signing up', () => {
  test(
    'goes from the form through the mailed link to the dashboard',
    CORE,
    async ({ page, expectedErrors }) => {
      const student = await signUp(page, 'Ngozi Ọkọnkwọ');
      await expect(page.getByText("We've sent you an email to verify your account.")).toBeVisible();
      await expect(
        page.getByText('Account created successfully! Please check your email to verify your account.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Resend email' }).click();
      await expect(page.getByText('Sent. Check your inbox')).toBeVisible();

      // The session stays on the device, but every page for students refuses it.
      await page.goto('/');
      await page.waitForURL('**/login');

      const link = await readMailedLink(student.email, 'VERIFY_EMAIL');
      await confirmEmail(page, student.email);
      await page.waitForURL('**/dashboard');
      await openSection(page, 'Profile');
      await expect(page.getByText('Ngozi Ọkọnkwọ')).toBeVisible();
      const uid = await readUid(student.email);
      await waitForOpenAccount(uid);
      const profile = await db.doc(documentPaths.profile(uid)).get();
      expect(profile.get('full_name')).toBe('Ngozi Ọkọnkwọ');

      // A link works only once.
      expectedErrors.push(/status of 400/);
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm my email' }).click();
      await expect(page.getByRole('alert')).toContainText('This link is invalid or was already used.');
    },
  );

  test('asks at sign-in to confirm the address, with the address filled in', async ({ page, browser }) => {
    const student = await signUp(page, 'Ngozi');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
    await fillSignIn(page, student);
    await expect(page.getByRole('alert')).toContainText('Please confirm your email address first');
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText('Sent. Check your inbox')).toBeVisible();

    // The mail is read on another device, which has no session.
    const context = await browser.newContext();
    const other = await context.newPage();
    await confirmEmail(other, student.email);
    await expect(other.getByText('Your address is confirmed. You can sign in now.')).toBeVisible();
    await other.getByRole('link', { name: 'Go to Login' }).click();
    await expect(other.getByLabel('Email')).toHaveValue(student.email);
    await fillSignIn(other, student);
    await other.waitForURL('**/dashboard');
    await expect(other.getByText('Login successful!')).toBeVisible();
    await context.close();
  });

  test("leads to sign-in when the session on the device is another new student's", async ({
    page,
    browser,
  }) => {
    const ada = await signUp(page, 'Ada');
    // Bola signs up elsewhere, and reads the mail on Ada's phone.
    const context = await browser.newContext();
    const bola = await signUp(await context.newPage(), 'Bola');
    await context.close();
    await confirmEmail(page, bola.email);
    await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    // Ada's address is still not confirmed.
    await page.goto('/');
    await page.waitForURL('**/login');
    await fillSignIn(page, ada);
    await expect(page.getByRole('alert')).toContainText('Please confirm your email address first');
    await fillSignIn(page, bola);
    await page.waitForURL('**/dashboard');
    await openSection(page, 'Profile');
    await expect(page.getByText(bola.email)).toBeVisible();
  });

  test('leaves a student who is signed in on the same phone signed in', async ({ page, browser }) => {
    const ada = await createStudent('Ada');
    await signIn(page, ada);
    const context = await browser.newContext();
    const bola = await signUp(await context.newPage(), 'Bola');
    await context.close();
    await confirmEmail(page, bola.email);
    await expect(page.getByText(`${ada.email} is signed in on this device.`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to Profile' }).click();
    await expect(page.getByText(ada.email)).toBeVisible();
  });

  test('checks the fields in the specified order before it makes any call', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('accounts:') && calls.push(request.url()));
    await openSignUp(page);
    const submit = page.getByRole('button', { name: 'Create account' });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await page.getByLabel('Full Name').fill('Ngozi');
    await page.getByLabel('Email').fill('ngozi@akada.test');
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByLabel('Confirm Password').fill('abd');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
    await page.getByLabel('Confirm Password').fill('abc');
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters');
    expect(calls).toEqual([]);
  });
});
