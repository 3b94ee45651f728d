import type { Browser, Page } from '@playwright/test';
import { openPlanner } from '../browser/support/test.ts';
import { isOver, SAVE_TO_ROW } from './budgets.ts';
import type { Say } from './part.ts';
import { DEMO } from './session.ts';

const TRIES = 7;

/** Measures how long a new entry takes to be shown. */
export async function benchSaveToRow(
  browser: Browser,
  baseURL: string,
  say: Say,
): Promise<{ median: number; over: string[] }> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openPlanner(page, DEMO);
  await page.getByText('Revise cell respiration').waitFor();
  const median = await timeSaveToRow(page, TRIES);
  await context.close();
  say(`\nClick on Save to the row: ${median.toFixed(1)} ms (median of ${TRIES}), budget ${SAVE_TO_ROW} ms`);
  return { median, over: isOver(median, SAVE_TO_ROW) ? ['click on Save to the row'] : [] };
}

/** Returns the median of `times` measurements, in milliseconds, from the click on Save to the row. */
async function timeSaveToRow(page: Page, times: number): Promise<number> {
  const tries: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const title = `Measured ${turn}`;
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Start time').fill('05:00');
    tries.push(await clickAndWait(page, title));
  }
  return tries.sort((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

/** Measures inside the page, so that the time of the test driver does not count. */
function clickAndWait(page: Page, title: string): Promise<number> {
  return page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const save = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Save');
        let clicked = 0;
        new MutationObserver((_, observer) => {
          const there = [...document.querySelectorAll('h3')].some((heading) =>
            heading.textContent?.includes(text),
          );
          if (!there) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - clicked));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
        clicked = performance.now();
        save?.click();
      }),
    title,
  );
}
