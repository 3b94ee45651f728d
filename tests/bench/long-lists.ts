import { documentPaths } from '@akada/domain/documents/paths';
import type { Browser, Page } from '@playwright/test';
import { db, type Student } from '../browser/support/backend.ts';
import { signIn } from '../browser/support/test.ts';
import { writeManyFiles } from '../functions/vault/crowd.ts';
import { countReads } from './reads.ts';
import { measuredSoFar, observe, scrollThrough } from './smoothness.ts';
import { createHeavyStudent, OWN } from './student-with-much.ts';

const FILES = 20_000;
/** The number of clicks on Show more. */
const PAGES = 20;
/** The most documents that may be read before they are shown: the journal reads 50 and lists 20. */
const MAX_READ_AHEAD = 50;
/** How much slower than this machine the CPU of a phone is. */
const CPU_SLOWDOWN = 4;
const PAGE_TIMEOUT_MS = 180_000;

/** A list to measure. */
export interface LongList {
  name: string;
  path: string;
  row: string;
  /** What a student does with the list. */
  use: (page: Page) => Promise<void>;
}

interface Figures {
  rows: number;
  /** Elements of the whole page. */
  elements: number;
  documents: number;
  /** Milliseconds from a tap or a key press to the next paint, at the slowest. */
  slowest: number;
  /** Milliseconds that scrolling was blocked: the longest task, and the time of all tasks over 50 ms. */
  longest: number;
  blocked: number;
}

const LISTS: readonly LongList[] = [
  {
    name: "Planner, a day's schedule",
    path: '/dashboard/planner',
    row: 'section[aria-labelledby=schedule-heading] ol > li',
    use: tick,
  },
  { name: 'Planner, Tasks', path: '/dashboard/planner?tab=tasks', row: 'main section ul > li', use: tick },
  {
    name: 'Journal',
    path: '/dashboard/journal',
    row: 'section[aria-labelledby=entries] > ul > li',
    use: search,
  },
  {
    name: 'Vault',
    path: '/dashboard/vault',
    row: 'section[aria-labelledby=community-files] > ul > li',
    use: search,
  },
];

/**
 * Measures long lists on a phone after many clicks on Show more: elements, the delay of taps and key presses, blocked
 * scrolling, and reads.
 *
 * @returns a description of each list that reads more than it shows; times are only printed
 */
export async function benchLongLists(
  browser: Browser,
  baseURL: string,
  say: (line: string) => void,
): Promise<string[]> {
  const student = await createHeavyStudent();
  if (!(await db.doc(documentPaths.vaultItem('f0')).get()).exists)
    await writeManyFiles({ db }, FILES, new Date());
  say(
    `\nLong lists: ${OWN} documents of each kind, ${FILES} files, ${PAGES} clicks on Show more, CPU ${CPU_SLOWDOWN} times slower`,
  );
  const over: string[] = [];
  for (const list of LISTS) {
    over.push(...(await benchList(browser, baseURL, student, list, say)));
  }
  return over;
}

/**
 * Measures a list on a phone after many clicks on Show more.
 *
 * @returns a description if it reads more than it shows
 */
export async function benchList(
  browser: Browser,
  baseURL: string,
  student: Student,
  list: LongList,
  say: (line: string) => void,
): Promise<string[]> {
  const { rows, elements, documents, slowest, longest, blocked } = await measure(
    browser,
    baseURL,
    student,
    list,
  );
  say(
    `  ${list.name}: ${rows} rows, ${elements} elements; ${documents} documents read; slowest event ${slowest} ms; ` +
      `longest task while scrolling ${longest} ms, ${blocked} ms over 50 ms`,
  );
  return documents > rows + MAX_READ_AHEAD
    ? [`${list.name} reads ${documents} documents for ${rows} rows`]
    : [];
}

async function measure(
  browser: Browser,
  baseURL: string,
  student: Student,
  list: LongList,
): Promise<Figures> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    // The emulators are busy with the new documents.
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    const reads = await countReads(page, async () => {
      await signIn(page, student);
      await page.goto(list.path);
      await page.locator(list.row).first().waitFor();
      for (let pressed = 0; pressed < PAGES; pressed += 1) if (!(await showMore(page, list.row))) break;
    });
    const documents = reads
      .filter(({ what }) => /planner|tasks|journal|vault$|cards$/.test(what))
      .reduce((sum, read) => sum + read.documents, 0);
    const { rows, elements } = await page.evaluate(
      (row) => ({
        rows: document.querySelectorAll(row).length,
        elements: document.querySelectorAll('*').length,
      }),
      list.row,
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.evaluate(observe);
    await scrollThrough(page);
    const scrolled = await page.evaluate(measuredSoFar);
    await page.evaluate(() => scrollTo(0, 0));
    await list.use(page);
    const used = await page.evaluate(measuredSoFar);
    return {
      rows,
      elements,
      documents,
      slowest: used.slowest,
      longest: scrolled.longest,
      blocked: scrolled.blocked,
    };
  } finally {
    await context.close();
  }
}

async function showMore(page: Page, row: string): Promise<boolean> {
  const button = page.getByRole('main').getByRole('button', { name: 'Show more' }).last();
  const before = await page.locator(row).count();
  try {
    await button.waitFor({ timeout: 3_000 });
  } catch {
    return false;
  }
  await button.click();
  await page.waitForFunction(
    ([selector, count]) => document.querySelectorAll(selector as string).length > (count as number),
    [row, before],
  );
  return true;
}

async function tick(page: Page): Promise<void> {
  for (const box of (await page.getByRole('checkbox').all()).slice(0, 3)) await box.click();
}

async function search(page: Page): Promise<void> {
  await page.getByRole('searchbox').pressSequentially('cells', { delay: 60 });
}
