import { existsSync } from 'node:fs';
import { HOST, portsOf } from '@akada/emulators/ports';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import type { Student } from '../browser/support/backend.ts';

const PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const ORIGIN = `http://${HOST}:${portsOf('test').hosting}`;
/** Milliseconds that something may take to appear: a function's first call starts a process of its own. */
const PATIENCE_MS = 60_000;

/** What Firestore's client says when a busy machine keeps it waiting. */
const SLOW_MACHINE = [/Backend didn't respond within 10 seconds/];

/** What Firefox and Firestore's client say of a network that is cut on purpose. */
export const NO_NETWORK = [
  /Cross-Origin Request Blocked/,
  /NetworkError/,
  /WebChannelConnection/,
  /Could not reach Cloud Firestore backend/,
];

/**
 * Starts the system's Firefox; `AKADA_FIREFOX` names another one.
 *
 * @throws Error saying what to install when there is none
 */
export async function launchFirefox(): Promise<Browser> {
  const path = process.env.AKADA_FIREFOX ?? PATHS.find((candidate) => existsSync(candidate));
  if (!path)
    throw new Error('no Firefox was found: install it, for example with apt-get install firefox-esr');
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: path, headless: true });
  process.stdout.write(`Browser: ${await browser.version()} (${path})\n`);
  return browser;
}

/** The control whose label begins with these words; after them it may say that it is optional. */
function labelled(label: string): string {
  return `::-p-xpath(//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for])`;
}

/** One page in a profile of its own, used as a person would: by the names of its controls and the words on it. */
export class Visit {
  private readonly errors: string[] = [];

  private constructor(readonly page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(String(error)));
  }

  static async begin(browser: Browser): Promise<Visit> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewport({ width: 1280, height: 800 });
    return new Visit(page);
  }

  /** Opens the sign-in page and signs in through its form. */
  async signIn({ email, password }: Pick<Student, 'email' | 'password'>): Promise<void> {
    await this.page.goto(`${ORIGIN}/login`);
    await this.fill('Email', email);
    await this.fill('Password', password);
    await this.press('button', 'Sign in');
  }

  /** Fills the control with this label. */
  async fill(label: string, value: string): Promise<void> {
    await this.page.locator(labelled(label)).fill(value);
  }

  /** Sets the time field with this label, as the browser's own picker does: without a key press that could be typed. */
  async setTime(label: string, time: string): Promise<void> {
    const field = await this.page.waitForSelector(labelled(label));
    await field?.evaluate((input, value) => {
      // React takes no notice of a value that is set through the element's own property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, time);
  }

  /** Presses the first visible control of this role and name. */
  async press(role: 'button' | 'link' | 'checkbox', name: string): Promise<void> {
    await this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();
  }

  /** Waits until these words are on the page. */
  async sees(words: string): Promise<void> {
    const seen = (text: string) => document.body.innerText.includes(text);
    await this.page.waitForFunction(seen, {}, words).catch((cause: unknown) => {
      throw new Error(`${words} did not appear on ${this.page.url()}`, { cause });
    });
  }

  /** Waits until these words are gone. */
  async seesNoMore(words: string): Promise<void> {
    await this.page.waitForFunction((text) => !document.body.innerText.includes(text), {}, words);
  }

  /** Ends the visit. An error in the console that was not expected fails the test. */
  async end(expected: readonly RegExp[] = []): Promise<void> {
    await this.page.browserContext().close();
    const tolerated = [...SLOW_MACHINE, ...expected];
    expect(this.errors.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
  }
}
