import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { chromium as playwrightChromium } from '@playwright/test';
import { type Candidate, chooseBrowser, versionIn } from './choose-browser.ts';

/**
 * Without a graphics card the browser would imitate one: two thirds of what a journey cost the processor. None of the
 * npm package's own flags: they also allow a page to send requests to any origin.
 */
const ARGS = ['--no-sandbox', '--disable-gpu'];

const NPM_PACKAGE = '@sparticuz/chromium';

/** Of two with the same version the first is taken: the shell without windows needs a sixth less of the processor. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

interface Launch {
  executablePath: string;
  args: string[];
}

/**
 * The newest Chromium on this machine: the system's, Playwright's, or (Linux on x64) the one in an npm package.
 * `AKADA_BROWSER` overrides the choice: a path, or `npm`.
 *
 * @throws Error saying what to do when there is none, or when `AKADA_BROWSER` names none
 */
export async function findBrowser(): Promise<Launch> {
  const { path } = await newestBrowser();
  if (path !== NPM_PACKAGE) return { executablePath: path, args: ARGS };
  return { executablePath: await unpackedBrowser(), args: ARGS };
}

/** One line for the person who runs the tests: the browser, its version, and the others that were passed over. */
export async function describeBrowser(): Promise<string> {
  return (await newestBrowser()).line;
}

async function newestBrowser() {
  return chooseBrowser(await candidates(), process.env.AKADA_BROWSER);
}

async function candidates(): Promise<Candidate[]> {
  const forced = process.env.AKADA_BROWSER;
  const paths = [playwrightChromium.executablePath(), ...SYSTEM_PATHS, ...(forced ? [forced] : [])];
  const installed = [...new Set(paths)].filter((path) => existsSync(path));
  const versions = await Promise.all(installed.map(installedVersion));
  const found = installed.map((path, index) => ({ path, version: versions[index] ?? null }));
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  return isPackaged ? [...found, { path: NPM_PACKAGE, version: npmVersion() }] : found;
}

async function installedVersion(path: string): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)(path, ['--version']);
    return versionIn(stdout);
  } catch {
    return null;
  }
}

/** The package's program in the temporary folder, where an older version of the package may have left its own. */
async function unpackedBrowser(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  const [unpacked] = (await installedVersion(path))?.split('.') ?? [];
  if (unpacked === npmVersion()?.split('.')[0]) return path;
  rmSync(path, { force: true });
  return chromium.executablePath();
}

/** The package is versioned as the Chromium in it, which is not unpacked before it is chosen. */
function npmVersion(): string | null {
  const require = createRequire(import.meta.url);
  const folder = require.resolve.paths(NPM_PACKAGE)?.find((path) => existsSync(`${path}/${NPM_PACKAGE}`));
  if (!folder) return null;
  return JSON.parse(readFileSync(`${folder}/${NPM_PACKAGE}/package.json`, 'utf8')).version;
}
