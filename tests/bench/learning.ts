import { documentPaths } from '@akada/domain/documents/paths';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { db, type Student } from '../browser/support/backend.ts';
import { signIn } from '../browser/support/test.ts';
import { isOver, LEARNING } from './budgets.ts';
import { benchList } from './long-lists.ts';
import type { Say } from './part.ts';
import { timePresses } from './presses.ts';
import { countReads } from './reads.ts';
import { CARDS, createStudentWithCards, EXAM, EXAM_QUESTIONS, FULL_DECK } from './student-with-cards.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** How much slower than this machine the CPU of a phone is. */
const CPU_SLOWDOWN = 4;
const REVIEW = '/dashboard/quiz/review';
const RATED = 20;
const ANSWERED = 40;
/** Visits; the one in the middle counts. */
const VISITS = 3;
/** The emulators are busy with the new documents. */
const TIMEOUT_MS = 180_000;

/**
 * Measures reviews and mock exams of a student with 10,000 cards: on the phone that imported them and so has stored them
 * all, and on one that knows only what it has shown. Then the list of a full deck.
 *
 * @returns a description of each figure over budget
 */
export async function benchLearning(browser: Browser, baseURL: string, say: Say): Promise<string[]> {
  const student = await createStudentWithCards();
  say(`\nLearning with ${CARDS} cards, CPU ${CPU_SLOWDOWN} times slower`);
  const context = await browser.newContext({ ...PHONE, baseURL });
  context.setDefaultTimeout(TIMEOUT_MS);
  await storeAllCards(context, student);
  const visit = await timeReview(context);
  const review = await slowPage(context, REVIEW);
  await review.getByRole('button', { name: 'Show answer' }).waitFor();
  const nextCard = await timePresses(review, RATED, async () => {
    await review.keyboard.press(' ');
    await review.keyboard.press('3');
  });
  await review.close();
  const exam = await slowPage(context, `/dashboard/quiz/exam?attempt=${EXAM}`);
  await exam.getByRole('heading', { level: 2, name: /Question 1 of/ }).waitFor();
  const answer = await timePresses(exam, ANSWERED, async (index) => {
    await exam.keyboard.press('abcd'[index % 4] as string);
    await exam.keyboard.press('n');
  });
  await context.close();
  const other = await measureOtherDevice(browser, baseURL, student);
  const figures: [name: string, figure: number, budget: number, more: string][] = [
    ['ms to the first card on a repeat visit', other.visit, LEARNING.repeatVisit, ''],
    [`ms to it with all ${CARDS} cards on the phone`, visit, LEARNING.repeatVisit, ''],
    ['ms to the next card', nextCard.median, LEARNING.nextCard, `, at the slowest ${nextCard.slowest}`],
    [
      `ms to an answer in an exam of ${EXAM_QUESTIONS} questions`,
      ...([answer.median, LEARNING.answer, `, at the slowest ${answer.slowest}`] as const),
    ],
    ['cards read by the review', other.cards, LEARNING.cards, ''],
  ];
  for (const [name, figure, budget, more] of figures)
    say(`  ${String(Math.round(figure)).padStart(5)} ${name}, budget ${budget}${more}`);
  const list = {
    name: 'Cards of a deck',
    path: `/dashboard/decks?deck=${FULL_DECK}&view=cards`,
    row: 'section[aria-label=Cards] ol > li',
    use: openEditor,
  };
  const over = await benchList(browser, baseURL, student, list, say);
  for (const [name, figure, budget] of figures)
    if (isOver(figure, budget)) over.push(`${Math.round(figure)} ${name}`);
  return over;
}

/** Opens the review and waits until it has counted, and therefore read, all cards. */
async function storeAllCards(context: BrowserContext, student: Student): Promise<void> {
  const page = await context.newPage();
  await signIn(page, student);
  await page.goto(REVIEW);
  await page.getByRole('button', { name: 'Show answer' }).waitFor();
  const summary = db.doc(documentPaths.reviewSummary(student.uid));
  const isCounted = async () => (await summary.get()).get('new') === CARDS / 10;
  for (const end = Date.now() + TIMEOUT_MS; !(await isCounted()); ) {
    if (Date.now() > end) throw new Error('the review did not count the cards');
    await page.waitForTimeout(1_000);
  }
  await page.close();
}

async function slowPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(path);
  return page;
}

/** Milliseconds from opening the review to its first card: the visit in the middle. */
async function timeReview(context: BrowserContext): Promise<number> {
  const visits: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await timeVisit(context));
  return visits.sort((a, b) => a - b)[Math.floor(VISITS / 2)] as number;
}

/** Measured inside the page, so that the time of the test driver does not count. */
async function timeVisit(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const isShown = [...document.querySelectorAll('main button')].some(
        ({ textContent }) => textContent === 'Show answer',
      );
      if (!isShown) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        document.documentElement.setAttribute('data-shown', `${performance.now()}`),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(REVIEW);
  await page.locator('html[data-shown]').waitFor();
  const shown = Number(await page.locator('html').getAttribute('data-shown'));
  await page.close();
  return shown;
}

/** What a device without any cards reads for the review, and how fast it shows it again. */
async function measureOtherDevice(
  browser: Browser,
  baseURL: string,
  student: Student,
): Promise<{ cards: number; visit: number }> {
  const context = await browser.newContext({ ...PHONE, baseURL });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  await signIn(page, student);
  const reads = await countReads(page, async () => {
    await page.goto(REVIEW);
    await page.getByRole('button', { name: 'Show answer' }).waitFor();
  });
  await page.close();
  const visit = await timeReview(context);
  await context.close();
  const cards = reads
    .filter(({ what }) => what === 'users/{uid}/cards')
    .reduce((sum, { documents }) => sum + documents, 0);
  return { cards, visit };
}

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit card 3', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').first().pressSequentially('cells', { delay: 60 });
  await page.keyboard.press('Escape');
}
