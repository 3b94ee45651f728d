import { expect, type Page } from '@playwright/test';
import { openMore } from './navigation.ts';

/** A link that was found, and whether it is in the sheet behind the student's picture. */
interface Step {
  path: string;
  isInMore: boolean;
}

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
  const ways = new Map<string, Step[]>([['/dashboard', []]]);
  const waiting = ['/dashboard'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const way = ways.get(path) ?? [];
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expectPage(page, '/dashboard');
    for (const step of way) await follow(page, step);
    await onPage(path);
    for (const step of await stepsFrom(page, path)) {
      if (ways.has(step.path)) continue;
      ways.set(step.path, [...way, step]);
      waiting.push(step.path);
    }
  }
  return [...ways.keys()].sort();
}

async function follow(page: Page, { path, isInMore }: Step): Promise<void> {
  if (isInMore) await openMore(page);
  const link = page.locator(`a[href="${path}"], a[href^="${path}?"]`);
  await link
    .and(page.locator(isInMore ? '[role=dialog] a' : ':visible'))
    .first()
    .click();
  await expectPage(page, path);
}

async function expectPage(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Something went wrong here.')).toBeHidden();
}

/** The links on the page; for Home also those in the sheet behind the student's picture, which every page has. */
async function stepsFrom(page: Page, path: string): Promise<Step[]> {
  const steps = (await pathsLinkedFrom(page)).map((path) => ({ path, isInMore: false }));
  if (path !== '/dashboard') return steps;
  await openMore(page);
  const inMore = await pathsLinkedFrom(page);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return [...steps, ...inMore.map((path) => ({ path, isInMore: true }))];
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
