import { documentPaths } from '@akada/domain/documents/paths';
import type { Browser, Page } from '@playwright/test';
import { db, type Student } from '../browser/support/backend.ts';
import { signIn } from '../browser/support/test.ts';
import { fill } from '../functions/vault/crowd.ts';
import { countReads } from './reads.ts';
import { observe, scrollThrough, settled } from './smoothness.ts';
import { OWN, studentWithMuch } from './student-with-much.ts';

const FILES = 20_000;
/** How often more is asked for. */
const PAGES = 20;
/** Documents that may be read and wait to be shown: the journal reads 50 and lists 20. */
const AHEAD = 50;
/** A phone is so many times slower than this machine. */
const SLOWER = 4;
/** Milliseconds that a page may take. */
const BUSY = 180_000;

interface LongList {
  name: string;
  path: string;
  row: string;
  /** What a student does to it. */
  use: (page: Page) => Promise<void>;
}

interface Figures {
  rows: number;
  /** Of the whole page. */
  elements: number;
  documents: number;
  /** Milliseconds from a tap or a letter to what it shows, the slowest. */
  slowest: number;
  /** Milliseconds for which the page stood still while it was scrolled: at once, and beyond 50 in all. */
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
 * How long lists hold up on a phone: what is in the page when more was asked for again and again, how long it takes
 * until a tap or a letter shows, how long the page stands still while it is scrolled, and what was read for it.
 *
 * @returns the lists that read more than they show, for people to read; times are said and no more
 */
export async function benchLongLists(
  browser: Browser,
  baseURL: string,
  say: (line: string) => void,
): Promise<string[]> {
  const student = await studentWithMuch();
  if (!(await db.doc(documentPaths.vaultItem('f0')).get()).exists) await fill({ db }, FILES, new Date());
  say(
    `\nLong lists: ${OWN} of each of a student's, ${FILES} files, ${PAGES} times Show more, CPU ${SLOWER} times slower`,
  );
  const over: string[] = [];
  for (const list of LISTS) {
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
    if (documents > rows + AHEAD) over.push(`${list.name} reads ${documents} documents for ${rows} rows`);
  }
  return over;
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
    // The emulators are busy with what was filled in.
    page.setDefaultTimeout(BUSY);
    const reads = await countReads(page, async () => {
      await signIn(page, student);
      await page.goto(list.path);
      await page.locator(list.row).first().waitFor();
      for (let pressed = 0; pressed < PAGES; pressed += 1) if (!(await showMore(page, list.row))) break;
    });
    const documents = reads
      .filter(({ what }) => /planner|tasks|journal|vault$/.test(what))
      .reduce((sum, read) => sum + read.documents, 0);
    const { rows, elements } = await page.evaluate(
      (row) => ({
        rows: document.querySelectorAll(row).length,
        elements: document.querySelectorAll('*').length,
      }),
      list.row,
    );
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(observe);
    await scrollThrough(page);
    const scrolled = await page.evaluate(settled);
    await page.evaluate(() => scrollTo(0, 0));
    await list.use(page);
    const used = await page.evaluate(settled);
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
