import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from '@playwright/test';

/** Bytes, gzip. */
export interface JavaScriptSize {
  /** What the first load asks for. */
  first: number;
  /** What is fetched on top when the page has become idle, so that it works with the network gone. */
  idle: number;
}

/** Weighs the scripts that a cold visit to `path` loads. */
export async function weighJavaScript(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
  ready: string,
): Promise<JavaScriptSize> {
  const first = await load(browser, options, path, ready, false);
  const all = await load(browser, options, path, ready, true);
  return { first, idle: all - first };
}

async function load(
  browser: Browser,
  options: BrowserContextOptions,
  path: string,
  ready: string,
  idle: boolean,
): Promise<number> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (!idle) {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  }
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return;
    sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(path);
  await page.getByText(ready).first().waitFor();
  // Long polling keeps a connection open for ever, so there is no idle network to wait for.
  let seen = -1;
  while (seen !== sizes.length) {
    seen = sizes.length;
    await page.waitForTimeout(1_500);
  }
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}
