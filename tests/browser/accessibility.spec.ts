import { DEMO_EMAIL, DEMO_PASSWORD } from '@akada/emulators/seed/demo';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/test.ts';

const PUBLIC = ['/login', '/signup', '/reset-password', '/no/such/page'];

async function expectNoFindings(page: Page, what: string) {
  // What fades in has its colours only when it has arrived.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map((node) => node.html).join(' ')}`,
  );
  expect(findings).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing, ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('on the pages for visitors', async ({ page }) => {
      for (const path of PUBLIC) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectNoFindings(page, path);
      }
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
      await expectNoFindings(page, '/login with an error');
    });

    test('on the pages for students', async ({ page }) => {
      test.slow();
      await signIn(page, { email: DEMO_EMAIL, password: DEMO_PASSWORD });
      await page.getByText('Home is not built yet').waitFor();
      await expectNoFindings(page, 'not built');
      await page.goto('/dashboard/planner');
      await page.getByText('Revise cell respiration').waitFor();
      await expectNoFindings(page, 'today');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByLabel('Category').selectOption('assignment');
      await page.getByRole('button', { name: 'Due date' }).click();
      await page.getByRole('grid').waitFor();
      await expectNoFindings(page, 'entry dialog');
      await page.goto('/dashboard/planner?tab=tasks');
      await page.getByText('Email the course adviser').waitFor();
      await expectNoFindings(page, 'tasks');
      await page.getByRole('button', { name: 'Edit Email the course adviser' }).click();
      await page.getByLabel('Description').waitFor();
      await expectNoFindings(page, 'task dialog');
      await page.goto('/dashboard/planner?tab=deadlines');
      await page.getByText('Book review').waitFor();
      await expectNoFindings(page, 'deadlines');
      await page.getByRole('button', { name: /Notifications/ }).click();
      await page.getByText('The planner is here').waitFor();
      await expectNoFindings(page, 'notifications');
      for (const path of ['/dashboard/quiz', '/dashboard/profile']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectNoFindings(page, path);
      }
    });
  });
}
