import type { Page } from '@playwright/test';
import { createStudent } from './support/backend.ts';
import { expect, fillSignIn, test } from './support/test.ts';

test.describe('signing in', () => {
  test('asks for both fields, and says what is wrong with them', async ({ page, expectedErrors }) => {
    const student = await createStudent();
    expectedErrors.push(/status of 400/);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
    await fillSignIn(page, { ...student, password: 'not-the-password' });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await expect(page.getByText('Failed to log in')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(student.email);
  });

  test('continues to the page that the student asked for', async ({ page }) => {
    const student = await createStudent();
    await page.goto('/dashboard/planner?tab=tasks');
    await page.waitForURL('**/login');
    await fillSignIn(page, student);
    await page.waitForURL('**/dashboard/planner?tab=tasks');
    await expect(page.getByText('No tasks created yet')).toBeVisible();
    await page.goto('/login');
    await page.waitForURL('**/dashboard');
  });

  test('shows a message without a network, and after too many attempts', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/, /status of 400/);
    const student = await createStudent();
    await page.goto('/login');
    // The form is a chunk of its own, which loads after the page.
    await expect(page.getByLabel('Email')).toBeVisible();
    await context.setOffline(true);
    await fillSignIn(page, student);
    await expect(page.getByRole('alert')).toHaveText('No connection. Check your network and try again.');
    await context.setOffline(false);
    // The emulator has no limit of attempts; the real service answers like this when it is reached.
    await page.route('**/accounts:signInWithPassword**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Too many attempts. Wait a few minutes, then try again.',
    );
  });

  test('loads neither Firestore nor Functions nor Storage on /login', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    const sources = (await Promise.all(scripts.map((url) => sourcesOf(page, url)))).flat();
    const from = (sdk: string) => sources.filter((source) => source.includes(`@firebase/${sdk}/`));
    expect(from('auth')).not.toEqual([]);
    for (const sdk of ['firestore', 'functions', 'storage']) expect(from(sdk)).toEqual([]);
  });
});

/** The modules in a bundled script, from its source map; empty for the bundler's runtime, which has none. */
async function sourcesOf(page: Page, script: string): Promise<string[]> {
  const map = await page.request.get(`${script}.map`);
  if (!map.headers()['content-type']?.includes('json')) return [];
  return ((await map.json()) as { sources: string[] }).sources;
}
