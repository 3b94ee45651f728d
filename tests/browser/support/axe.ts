import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Axe has nothing to say of what stands on the page now; `what` names it where it has. */
export async function expectNoFindings(page: Page, what: string) {
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
