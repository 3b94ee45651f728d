import { existsSync } from 'node:fs';
import { chromium as playwrightChromium } from '@playwright/test';

/**
 * Without a graphics card the browser would imitate one: two thirds of what a journey cost the processor. None of the
 * npm package's own flags: they also let a page ask whom it likes.
 */
const ARGS = ['--no-sandbox', '--disable-gpu'];

interface Launch {
  executablePath: string;
  args: string[];
}

/**
 * A Chromium to test with: the one that Playwright installed, else the system's, else (Linux on x64) the one that
 * comes in an npm package.
 *
 * @throws Error naming what to do when there is none
 */
export async function findBrowser(): Promise<Launch> {
  const installed = [playwrightChromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const executablePath = installed.find((path) => existsSync(path));
  if (executablePath) return { executablePath, args: ARGS };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium');
    return { executablePath: await chromium.executablePath(), args: ARGS };
  }
  throw new Error('no Chromium was found: run npx playwright install chromium');
}
