import type { Page } from '@playwright/test';

/** Scrolls a page down by one screen at a time. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let before = -1; scrollY !== before && scrollY < 60_000; ) {
      before = scrollY;
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
}

declare global {
  interface Window {
    measured: { slowest: number; longest: number; blocked: number };
  }
}

/** Starts to measure events and long tasks. Runs in the page. */
export function observe(): void {
  window.measured = { slowest: 0, longest: 0, blocked: 0 };
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) {
      window.measured.slowest = Math.max(window.measured.slowest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((entries) => {
    for (const { duration } of entries.getEntries()) {
      window.measured.longest = Math.max(window.measured.longest, Math.round(duration));
      window.measured.blocked += Math.round(duration - 50);
    }
  }).observe({ type: 'longtask' });
}

/** Returns the measurements since the last call, once the page is idle. Runs in the page. */
export async function measuredSoFar() {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { measured } = window;
  window.measured = { slowest: 0, longest: 0, blocked: 0 };
  return measured;
}
