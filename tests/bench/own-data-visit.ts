import type { BrowserContext } from '@playwright/test';

/** Lighthouse's slow 4G, as DevTools applies it: a round trip in ms, bytes a second; and a processor four times slower. */
const SLOW = {
  latency: 562.5,
  downloadThroughput: (1474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
const CPU_SLOWDOWN = 4;

const TIMEOUT_MS = 60_000;

export interface OwnDataVisit {
  /** Milliseconds from the navigation to the frame that shows own data. */
  shown: number;
  /** The layout shift until then and in the second after it. */
  cls: number;
}

declare global {
  interface Window {
    /** Milliseconds after which own data were shown. */
    ownDataShown?: number;
    layoutShift?: number;
  }
}

/**
 * Opens a page on a slowed phone and waits until one of `titles` is on the screen. Measured inside the page, so that the
 * time of the test driver does not count. What the HTML paints holds no data of a student, and does not count.
 */
export async function timeToOwnData(
  context: BrowserContext,
  url: string,
  titles: readonly string[],
): Promise<OwnDataVisit> {
  const page = await context.newPage();
  await page.addInitScript(watchForOwnData, [...titles]);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.ownDataShown !== undefined, undefined, { timeout: TIMEOUT_MS });
  await page.waitForTimeout(1_000);
  const visit = await page.evaluate(() => ({
    shown: window.ownDataShown as number,
    cls: Math.round((window.layoutShift ?? 0) * 1_000) / 1_000,
  }));
  await page.close();
  return visit;
}

/** Runs in the page, and so without names for functions inside it, for which tsx would need a helper there. */
function watchForOwnData(titles: string[]): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    const text = (document.getElementById('root') ?? document.body)?.textContent ?? '';
    // The picture that the HTML paints hides the app until it is complete.
    if (!titles.some((title) => text.includes(title)) || document.getElementById('first-paint')) return;
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { textContent, parentElement } = nodes.currentNode;
      if (!titles.some((title) => textContent?.includes(title)) || !parentElement) continue;
      const { top, bottom, height } = parentElement.getBoundingClientRect();
      if (height === 0 || top < 0 || bottom > innerHeight) continue;
      observer.disconnect();
      requestAnimationFrame(() => {
        window.ownDataShown = performance.now();
      });
      return;
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
