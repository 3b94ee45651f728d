import type { Page } from '@playwright/test';
import { newDemoStudent } from './support/backend.ts';
import { expect, signIn, test } from './support/test.ts';

const picture = (page: Page) => page.locator('#first-paint');

/** Holds back the app itself, as a slow network does; gives back how to let it come. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!early-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Has a frame come before the browser has read any of the page, as on a busy phone. */
async function frameBeforeAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      window.requestAnimationFrame = later;
      draw(performance.now());
      return 0;
    };
  });
}

test.describe('before the app has loaded', () => {
  test('a visitor sees the form to sign in, and cannot yet write into it', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(picture(page).getByText('Enter your email')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    release();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });

  test('a student sees the bars where they are, in the colours that were chosen', async ({ page }) => {
    await signIn(page, await newDemoStudent());
    const planner = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Planner' });
    await planner.click();
    await expect(page.getByText('Revise cell respiration')).toBeVisible();
    const place = await planner.boundingBox();
    await page.evaluate(() => localStorage.setItem('akada.appearance', 'dark'));
    await frameBeforeAll(page);
    const release = await holdApp(page);
    await page.goto('/dashboard/planner', { waitUntil: 'commit' });
    const drawn = picture(page).locator('li > a', { hasText: 'Planner' });
    await expect(drawn).toBeVisible();
    // The page can be asked before its style sheet has come.
    await expect.poll(() => drawn.boundingBox()).toEqual(place);
    await expect(drawn).toHaveAttribute('aria-current', 'page');
    await expect(picture(page).locator('[data-tip]')).not.toBeEmpty();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('link')).toHaveCount(0);
    release();
    await expect(page.getByText('Revise cell respiration')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });

  test('all that the page needs has been asked for', async ({ page }) => {
    await signIn(page, await newDemoStudent());
    await expect(page.getByRole('link', { name: 'Streak: 12 days' })).toBeVisible();
    await holdApp(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(picture(page).locator('li').first()).toBeVisible();
    const asked = await page
      .locator('link[rel=modulepreload]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    for (const part of ['session-shell', 'home-route', 'firestore']) {
      expect(asked.some((address) => address.includes(`/assets/${part}-`))).toBe(true);
    }
  });
});
