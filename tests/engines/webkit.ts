import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { HOST } from '@akada/emulators/ports';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../support/find-free-port.ts';
import type { Driver, Engine } from './driver.ts';

/** The paths of the browser in Debian's webkit2gtk-driver package. */
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];
const START_TIMEOUT_MS = 30_000;

/** Collects the errors that a page logs, because WebDriver doesn't report them. */
const COLLECT_ERRORS = `
  if (window.akadaErrors) return;
  window.akadaErrors = [];
  const log = console.error.bind(console);
  console.error = (...parts) => { window.akadaErrors.push(parts.map(String).join(' ')); log(...parts); };
  addEventListener('error', ({ message }) => window.akadaErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.akadaErrors.push(String(reason)));
`;

/**
 * Starts Debian's WebKitGTK on its own display and drives it over WebDriver, which can't take a page offline.
 *
 * @throws Error that says what to install when there is no WebKitGTK
 */
export async function launchWebKit(): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary) throw new Error('no WebKit was found: apt-get install webkit2gtk-driver xvfb');
  // Xvfb chooses a free display and prints its number.
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const port = await findFreePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      TZ: DEFAULT_ZONE,
      // The sandbox needs kernel features that containers lack. The pages are our own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const origin = `http://${HOST}:${port}`;
  await answers(`${origin}/status`);
  const begin = () =>
    new Builder()
      .usingServer(origin)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      })
      .build();
  return {
    name: 'WebKitGTK',
    canGoOffline: false,
    newPage: async () => newPage(await begin()),
    close: async () => {
      await Promise.all([ended(server), ended(display)]);
    },
  };
}

/** Each session has its own profile. */
function newPage(driver: WebDriver): Driver {
  const run = <Result>(script: string, ...args: unknown[]) => driver.executeScript<Result>(script, ...args);
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    run,
    goto: async (url) => {
      await driver.get(url);
      await run(COLLECT_ERRORS);
    },
    reload: async () => {
      await driver.navigate().refresh();
      await run(COLLECT_ERRORS);
    },
    press: (selector) => find(selector).click(),
    type: async (selector, text) => {
      await find(selector).clear();
      await find(selector).sendKeys(text);
    },
    setOffline: () => Promise.reject(new Error('WebDriver cannot take a page offline')),
    errors: () => run<string[]>('return window.akadaErrors ?? []'),
    close: () => driver.quit(),
  };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`${url} did not answer in ${START_TIMEOUT_MS / 1_000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}
