import { documentPaths } from '@akada/domain/documents/paths';
import { waitForOpenAccount } from './support/account.ts';
import { createEmail, db, readMailedLink, readUid } from './support/backend.ts';
import { openSignUp } from './support/navigation.ts';
import { expect, fillSignIn, test } from './support/test.ts';

test.describe('signing up', () => {
  test('goes from the form through the mailed link to the dashboard', async ({ page, expectedErrors }) => {
    const student = { email: createEmail(), password: 'secret-enough' };
    await openSignUp(page);
    await expect(page.getByRole('heading', { name: 'Join Early Access' })).toBeVisible();
    await page.getByLabel('Full Name').fill('Ngozi Ọkọnkwọ');
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByLabel('Confirm Password').fill(student.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText("We've sent you an email to verify your account.")).toBeVisible();
    await expect(
      page.getByText('Account created successfully! Please check your email to verify your account.'),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Go to Login' }).click();
    await fillSignIn(page, student);
    await expect(page.getByRole('alert')).toContainText('Please confirm your email address first');
    await page.getByRole('button', { name: 'Resend email' }).click();
    await expect(page.getByText('Sent. Check your inbox')).toBeVisible();

    const link = await readMailedLink(student.email, 'VERIFY_EMAIL');
    await page.goto(link);
    await expect(page.getByText('Your address is confirmed. You can sign in now.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await fillSignIn(page, student);
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Login successful!')).toBeVisible();

    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByText('Ngozi Ọkọnkwọ')).toBeVisible();
    const uid = await readUid(student.email);
    await waitForOpenAccount(uid);
    const profile = await db.doc(documentPaths.profile(uid)).get();
    expect(profile.get('full_name')).toBe('Ngozi Ọkọnkwọ');

    // A link works only once.
    expectedErrors.push(/status of 400/);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This link is invalid or was already used.');
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
