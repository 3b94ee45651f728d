import { HOST } from '@akada/emulators/ports';
import { createDemoStudent, createStudent } from './support/backend.ts';
import { clickThroughEverything } from './support/crawl.ts';
import { enlargeText, expectPageToFit } from './support/large-text.ts';
import { openAiTool, openMore, openSection } from './support/navigation.ts';
import { CORE, expect, FIRST_CALL, signIn, test } from './support/test.ts';

test.describe('the shell', () => {
  test("shows the demo student's streak and notifications, which are read, deleted and opened", async ({
    page,
  }) => {
    await signIn(page, await createDemoStudent());
    await expect(page.getByRole('link', { name: 'Streak: 12 days' })).toBeVisible();
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByText('New', { exact: true })).toHaveCount(3);
    await dialog.getByRole('button', { name: 'Mark All as Read' }).click();
    await expect(dialog.getByText('New', { exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Mark All as Read' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Delete notification: Works without a network' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByRole('button', { name: 'Delete notification: 12 days in a row' }).click();
    await page.keyboard.press('Escape');
    const bell = page.getByRole('button', { name: 'Notifications', exact: true });
    await expect(bell).toBeFocused();
    await bell.click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await dialog.getByRole('link', { name: 'The planner is here' }).click();
    await expect(page.getByRole('heading', { name: "Today's Schedule" })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test('shows zeros to a new student', async ({ page }) => {
    await signIn(page, await createStudent());
    await expect(page.getByRole('link', { name: 'Streak: 0 days' })).toBeVisible();
    await page.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect(page.getByText('No notifications yet')).toBeVisible();
  });

  test('marks the current section, and starts each page at its top', async ({ page }) => {
    await signIn(page, await createDemoStudent());
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await nav.getByRole('link', { name: 'Planner' }).click();
    await expect(nav.getByRole('link', { name: 'Planner' })).toHaveAttribute('aria-current', 'page');
    await expect(nav.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await expect(page.getByText('Revise cell respiration')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 400));
    await nav.getByRole('link', { name: 'Quiz' }).click();
    await expect(page).toHaveTitle('Quiz · Akada');
    await expect(page.getByText('25% complete')).toBeVisible();
    await expect(page.getByText('Q3 2025')).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('opens every page that links lead to, and each fits 320 px with text at 200 %', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await enlargeText(page, 2);
    // As in Chromium since version 150. React would call the value that an effect returns.
    await page.addInitScript(() => {
      const scrollTo = window.scrollTo.bind(window) as (...position: number[]) => void;
      window.scrollTo = ((...position: number[]) => Promise.resolve(scrollTo(...position))) as never;
    });
    await signIn(page, await createDemoStudent());
    const visited = await clickThroughEverything(page, (path) => expectPageToFit(page, path));
    expect(visited).toEqual(
      expect.arrayContaining([
        '/ai/chat',
        '/dashboard/journal',
        '/dashboard/leaderboard',
        '/dashboard/nudges',
        '/dashboard/profile',
        '/dashboard/quiz',
        '/dashboard/rewards',
      ]),
    );
  });

  test("opens on a phone, behind the student's picture, what the bottom bar has no room for", async ({
    page,
  }) => {
    await signIn(page, await createDemoStudent());
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText(['Home', 'Library', 'AI Lab', 'Planner', 'Quiz']);
    for (const section of ['Profile', 'Nudges', 'Leaderboard', 'Rewards', 'Journal'] as const) {
      await openSection(page, section);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const more = await openMore(page);
    await expect(more.getByRole('link', { name: 'Journal' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Profile and more' })).toBeFocused();
    await openMore(page);
    await more.getByRole('button', { name: 'Focus timer' }).click();
    await expect(page.getByRole('dialog', { name: 'Focus timer' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Profile and more' })).toBeFocused();
    await openAiTool(page, 'explainer');
    await expect(main.getByRole('link', { name: 'AI Lab' })).toHaveAttribute('aria-current', 'page');
  });

  test('links on a desktop to every section from the side bar, which collapses to its icons', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn(page, await createStudent());
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText([
      ...['Home', 'Planner', 'AI Lab', 'Library', 'Quiz'],
      ...['Journal', 'Rewards', 'Leaderboard', 'Nudges'],
      ...['Profile', 'Plans'],
    ]);
    for (const section of ['Journal', 'Rewards', 'Profile'] as const) {
      await openSection(page, section);
      await expect(main.getByRole('link', { name: section })).toHaveAttribute('aria-current', 'page');
    }
    await main.getByRole('link', { name: 'Plans' }).click();
    await expect(page.getByRole('dialog', { name: 'Plans' })).toBeVisible();
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: 'Focus timer' }).click();
    await expect(page.getByRole('dialog', { name: 'Focus timer' })).toBeVisible();
    await page.goBack();
    const full = await main.boundingBox();
    await main.getByRole('button', { name: 'Collapse' }).click();
    await expect(main.getByRole('button', { name: 'Expand' })).toBeFocused();
    await page.reload();
    await expect(main.getByRole('link', { name: 'Planner' })).toHaveAttribute('title', 'Planner');
    expect((await main.boundingBox())?.width).toBeLessThan((full?.width ?? 0) / 2);
    await main.getByRole('button', { name: 'Expand' }).click();
    await expect.poll(() => main.boundingBox()).toEqual(full);
  });

  test('sends no request to third parties', CORE, async ({ page }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    await signIn(page, await createStudent());
    await openSection(page, 'Leaderboard');
    // App Check, if the build has it, loads with the first function call.
    const answer = page.waitForResponse(/updateLeaderboardSnapshots/, FIRST_CALL);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await answer;

    expect([...hosts]).toEqual([HOST]);
  });

  test('shows a 404 page for unknown addresses, and logs them', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
    await page.goto('/login');
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await logged;
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.waitForURL('**/login');
    await page.goto('/no/such/page');
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL('**/login');
  });

  test('has one main landmark on a 404 page inside it', async ({ page }) => {
    await signIn(page, await createStudent());
    await page.goto('/ai/unknown');
    await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('is served with the security headers of production', async ({ request }) => {
    const headers = (await request.get('/login')).headers();
    // The script of index.html; WebAssembly decodes scanned PDFs.
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-\S+' 'wasm-unsafe-eval' https:\/\/checkout\.flutterwave\.com\/v3\.js /,
    );
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(headers['content-security-policy']).not.toContain("'unsafe-eval'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-cache');
    // A missing script must not be cached for a year as index.html.
    expect((await request.get('/assets/gone-12345678.js')).status()).toBe(404);
  });
});
