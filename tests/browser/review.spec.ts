import type { Card, Deck, ReviewSummary } from '@akada/domain/cards/schemas';
import { parseReviews } from '@akada/domain/cards/sittings';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { DEMO_DECK } from '@akada/emulators/seed/deck-cards';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { createDemoStudent, db } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, NO_NETWORK, OVERTAKEN, signIn, test } from './support/test.ts';

/** The demo student has 17 cards that are not taken out, 6 of them in the deck on titration: 4 are due and 3 are new. */
const CARDS = 17;
const DECK_CARDS = 6;
const DUE = 7;

async function openReview(page: Page): Promise<void> {
  await openSection(page, 'Quiz');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Review/ })
    .click();
}

async function openDueCards(page: Page): Promise<void> {
  await openReview(page);
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
}

/** Rates cards with a key until none is due. */
async function rateAll(page: Page, key: string): Promise<void> {
  for (let card = 0; card < DUE; card += 1) {
    await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
    await page.keyboard.press(' ');
    await expect(page.getByRole('button', { name: /^Again/ })).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(page.getByText('All done for now')).toBeVisible();
}

test('two devices without a network review the same cards, and every review counts once', async ({
  page,
  context,
  browser,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK, OVERTAKEN);
  const student = await createDemoStudent();
  const laptop = await browser.newContext();
  const other = await laptop.newPage();
  const cards = async () =>
    (await db.collection(collectionPaths.cards(student.uid)).get()).docs.map((card) => card.data() as Card);
  const reviews = async () => {
    const { docs } = await db.collection(collectionPaths.reviewSittings(student.uid)).get();
    return parseReviews(docs.map((sitting) => String(sitting.get('reviews'))).join('\n'));
  };

  const reps = async () => (await cards()).reduce((sum, card) => sum + card.reps, 0);
  const [repsBefore, reviewsBefore] = [await reps(), (await reviews()).length];

  await test.step('open the review on both', async () => {
    for (const one of [page, other]) {
      await signIn(one, student);
      await openDueCards(one);
    }
    await expect(page.getByText(`${DUE} cards are due`)).toBeVisible();
    await expectNoAxeFindings(page, 'a review');
  });

  await test.step('review offline on both, by keyboard', async () => {
    await context.setOffline(true);
    await laptop.setOffline(true);
    await rateAll(page, '4');
    await rateAll(other, '3');
    await page.keyboard.press('z');
    await page.keyboard.press(' ');
    await page.keyboard.press('4');
    await expect(page.getByText('All done for now')).toBeVisible();
  });

  await test.step('send both, and merge where the review is opened next', async () => {
    await context.setOffline(false);
    await expect.poll(async () => (await reviews()).length).toBe(reviewsBefore + DUE);
    await laptop.setOffline(false);
    await expect.poll(async () => (await reviews()).length).toBe(reviewsBefore + 2 * DUE);
    await openReview(other);
    await expect.poll(reps).toBe(repsBefore + 2 * DUE);
  });

  await test.step('find the counts right, once each deck was counted again', async () => {
    const sum = (due: Readonly<Record<string, number>> = {}) =>
      Object.values(due).reduce((total, count) => total + count, 0);
    const counted = async () => {
      const deck = (await db.doc(documentPaths.deck(student.uid, DEMO_DECK)).get()).data() as Deck;
      const summary = (await db.doc(documentPaths.reviewSummary(student.uid)).get()).data() as ReviewSummary;
      return [sum(deck.due), sum(summary.due), summary.new];
    };
    await expect.poll(counted).toEqual([DECK_CARDS, CARDS, 0]);
  });
  await laptop.close();
});
