import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The rules that depend on colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Stops animations, since moving elements have other colours and a toast can fade out while axe runs. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';

/** Expects axe to find nothing on the page, in light and in dark; `what` names the page in a failure. */
export async function expectNoAxeFindings(page: Page, what: string) {
  await page.evaluate((still) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(still);
    document.adoptedStyleSheets.push(sheet);
  }, STILL);
  const light = await findings(page, new AxeBuilder({ page }), what);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, new AxeBuilder({ page }).withRules(OF_COLOURS), `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  expect([...light, ...dark]).toEqual([]);
}

async function findings(page: Page, axe: AxeBuilder, what: string): Promise<string[]> {
  // Scripts can animate too.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
