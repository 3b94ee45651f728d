import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { EVERY_PAGE, PAGE_BUDGETS } from '../bench/budgets.ts';
import { sessionOf } from '../bench/session.ts';
import { KB } from '../bench/weigh.ts';
import { createDemoStudent } from './support/backend.ts';
import { expect, signIn, test } from './support/test.ts';

const picture = (page: Page) => page.locator('#first-paint');

/** What starts before the app: the scripts that index.html names itself, and the list of the other pages' files. */
const FIRST = 'early|page-files|rolldown-runtime|first-reads|firestore|session(?!-shell)';

/** Delays the app's script, as a slow network does. Returns how to release it. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/(?!(?:${FIRST})-).*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Renders a frame before the browser has parsed any of the page, as on a busy phone. */
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

/** The size of the scripts that the page has loaded, in KB with gzip. */
async function scriptsOf(page: Page): Promise<number> {
  const addresses = await page
    .locator('script[src], link[rel=modulepreload]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''));
  const sizes = await Promise.all(
    [...new Set(addresses)].map(async (address) => {
      const file = await page.request.get(address);
      return gzipSync(await file.body(), { level: 9 }).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / KB;
}

/** The cumulative layout shift since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The observer reports earlier shifts before the next frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
      }),
  );
}

/** Latency in milliseconds and bytes a second: slow enough to paint each part of a page separately. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

test.describe('before the app has loaded', () => {
  test('a visitor sees the sign-in form, but cannot type into it yet', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await expect(picture(page).getByText('Enter your email')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveCount(0);
    release();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });

  test('a student sees the bars in place, in the chosen appearance', async ({ page }) => {
    await signIn(page, await createDemoStudent());
    const planner = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Planner' });
    await planner.click();
    await expect(page.getByText('Revise cell respiration')).toBeVisible();
    const place = await planner.boundingBox();
    await page.evaluate(() => localStorage.setItem('akada.appearance', 'dark'));
    await frameBeforeAll(page);
    const release = await holdApp(page);
    await page.goto('/dashboard/planner', { waitUntil: 'commit' });
    const drawn = picture(page).locator('li > a:visible', { hasText: 'Planner' });
    await expect(drawn).toBeVisible();
    // The page may be evaluated before its style sheet has loaded.
    await expect.poll(() => drawn.boundingBox()).toEqual(place);
    await expect(drawn).toHaveAttribute('aria-current', 'page');
    await expect(picture(page).locator('[data-tip]')).not.toBeEmpty();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(page.getByRole('link')).toHaveCount(0);
    release();
    await expect(page.getByText('Revise cell respiration')).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
  });

  test('a student on a desktop sees the side bar in place, as narrow as chosen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, await createDemoStudent());
    const journal = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Journal' });
    await page.getByRole('button', { name: 'Collapse' }).click();
    await journal.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
    const place = await journal.boundingBox();
    const release = await holdApp(page);
    await page.reload({ waitUntil: 'commit' });
    const drawn = picture(page).locator('li > a:visible', { hasText: 'Journal' });
    await expect.poll(() => drawn.boundingBox()).toEqual(place);
    await expect(drawn).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('link[rel=modulepreload][href*="/side-bar-"]')).toHaveCount(1);
    release();
    await expect(picture(page)).toHaveCount(0);
    expect(await journal.boundingBox()).toEqual(place);
  });

  test('loads everything that each page needs, within its budget of scripts', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(picture(page).getByText('Enter your email')).toBeVisible();
    expect.soft(await scriptsOf(page)).toBeLessThanOrEqual(PAGE_BUDGETS.login.javaScript);
    release();
    await signIn(page, await createDemoStudent());
    await expect(page.getByRole('link', { name: 'Streak: 12 days' })).toBeVisible();
    await holdApp(page);
    const pages: [path: string, budget: 'first' | 'other', parts: string[]][] = [
      ['/dashboard', 'first', ['session-shell', 'home-route', 'firestore']],
      ['/dashboard/planner', 'first', ['session-shell', 'planner-route', 'firestore']],
      ['/dashboard/profile', 'other', ['session-shell', 'profile-route', 'firestore']],
    ];
    for (const [path, budget, parts] of pages) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(picture(page).locator('li:visible').first()).toBeVisible();
      for (const part of parts) {
        const asked = page.locator(
          `[src*="/assets/${part}-"], [rel=modulepreload][href*="/assets/${part}-"]`,
        );
        await expect(asked.first()).toBeAttached();
      }
      expect.soft(await scriptsOf(page), path).toBeLessThanOrEqual(PAGE_BUDGETS[budget].javaScript);
    }
  });

  test("Home stays in place while it loads on a slow phone that doesn't have it yet", async ({ browser }) => {
    test.slow();
    const storageState = await sessionOf(browser, {}, await createDemoStudent());
    const context = await browser.newContext({
      storageState,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto('/dashboard');
    const main = page.getByRole('main');
    for (const text of ['1,250 of 1,500 XP', '12 days', '71%'])
      await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByText('Pay the departmental dues').first()).toBeVisible();
    await expect(main.getByText('Loading...')).toHaveCount(0);
    expect(await layoutShift(page)).toBeLessThan(EVERY_PAGE.cls);
    await context.close();
  });
});
