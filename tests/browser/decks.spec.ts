import type { Card } from '@akada/domain/cards/schemas';
import { collectionPaths } from '@akada/domain/documents/paths';
import { waitForOpenAccount } from './support/account.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db, readDocuments } from './support/backend.ts';
import { openAiTool, openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, NO_NETWORK, signIn, test } from './support/test.ts';

test('a student writes cards, pastes many, and puts decks in order, also without a network', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createStudent();
  const decks = () => readDocuments(student.uid, 'decks');
  const cards = async () => {
    const { docs } = await db.collection(collectionPaths.cards(student.uid)).get();
    return docs.map((card) => card.data() as Pick<Card, 'front' | 'back' | 'queue' | 'deck_id'>);
  };
  const rows = page.getByRole('region', { name: 'Cards' }).getByRole('listitem');
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);

  async function createDeck(title: string, subject: string, color: string) {
    await press('New deck');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Subject (optional)').fill(subject);
    await page.getByRole('radio', { name: color }).check();
    await press('Save');
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }

  await test.step('create two empty decks', async () => {
    await openAiTool(page, 'flashcards');
    await page.getByRole('link', { name: 'All decks' }).click();
    await createDeck('Organs', 'Biology', 'Red');
    await page.getByRole('link', { name: 'Your decks' }).click();
    await createDeck('Cells', 'Biology', 'Purple');
    await expectNoAxeFindings(page, 'an empty deck');
  });

  await test.step('write a card with a formula and a line break', async () => {
    await press('Add card');
    await page.getByLabel('Front', { exact: true }).fill('What is $x^2$?');
    await page.getByLabel('Back', { exact: true }).fill('A square.\nAlways 0 or more.');
    await expect(page.getByRole('region', { name: 'Front, as it looks' }).locator('.katex')).toBeVisible(
      FIRST_CALL,
    );
    await expectNoAxeFindings(page, 'the form of a card');
    await press('Save and add another');
    await expect(page.getByLabel('Front', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Front', { exact: true })).toBeFocused();
    await press('Close');
    await expect(rows).toHaveCount(1);
    await expect(rows.first().locator('.katex')).toBeVisible();
  });

  await test.step('paste lines, and correct the wrong one', async () => {
    await press('Add many');
    const lines = page.getByLabel('One card on each line');
    await lines.fill(`What is a cell? ; The unit of life.\nno separator\n${'x'.repeat(501)} ; too long`);
    const problems = page.getByRole('alert');
    await expect(problems).toContainText('Line 2, “no separator”: Put a semicolon between front and back.');
    await expect(problems).toContainText('The front has 501 characters, 1 too many.');
    await expectNoAxeFindings(page, 'pasted cards');
    await press('Add 1 card');
    await expect(lines).toHaveValue(/^no separator\nx+ ; too long$/);
    await lines.fill('Osmosis ; Water through a membrane.');
    await press('Add 1 card');
    await expect(rows).toHaveCount(3);
  });

  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();

  await test.step('offline: edit, move, delete and undo', async () => {
    await press('Edit card 2');
    await page.getByLabel('Back', { exact: true }).fill('The smallest unit of life.');
    await press('Save');
    await expect(rows.nth(1)).toContainText('The smallest unit of life.');
    await press('Delete card 2');
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(3);
    await press('Move card 3 to another deck');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Organs/ })
      .click();
    await expect(rows).toHaveCount(2);
    await expect(page.getByText('Biology · 2 cards')).toBeVisible();
  });

  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toBeHidden();

  await test.step('everything arrives, and the decks count their cards', async () => {
    await expect
      .poll(async () => (await decks()).map(({ title, cards }) => [title, cards]).sort(), FIRST_CALL)
      .toEqual([
        ['Cells', 2],
        ['Organs', 1],
      ]);
    const stored = await cards();
    expect(stored.map(({ front, back }) => [front, back]).sort()).toEqual([
      ['Osmosis', 'Water through a membrane.'],
      ['What is $x^2$?', 'A square.\nAlways 0 or more.'],
      ['What is a cell?', 'The smallest unit of life.'],
    ]);
  });

  await test.step('print or export a deck', async () => {
    await press('Print or export');
    await expect(page.getByRole('dialog').getByText('2 cards')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.printed-deck section')).toHaveCount(2);
    await expect(page.locator('.printed-deck').getByText('The smallest unit of life.')).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await press('Close');
  });

  await test.step('an archived deck is listed apart, and its cards wait until it comes back', async () => {
    await press('Archive');
    await expect(page.getByText('Biology · 2 cards · archived')).toBeVisible();
    await expect
      .poll(async () => (await cards()).map(({ queue }) => queue).sort(), FIRST_CALL)
      .toEqual(['new', 'off', 'off']);
    // A message stays while the mouse is on it, and this one may cover the link.
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'Your decks' }).click();
    await expect(page.getByRole('link', { name: /^Organs/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Cells/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Archived' }).click();
    await expectNoAxeFindings(page, 'the archived decks');
    await page.getByRole('link', { name: /^Cells/ }).click();
    await press('Bring back');
    await expect
      .poll(async () => (await cards()).map(({ queue }) => queue).sort(), FIRST_CALL)
      .toEqual(['new', 'new', 'new']);
  });

  await test.step('a deleted deck takes its cards along', async () => {
    const deck = page.getByRole('link', { name: /^Cells/ });
    await press('Delete deck');
    await expect(page.getByRole('heading', { name: 'Your decks' })).toBeVisible();
    await expect(deck).toHaveCount(0);
    await press('Undo');
    await expect(deck).toBeVisible();
    expect(await cards()).toHaveLength(3);
    await deck.click();
    await press('Delete deck');
    // It can be undone on every page, and ends with the pause.
    await openSection(page, 'Quiz');
    await expect.poll(async () => (await cards()).length, FIRST_CALL).toBe(1);
  });
});
