import type { Page } from '@playwright/test';

/** A screen in one of its states, and how to open it. */
export interface Screen {
  name: string;
  show: (page: Page) => Promise<void>;
}

/** Opens an address and waits for the heading of its page. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}
