import type { Card } from '@akada/domain/cards/schemas';
import { parseReviews } from '@akada/domain/cards/sittings';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import type { Page } from '@playwright/test';
import { ankiPackage, EXAMPLE } from '../../web/src/features/cards/transfer/anki/fixtures.ts';
import { waitForOpenAccount } from './support/account.ts';
import { createStudent, readDocuments } from './support/backend.ts';
import { enlargeText, expectPageToFit } from './support/large-text.ts';
import { openAiTool, openSection } from './support/navigation.ts';
import { SCIENCE_CARDS } from './support/science-cards.ts';
import { expect, FIRST_CALL, lagosTime, MOVED_CLOCK, OVERTAKEN, signIn, test } from './support/test.ts';

test.use({ testTime: 300_000 });

const CARDS = [
  ...SCIENCE_CARDS,
  ['Amylase', 'An enzyme that breaks down starch'],
  ['Lipase', 'An enzyme that breaks down fats'],
] as const;

async function importDeck(page: Page): Promise<void> {
  const buffer = Buffer.from(
    await ankiPackage({
      ...EXAMPLE,
      decks: { 1: 'Default', 20: 'Biology' },
      notes: CARDS.map((fields, index) => ({ id: 5_000 + index, type: 100, fields: [...fields] })),
      cards: CARDS.map((_, index) => ({ id: 700 + index, nid: 5_000 + index, did: 20, ord: 0, due: index })),
      reviews: [],
    }),
  );
  await openAiTool(page, 'flashcards');
  await page.getByRole('link', { name: 'All decks' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'biology.apkg', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: `Import ${CARDS.length} cards` }).click();
  await expect(page.getByText(`Imported ${CARDS.length} cards into “Biology”.`)).toBeVisible(FIRST_CALL);
}

/** Moves the clock without its timers: a connection that seems to time out sends its writes again. */
async function moveClock(page: Page, ms: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + ms);
}

/** Begins the next day on Home, which is open. */
async function beginNextDay(page: Page): Promise<void> {
  await moveClock(page, MS_PER_DAY);
  await page.reload();
}

/** Rates cards at the pace of a student: reviews less than a second apart earn nothing. */
async function rate(page: Page, ...ratings: string[]): Promise<void> {
  for (const rating of ratings) {
    await page.getByRole('button', { name: 'Show answer' }).click();
    await moveClock(page, 2_000);
    await page.getByRole('button', { name: new RegExp(`^${rating}`) }).click();
  }
}
const good = (count: number) => Array.from({ length: count }, () => 'Good');

/** Expects Home to offer the review of so many cards, or none. */
async function expectDueOnHome(page: Page, count: number): Promise<void> {
  await openSection(page, 'Home');
  await expect(
    page.getByText(count > 0 ? `Review ${count} cards` : 'Plan your day', { exact: true }),
  ).toBeVisible();
}

/** Opens the review that Home offers. */
async function startReview(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Start: Review/ }).click();
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
}

test('a student’s days with cards: what Home counts is what the review shows, also offline and after a mock exam', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...MOVED_CLOCK, OVERTAKEN);
  const student = await createStudent();
  const count = CARDS.length;
  /** Waits until the server has so many reviews, each once. */
  async function expectSaved(count: number): Promise<void> {
    const reviews = async () => {
      const sittings = await readDocuments(student.uid, 'reviewSittings');
      return parseReviews(sittings.map(({ reviews }) => String(reviews)).join('\n')).length;
    };
    const reps = async () =>
      (await readDocuments(student.uid, 'cards')).reduce((sum, card) => sum + (card as Card).reps, 0);
    await expect.poll(async () => [await reviews(), await reps()], FIRST_CALL).toEqual([count, count]);
  }
  // Days that have passed: the server takes no reviews of the future. From noon on, no step crosses midnight.
  await page.clock.install({ time: lagosTime(12).getTime() - 3 * MS_PER_DAY });
  await signIn(page, student);
  await waitForOpenAccount(student.uid);

  await test.step('the first day: an Anki deck, and all of its cards', async () => {
    await importDeck(page);
    await expectDueOnHome(page, count);
    await startReview(page);
    await page.getByRole('button', { name: 'Bury until tomorrow' }).click();
    await rate(page, 'Hard', 'Again', ...good(count - 3), 'Good');
    await expect(page.getByText('The next card is due tomorrow.')).toBeVisible();
    await expectDueOnHome(page, 0);
    await expectSaved(count);
  });

  await test.step('the next day, offline to the last card and back', async () => {
    await beginNextDay(page);
    await expectDueOnHome(page, count);
    await startReview(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await enlargeText(page, 2);
    await page.getByRole('button', { name: 'Show answer' }).click();
    await expectPageToFit(page, 'a review with large text');
    const isCut = (button: Element) => button.scrollWidth > button.clientWidth + 1;
    expect(await page.getByRole('button', { name: /^Again/ }).evaluate(isCut)).toBe(false);
    await enlargeText(page, 1);
    await page.setViewportSize({ width: 360, height: 740 });
    await moveClock(page, 2_000);
    await page.getByRole('button', { name: /^Good/ }).click();
    await context.setOffline(true);
    await rate(page, ...good(count - 1));
    await expect(page.getByText('All done for now')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rate(page, 'Easy');
    await expect(page.getByText('All done for now')).toBeVisible();
    await expectDueOnHome(page, 0);
    await context.setOffline(false);
    await expectSaved(2 * count);
  });

  await test.step('the day after: a mock exam, whose wrong answers come back', async () => {
    await beginNextDay(page);
    await expectDueOnHome(page, 0);
    await openSection(page, 'Quiz');
    await page.getByRole('link', { name: /^Exam room/ }).click();
    await page.getByText('My own').click();
    await page.getByRole('combobox', { name: 'Subject' }).fill('Biology');
    await page.getByRole('button', { name: /^Get the study engine/ }).click();
    await expect(page.getByText('The study engine is ready', { exact: false })).toBeVisible(FIRST_CALL);
    await page.getByRole('button', { name: 'Add material for Biology' }).click();
    await page.getByRole('checkbox', { name: /^Biology/ }).check({ force: true });
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Start the/ }).click(FIRST_CALL);
    await expect(page.getByRole('heading', { level: 2, name: /Question 1 of/ })).toBeVisible(FIRST_CALL);
    // This device's clock is a day slow, and the time is not up.
    await page.keyboard.press('s');
    await expect(page.getByRole('dialog')).toContainText(/questions are blank/);
    await page.keyboard.press('s');
    const make = page.getByRole('button', { name: /^Make \d+ cards from your mistakes$/ });
    const wrong = Number(/\d+/.exec((await make.textContent(FIRST_CALL)) ?? '')?.[0]);
    await make.click();
    await expect(page.getByRole('link', { name: 'Review the cards' })).toBeVisible(FIRST_CALL);
    await expectDueOnHome(page, wrong);
  });

  await test.step('the reviews of both days earned points', async () => {
    const paid = async () => (await readDocuments(student.uid, 'ledger')).map(({ action }) => action);
    await expect.poll(paid, FIRST_CALL).toEqual(['cards_reviewed', 'cards_reviewed']);
    await openSection(page, 'Rewards');
    await expect(page.getByText('20 points', { exact: true })).toBeVisible();
  });
});
