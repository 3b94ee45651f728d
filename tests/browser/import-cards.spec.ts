import { readFile } from 'node:fs/promises';
import { IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import type { Page } from '@playwright/test';
import { examplePackage } from '../../web/src/features/cards/transfer/anki/fixtures.ts';
import { createStudent, readDocuments } from './support/backend.ts';
import { openAiTool } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';

/** Opens the page of all decks. */
async function openDecks(page: Page) {
  await openAiTool(page, 'flashcards');
  await page.getByRole('link', { name: 'All decks' }).click();
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  return page.getByRole('dialog', { name: 'Import cards' });
}

const asFile = (name: string, bytes: Uint8Array | string) => ({
  ...{ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) },
});

test('an Anki package is imported with its decks and schedule, after a broken one, and exported again', async ({
  page,
}) => {
  const student = await createStudent();
  const bytes = await examplePackage();
  await signIn(page, student);
  await openDecks(page);
  const dialog = await openImport(page);
  await dialog.getByLabel('Choose a file').setInputFiles(asFile('half.apkg', bytes.slice(0, 2_000)));
  await expect(dialog.getByRole('alert')).toHaveText(IMPORT_MESSAGES.truncated);
  expect(await readDocuments(student.uid, 'decks')).toEqual([]);

  await dialog.getByLabel('Choose a file').setInputFiles(asFile('biology.apkg', bytes));
  await expect(dialog.getByText('5 cards in 2 decks')).toBeVisible();
  await expect(dialog.getByText('1 picture and 1 sound left out.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 5 cards' }).click();
  await expect(page.getByText('Imported 5 cards into 2 decks.')).toBeVisible(FIRST_CALL);

  const cards = await readDocuments(student.uid, 'cards');
  const osmosis = cards.find(({ front }) => front === 'What is **osmosis**?');
  expect(osmosis).toMatchObject({
    back: 'Water moves\nthrough a membrane',
    format: 'markdown',
    tags: ['exam', 'Biology::Cells'],
    state: 2,
    scheduled_days: 20,
    reps: 4,
  });
  expect(osmosis?.due.toDate()).toEqual(new Date('2026-03-22T04:00:00Z'));
  // Once a deck is complete, a function puts its cards into their queues.
  await expect
    .poll(
      async () => (await readDocuments(student.uid, 'cards')).map(({ queue }) => queue).sort(),
      FIRST_CALL,
    )
    .toEqual(['new', 'new', 'off', 'review', 'review']);
  // Two are new, two in review, and the suspended one counts nowhere.
  expect(await readDocuments(student.uid, 'reviewSummaries')).toEqual([
    { new: 2, due: { '2026-03-22': 1, '2026-04-01': 1 } },
  ]);
  for (const deck of await readDocuments(student.uid, 'decks')) expect(deck).not.toHaveProperty('state');

  await page.getByRole('link', { name: /Biology::Cells/ }).click();
  await expect(page.getByText('osmosis', { exact: true }).first()).toHaveJSProperty('tagName', 'STRONG');
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  await page.getByRole('button', { name: 'Show cards with the tag exam' }).first().click();
  await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit card 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Print or export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Anki package' }).click();
  const exported = await readFile(await (await download).path());
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Your decks' }).click();
  await (await openImport(page)).getByLabel('Choose a file').setInputFiles(asFile('Cells.apkg', exported));
  await expect(page.getByText('2 cards in 1 deck')).toBeVisible();
  await expect(page.getByText('1 card keeps the review schedule.')).toBeVisible();
});

test('an import that a reload interrupts continues, and has each card once', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await openDecks(page);
  const dialog = await openImport(page);
  const lines = Array.from({ length: 500 }, (_, index) => `question ${index}\tanswer ${index}`).join('\n');
  await dialog.getByLabel('Choose a file').setInputFiles(asFile('Large.txt', lines));
  await dialog.getByRole('button', { name: 'Import 500 cards' }).click();
  await expect(page.getByText('Importing 500 cards into “Large”…')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not finished: importing 500 cards into “Large”.')).toBeVisible();
  const [deck] = await readDocuments(student.uid, 'decks');
  expect(deck === undefined || deck.state === 'importing').toBe(true);

  await page.getByRole('button', { name: 'Continue import' }).click();
  // Two batches, on a machine that may be busy.
  await expect(page.getByText('Imported 500 cards into “Large”.')).toBeVisible({ timeout: 180_000 });
  const cards = await readDocuments(student.uid, 'cards');
  expect(new Set(cards.map(({ front }) => front)).size).toBe(500);
  expect(cards).toHaveLength(500);
  expect(await readDocuments(student.uid, 'decks')).toMatchObject([{ title: 'Large', cards: 500 }]);
});

test('a cancelled import leaves no deck and no card', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await openDecks(page);
  const dialog = await openImport(page);
  const lines = Array.from({ length: 920 }, (_, index) => `question ${index};answer ${index}`).join('\n');
  await dialog.getByLabel('Or paste cards').fill(lines);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Import 920 cards' }).click();
  await page.getByRole('button', { name: 'Cancel import' }).click();

  await expect(page.getByRole('region', { name: 'Import' })).toBeHidden();
  await expect.poll(async () => await readDocuments(student.uid, 'decks'), FIRST_CALL).toEqual([]);
  await expect.poll(async () => (await readDocuments(student.uid, 'cards')).length, FIRST_CALL).toBe(0);
});
