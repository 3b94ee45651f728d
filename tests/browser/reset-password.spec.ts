import { changeEmail, createEmail, createStudent, readMailedLink } from './support/backend.ts';
import { expect, fillSignIn, test } from './support/test.ts';

test.describe('resetting the password', () => {
  test('sets a new password through the mailed link, which then signs in', async ({
    page,
    expectedErrors,
  }) => {
    const student = await createStudent();
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter your email address');
    await page.getByLabel('Email').fill(student.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByText('Check your email for reset instructions')).toBeVisible();
    await expect(page.getByText('Password reset email sent! Please check your inbox.')).toBeVisible();

    const link = await readMailedLink(student.email, 'PASSWORD_RESET');
    await page.goto(link);
    await expect(page.getByText(`For ${student.email}`)).toBeVisible();
    await page.getByLabel('New password').fill('12345');
    await page.getByLabel('Confirm Password').fill('12345');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters');
    await page.getByLabel('New password').fill('123456');
    await page.getByLabel('Confirm Password').fill('123456');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await fillSignIn(page, { ...student, password: '123456' });
    await page.waitForURL('**/dashboard');

    // A link works only once. After that the page offers another mail.
    expectedErrors.push(/status of 400/);
    await page.goto(link);
    await expect(page.getByRole('alert')).toHaveText('This link is invalid or was already used.');
    await page.getByRole('button', { name: 'Send another email' }).click();
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
  });

  test('is offered to a student who restores an email address after someone else changed it', async ({
    page,
    expectedErrors,
  }) => {
    const student = await createStudent();
    await changeEmail(student, createEmail());
    const link = await readMailedLink(student.email, 'RECOVER_EMAIL');
    await page.goto(link);
    await expect(page.getByText(`Sign in with ${student.email} again.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reset your password' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/login');
    await fillSignIn(page, student);
    await page.waitForURL('**/dashboard');

    expectedErrors.push(/status of 400/);
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This link is invalid or was already used.');
  });

  test('does not reveal whether an account exists', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(createEmail());
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(
      page.getByText("If an account with that email exists, you'll receive a password reset link shortly."),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Send another email' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});
