import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What depends on the colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe has nothing to say of what stands on the page now, in light and in dark; `what` names it where it has. */
export async function expectNoFindings(page: Page, what: string) {
  const light = await findings(page, new AxeBuilder({ page }), what);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await findings(page, new AxeBuilder({ page }).withRules(OF_COLOURS), `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  expect([...light, ...dark]).toEqual([]);
}

async function findings(page: Page, axe: AxeBuilder, what: string): Promise<string[]> {
  // What fades in has its colours only when it has arrived.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
