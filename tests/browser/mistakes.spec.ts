import type { Card, Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { mistakesDeckId } from '@akada/domain/practice/mistakes';
import type { Page } from '@playwright/test';
import { createDemoStudent, db } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, NO_NETWORK, signIn, test } from './support/test.ts';

const MAKE = /^Make \d+ cards? from your mistakes$/;

/** Opens the result of the newest mock exam. */
async function openResult(page: Page): Promise<void> {
  await openSection(page, 'Quiz');
  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByRole('link', { name: /^Mock exam: Biology, Chemistry/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: MAKE })).toBeVisible(FIRST_CALL);
}

async function makeCards(page: Page): Promise<void> {
  await page.getByRole('button', { name: MAKE }).click();
  await expect(page.getByRole('link', { name: 'Review the cards' })).toBeVisible();
}

test('two devices without a network make cards of the same wrong answers, and each answer has one card', async ({
  page,
  context,
  browser,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createDemoStudent();
  const laptop = await browser.newContext();
  const other = await laptop.newPage();
  const deckPath = documentPaths.deck(student.uid, mistakesDeckId(1));
  const readDeck = async () => (await db.doc(deckPath).get()).data() as Deck | undefined;
  const readMistakes = async () =>
    (await db.collection(collectionPaths.cards(student.uid)).where('deck_id', '==', mistakesDeckId(1)).get())
      .docs;
  const readNew = async () => (await db.doc(documentPaths.reviewSummary(student.uid)).get()).get('new');
  const newBefore = await readNew();

  for (const one of [page, other]) {
    await signIn(one, student);
    await openResult(one);
  }
  const wrong = Number(/\d+/.exec((await page.getByRole('button', { name: MAKE }).textContent()) ?? '')?.[0]);
  await context.setOffline(true);
  await laptop.setOffline(true);
  await makeCards(page);
  await makeCards(other);
  // Sent after the cards, so that they were sent when it is stored.
  await other.getByRole('checkbox', { name: 'Always make cards from wrong answers' }).click();

  await context.setOffline(false);
  await expect.poll(async () => (await readMistakes()).length, FIRST_CALL).toBe(wrong);
  // A review before the other device is back must not be undone.
  const [reviewed] = await readMistakes();
  await reviewed?.ref.update({ reps: 1, state: 2, queue: 'review' } satisfies Partial<Card>);

  await laptop.setOffline(false);
  await expect
    .poll(
      async () => (await db.doc(documentPaths.settings(student.uid)).get()).get('mistake_cards'),
      FIRST_CALL,
    )
    .toBe(true);
  const cards = await readMistakes();
  expect(cards).toHaveLength(wrong);
  expect((await reviewed?.ref.get())?.get('reps')).toBe(1);
  expect(await readDeck()).toMatchObject({ title: 'Mistakes', cards: wrong, new: wrong });
  expect(await readNew()).toBe(newBefore + wrong);

  await other.getByRole('link', { name: 'Review the cards' }).click();
  await expect(other.getByRole('heading', { name: 'Mistakes' })).toBeVisible();
  await laptop.close();
});
