import { existsSync } from 'node:fs';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { Driver, Engine } from './driver.ts';

const PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * Starts the installed Firefox, or the one that `AKADA_FIREFOX` names, and drives it over WebDriver BiDi.
 *
 * @throws Error that says what to install when there is no Firefox
 */
export async function launchFirefox(): Promise<Engine> {
  const path = process.env.AKADA_FIREFOX ?? PATHS.find((candidate) => existsSync(candidate));
  if (!path)
    throw new Error('no Firefox was found: install it, for example with apt-get install firefox-esr');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    env: { ...process.env, TZ: DEFAULT_ZONE },
  });
  return {
    name: await browser.version(),
    canGoOffline: true,
    newPage: () => newPage(browser),
    close: () => browser.close(),
  };
}

async function newPage(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: <Result>(script: string, ...args: unknown[]) =>
      page.evaluate(`(function () { ${script} }).apply(null, ${JSON.stringify(args)})`) as Promise<Result>,
    press: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.locator(selector).fill(text),
    setOffline: (isOffline) => page.setOfflineMode(isOffline),
    errors: async () => errors,
    close: () => context.close(),
  };
}
