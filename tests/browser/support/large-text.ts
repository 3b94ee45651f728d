import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Chromium's default text size in pixels. */
const USUAL = { standard: 16, fixed: 13 };

/** Enlarges all text like the browser's own setting. */
export async function enlargeText(page: Page, factor: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', {
    fontSizes: { standard: USUAL.standard * factor, fixed: USUAL.fixed * factor },
  });
}

/** Expects that nothing widens the page and that every control is on the screen. */
export async function expectPageToFit(page: Page, name: string): Promise<void> {
  // Also once the page has loaded its data.
  await expect.poll(() => tooWide(page), { message: `${name} fits` }).toEqual([]);
}

/** Expects the open dialog to fit a screen 320 px wide with text at 200 %, with nothing cut off. Restores both. */
export async function expectDialogToFit(page: Page, name: string): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await enlargeText(page, 2);
  await expectPageToFit(page, `${name}, enlarged,`);
  // The next dialog is checked too.
  const { poll } = expect.configure({ soft: true, timeout: 10_000 });
  await poll(() => cutOff(page), { message: `all of ${name}, enlarged` }).toEqual([]);
  await enlargeText(page, 1);
  if (usual) await page.setViewportSize(usual);
}

/** The parts of the open dialog that extend beyond it, or that hide their own end. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialog = [...document.querySelectorAll('[role$=dialog]')].at(-1);
    if (!dialog) return ['no dialog is open'];
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight + 1) return [`the dialog, from ${top} to ${bottom}`];
    return (
      [...dialog.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        // Tables and formulas of notes are scrolled by themselves; what is for screen readers alone is a dot, and the
        // text over a PDF's picture is unseen.
        .filter(
          (element) => !element.closest('table, pre, svg, .sr-only, .pdf-text') && element.clientWidth > 1,
        )
        .filter((element) => {
          const box = element.getBoundingClientRect();
          // A field scrolls what is typed into it.
          const hidesItsEnd =
            !element.matches('input') &&
            ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
            element.scrollWidth > element.clientWidth + 1;
          return hidesItsEnd || box.left < left - 1 || box.right > right + 1;
        })
        .map((element) => `${element.tagName} ${element.ariaLabel ?? element.textContent}`.trim())
    );
  });
}

/** The elements that extend beyond the screen at the sides. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, h1')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // Tables and formulas of notes are scrolled by themselves; what is under a dialog can't be used.
      .filter((control) => !control.closest('table, pre, [aria-hidden=true]'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect();
        return right - left > 1 && (left < -1 || right > width + 1);
      })
      .map((control) => `${control.tagName} ${control.ariaLabel ?? control.textContent}`.trim());
    return root.scrollWidth > width ? [`the page, by ${root.scrollWidth - width} px`, ...controls] : controls;
  });
}
