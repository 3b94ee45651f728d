import type { Page } from '@playwright/test';

/** What the browser measures of a press; a shorter one is not reported. */
const SHORTEST_MS = 16;

declare global {
  interface Window {
    /** The longest event of each press: milliseconds until what it changed was painted. */
    presses: Map<number, number>;
  }
}

/**
 * Presses keys one after the other, as an impatient student does.
 *
 * @returns milliseconds from a press to the next paint: in the middle, and at the slowest
 */
export async function timePresses(
  page: Page,
  count: number,
  press: (index: number) => Promise<void>,
): Promise<{ median: number; slowest: number }> {
  await page.evaluate((durationThreshold) => {
    window.presses = new Map();
    new PerformanceObserver((entries) => {
      for (const { interactionId, duration } of entries.getEntries() as PerformanceEventTiming[]) {
        if (!interactionId) continue;
        window.presses.set(interactionId, Math.max(window.presses.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, SHORTEST_MS);
  for (let index = 0; index < count; index += 1) await press(index);
  const times = await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return [...window.presses.values()];
  });
  const all = [...Array<number>(Math.max(0, count - times.length)).fill(SHORTEST_MS), ...times].sort(
    (a, b) => a - b,
  );
  return { median: all[Math.floor(all.length / 2)] ?? 0, slowest: all.at(-1) ?? 0 };
}
