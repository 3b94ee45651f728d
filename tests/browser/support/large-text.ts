import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What Chromium takes for the size of text where the student has chosen none, in pixels. */
const USUAL = { standard: 16, fixed: 13 };

/** Enlarges all text as the browser's own setting does. */
export async function enlargeText(page: Page, factor: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', {
    fontSizes: { standard: USUAL.standard * factor, fixed: USUAL.fixed * factor },
  });
}

/** Nothing makes the page wider than the screen, and all that can be pressed or filled in is on it. */
export async function expectToFit(page: Page, name: string): Promise<void> {
  // Also once what the page loads is there.
  await expect.poll(() => tooWide(page), { message: `${name} fits` }).toEqual([]);
}

/** What stands out at the sides. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, h1')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // Tables and formulas of notes are scrolled by themselves.
      .filter((control) => !control.closest('table, pre'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return right - left > 1 && (left < -1 || right > width + 1);
      })
      .map((control) => `${control.tagName} ${control.ariaLabel ?? control.textContent}`.trim());
    return root.scrollWidth > width ? [`the page, by ${root.scrollWidth - width} px`, ...controls] : controls;
  });
}
