import { createStudent } from './support/backend.ts';
import { expect, openPlanner, test } from './support/test.ts';

test('a calendar opens over its form, which does not scroll for it', async ({ page }) => {
  await openPlanner(page, await createStudent());
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog');
    const date = form.getByRole('button', { name: /^Date / });
    const calendar = form.getByRole('grid');
    await date.scrollIntoViewIfNeeded();
    const heights = () =>
      form.evaluate((dialog) => [...dialog.children].map((part) => part.scrollHeight).join());
    const before = await heights();
    await date.click();
    await expect(calendar).toBeInViewport({ ratio: 1 });
    expect(await heights()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(calendar).toHaveCount(0);
    await expect(date).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  }
});
