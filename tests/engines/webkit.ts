import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { HOST } from '@akada/emulators/ports';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import type { Driver, Engine } from './driver.ts';

/** Where Debian's webkit2gtk-driver brings a browser for tests. */
const BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
];
const STARTED_IN_MS = 30_000;

/** Keeps the errors that a page logs from now on: the WebDriver protocol does not report them. */
const COLLECT_ERRORS = `
  if (window.akadaErrors) return;
  window.akadaErrors = [];
  const log = console.error.bind(console);
  console.error = (...parts) => { window.akadaErrors.push(parts.map(String).join(' ')); log(...parts); };
  addEventListener('error', ({ message }) => window.akadaErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.akadaErrors.push(String(reason)));
`;

/**
 * Starts Debian's WebKitGTK on a display of its own, which is driven over WebDriver. That protocol cannot cut a page's
 * network.
 *
 * @throws Error saying what to install when it is not there
 */
export async function launchWebKit(): Promise<Engine> {
  const binary = BROWSERS.find((path) => existsSync(path));
  if (!binary) throw new Error('no WebKit was found: apt-get install webkit2gtk-driver xvfb');
  // It chooses a free display and prints its number.
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(display.stdout, 'data');
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(number).trim()}`,
      // Containers lack what its sandbox asks of the kernel; the pages are our own.
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

/** Each session has a profile of its own. */
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
    setOffline: () => Promise.reject(new Error('WebDriver cannot cut the network')),
    errors: () => run<string[]>('return window.akadaErrors ?? []'),
    close: () => driver.quit(),
  };
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + STARTED_IN_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`${url} did not answer in ${STARTED_IN_MS / 1_000} s`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
