import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** More Tabs than from a page's heading to anything below it. */
const MAX_TABS = 60;

const isFocused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until a control has the focus; fails if that takes too many. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tabs = 0; !(await isFocused(control)); tabs += 1) {
    expect(tabs, `Tabs to ${control}`).toBeLessThan(MAX_TABS);
    await page.keyboard.press('Tab');
  }
}

/** Tabs to a control and presses a key on it. */
export async function pressOn(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}
