import { HOST, portsOf } from '@akada/emulators/ports';
import { expect, onTestFinished, vi } from 'vitest';
import type { Student } from '../browser/support/backend.ts';
import type { Driver, Engine } from './driver.ts';

const ORIGIN = `http://${HOST}:${portsOf('test').hosting}`;
/** For calls of functions, the first of which starts a process. */
export const EVENTUALLY = { timeout: 60_000, interval: 250 };

/** Errors that Firestore's client logs when a busy machine is slow. */
const SLOW_MACHINE = [/Backend didn't respond within 10 seconds/];

/**
 * Marks the first visible and enabled element of an XPath, so that the driver can find it. An element that is covered,
 * for example by a closing dialog, is not marked yet.
 */
const MARK = `
  const [xpath, mark] = arguments;
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  for (let index = 0; index < found.snapshotLength; index += 1) {
    const element = found.snapshotItem(index);
    if (element.disabled || element.getClientRects().length === 0) continue;
    if (getComputedStyle(element).visibility === 'hidden') continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!element.contains(top) && top?.closest('label')?.control !== element) continue;
    element.setAttribute('data-journey', mark);
    return true;
  }
  return false;
`;

/** Whether the page shows these words, in one element or across several, in any scroll position. */
const SEES = `
  const [words] = arguments;
  const having = 'contains(normalize-space(), "' + words + '")';
  const xpath = '//body//*[' + having + '][not(*[' + having + '])]';
  const found = document.evaluate(xpath, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null);
  return Array.from({ length: found.snapshotLength }, (_, index) => found.snapshotItem(index)).some(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  );
`;

/** Sets a field's value as the browser's own picker does. React ignores a value that is set by the property. */
const SET_VALUE = `
  const [selector, value] = arguments;
  const field = document.querySelector(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
`;

/** A page in its own profile, used by the names of its controls and the words on it. */
export class Visit {
  private marks = 0;

  private constructor(private readonly driver: Driver) {}

  /** Opens a page that is closed when the test ends, even if it fails. */
  static async begin(engine: Engine): Promise<Visit> {
    const driver = await engine.newPage();
    onTestFinished(() => driver.close());
    return new Visit(driver);
  }

  /** Opens the sign-in page and signs in through its form. */
  async signIn({ email, password }: Pick<Student, 'email' | 'password'>): Promise<void> {
    await this.driver.goto(`${ORIGIN}/login`);
    await this.fill('Email', email);
    await this.fill('Password', password);
    await this.press('button', 'Sign in');
  }

  /** Types into the control whose label begins with these words. */
  async fill(label: string, text: string): Promise<void> {
    await this.driver.type(await this.find(labelled(label)), text);
  }

  /** Picks a time, such as `08:00`, in the field with this label. */
  async pickTime(label: string, time: string): Promise<void> {
    await this.driver.run(SET_VALUE, await this.find(labelled(label)), time);
  }

  /** Clicks a button or a link by its name; `within` is the XPath of an element around it. */
  async press(role: 'button' | 'link', name: string, within = ''): Promise<void> {
    const tag = role === 'link' ? 'a' : 'button';
    const named = `[normalize-space()="${name}" or @aria-label="${name}"]`;
    await this.driver.press(await this.find(`${within}//${tag}${named}`));
  }

  /** Ticks the checkbox with this name. */
  async tick(name: string): Promise<void> {
    await this.driver.press(await this.find(`//input[@type="checkbox"][@aria-label="${name}"]`));
  }

  /** Whether the checkbox with this name is ticked. */
  async isTicked(name: string): Promise<boolean> {
    const box = await this.find(`//input[@type="checkbox"][@aria-label="${name}"]`);
    return this.driver.run('return document.querySelector(arguments[0]).checked', box);
  }

  /** Waits until the page shows these words, which must not contain a double quote. */
  async sees(words: string): Promise<void> {
    await vi.waitFor(async () => {
      if (!(await this.isSeen(words))) throw new Error(`"${words}" is not on the page: ${await this.text()}`);
    }, EVENTUALLY);
  }

  /** Waits until the page no longer shows these words, which must not contain a double quote. */
  async seesNoMore(words: string): Promise<void> {
    await vi.waitFor(async () => {
      if (await this.isSeen(words)) throw new Error(`"${words}" is still on the page`);
    }, EVENTUALLY);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  setOffline(isOffline: boolean): Promise<void> {
    return this.driver.setOffline(isOffline);
  }

  /** Fails the test when the console has an unexpected error. */
  async expectNoErrors(expected: readonly RegExp[] = []): Promise<void> {
    const errors = await this.driver.errors();
    const tolerated = [...SLOW_MACHINE, ...expected];
    expect(errors.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
  }

  private isSeen(words: string): Promise<boolean> {
    return this.driver.run(SEES, words);
  }

  private text(): Promise<string> {
    return this.driver.run('return document.body.innerText');
  }

  /** Waits for a visible and enabled element. */
  private async find(xpath: string): Promise<string> {
    this.marks += 1;
    const mark = String(this.marks);
    await vi.waitFor(async () => {
      if (!(await this.driver.run(MARK, xpath, mark))) throw new Error(`${xpath} is not visible and enabled`);
    }, EVENTUALLY);
    return `[data-journey="${mark}"]`;
  }
}

/** The XPath of the control whose label begins with these words; a label may end with '(optional)'. */
function labelled(label: string): string {
  return `//*[@id=//label[starts-with(normalize-space(), "${label}")]/@for]`;
}
