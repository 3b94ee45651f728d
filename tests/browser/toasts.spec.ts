import type { Locator } from '@playwright/test';
import { createStudent } from './support/backend.ts';
import { addEntry, expect, openPlanner, test } from './support/test.ts';

async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
  return y + height;
}

// In a corner of a large screen they covered the Send button of a chat.
for (const [device, width, height] of [
  ['phone', 360, 740],
  ['laptop', 1280, 800],
] as const) {
  test(`a toast is over the top bar of a ${device}, where it covers nothing on the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openPlanner(page, await createStudent());
    await addEntry(page, 'Revise photosynthesis', '18:30');
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Task created successfully!' });
    const bar = await bottomOf(page.getByRole('banner'));
    await expect.poll(() => bottomOf(toast)).toBeLessThanOrEqual(bar);
  });
}
