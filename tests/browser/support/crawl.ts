import { expect, type Page } from '@playwright/test';

/**
 * Visits every page of the app that links lead to, from Home, by clicking. Each page must show its heading and not
 * the error page.
 *
 * @param onPage checks each page, which is opened once
 * @returns the paths that were visited, sorted
 */
export async function clickThroughEverything(
  page: Page,
  onPage: (path: string) => Promise<void>,
): Promise<string[]> {
  /** The links to click from Home to each path, and the paths still to visit. */
  const ways = new Map<string, string[]>([['/dashboard', []]]);
  const waiting = ['/dashboard'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const way = ways.get(path) ?? [];
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    for (const step of ['/dashboard', ...way]) await open(page, step, step !== '/dashboard');
    await onPage(path);
    for (const found of await pathsLinkedFrom(page)) {
      if (ways.has(found)) continue;
      ways.set(found, [...way, found]);
      waiting.push(found);
    }
  }
  return [...ways.keys()].sort();
}

async function open(page: Page, path: string, byClick: boolean): Promise<void> {
  if (byClick) {
    const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`);
    await link.and(page.locator(':visible')).first().click();
  }
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Something went wrong here.')).toBeHidden();
}

/**
 * The paths, without search parameters, of the visible links on the page, once its parts have loaded: when the links
 * have stayed the same for a second.
 */
async function pathsLinkedFrom(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const linked = () =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => new URL(link.href).pathname);
    let paths = linked();
    for (let unchanged = 0; unchanged < 60; unchanged += 1) {
      await new Promise(requestAnimationFrame);
      const now = linked();
      if (now.join() !== paths.join()) unchanged = 0;
      paths = now;
    }
    return paths;
  });
}
