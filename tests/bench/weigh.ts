import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { STARTUP_MS } from '../../web/src/lib/when-idle.ts';
import type { Route } from './routes.ts';

export const KB = 1_000;

/** What a cold visit loads, in bytes after gzip. */
export interface Weight {
  /** Bytes of the scripts of the first load. */
  javaScript: number;
  scripts: number;
  css: number;
  /** Bytes of the scripts that an idle page loads so that the app works offline. */
  idle: number;
  /** Origins other than ours and the emulators'. */
  thirdParties: string[];
}

type Loaded = Omit<Weight, 'idle'>;

/** A desktop also loads its side bar and what it shows beside a page. */
const PHONE = { viewport: { width: 360, height: 740 } };

/** Milliseconds without a new script after which a page is complete. */
const QUIET_MS = 1_500;

/** Measures what a cold visit to a route loads. */
export async function weigh(
  browser: Browser,
  options: BrowserContextOptions,
  route: Pick<Route, 'path' | 'ready'>,
): Promise<Weight> {
  const first = await load(browser, options, route, false);
  const all = await load(browser, options, route, true);
  return { ...first, idle: all.javaScript - first.javaScript };
}

async function load(
  browser: Browser,
  options: BrowserContextOptions,
  { path, ready }: Pick<Route, 'path' | 'ready'>,
  idle: boolean,
): Promise<Loaded> {
  const context = await browser.newContext({ ...options, ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  if (!idle) {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
  }
  const scripts: Promise<number>[] = [];
  const sheets: Promise<number>[] = [];
  const thirdParties = new Set<string>();
  page.on('response', (response) => {
    const { hostname, pathname, origin, protocol } = new URL(response.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') thirdParties.add(origin);
    const size = () => response.body().then((body) => gzipSync(body, { level: 9 }).length);
    if (pathname.endsWith('.css')) sheets.push(size());
    else if (pathname.endsWith('.js') || response.request().resourceType() === 'script') scripts.push(size());
  });
  await page.goto(path);
  await page.getByText(ready).first().waitFor();
  if (idle) await page.waitForTimeout(STARTUP_MS);
  // Long polling keeps a connection open, so the network never becomes idle.
  let seen = -1;
  while (seen !== scripts.length) {
    seen = scripts.length;
    await page.waitForTimeout(QUIET_MS);
  }
  const [javaScript, css] = await Promise.all([sumOf(scripts), sumOf(sheets)]);
  await context.close();
  return { javaScript, scripts: scripts.length, css, thirdParties: [...thirdParties] };
}

async function sumOf(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
