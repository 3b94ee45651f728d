import { AI_FILE_ERRORS } from '@akada/domain/ai/messages';
import { collectionPaths } from '@akada/domain/documents/paths';
import { pdf } from '@akada/emulators/seed/files/pdf';
import { LECTURE_NOTES, outputRegion, pressGenerate, pressSend, signInAndOpenTool } from './support/ai.ts';
import { bucket, createStudent, db } from './support/backend.ts';
import { FILE_TITLE, openInVault } from './support/library.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';

test('a PDF of the vault becomes cards, and a chat about it cites pages that open', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await createStudent());

  await test.step('cards name the page that they come from', async () => {
    await openInVault(page);
    await page
      .getByRole('navigation', { name: 'Study this' })
      .getByRole('link', { name: 'Flashcards' })
      .click();
    // The reader, which names the file too, stays until the tool is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Flashcards Generator' })).toBeVisible(
      FIRST_CALL,
    );
    await expect(page.getByText(FILE_TITLE)).toBeVisible();
    await expect(page.getByText('3 pages', { exact: true })).toBeVisible(FIRST_CALL);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await pressGenerate(page);
    await expect(page.getByText(/^Card 1 of/)).toBeVisible(FIRST_CALL);
    const citation = outputRegion(page).getByRole('button', { name: /^\[p\. \d\]$/ });
    const number = /\d/.exec((await citation.textContent()) ?? '')?.[0];
    await citation.click();
    await expect(page.getByText(`Page ${number} of 3`, { exact: true })).toBeVisible(FIRST_CALL);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('so do the cards of the saved deck', async () => {
    await page.getByRole('button', { name: 'Save deck' }).click();
    await page.getByRole('button', { name: 'Show answer' }).click();
    const citation = page
      .getByRole('article', { name: 'Card' })
      .getByRole('button', { name: /^\[p\. \d\]$/ });
    const number = /\d/.exec((await citation.textContent()) ?? '')?.[0];
    await citation.click();
    await expect(page.getByText(`Page ${number} of 3`, { exact: true })).toBeVisible(FIRST_CALL);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(citation).toBeFocused();
  });

  await test.step('a chat about it cites a page', async () => {
    await openInVault(page);
    await page.getByRole('link', { name: 'Ask about it' }).click();
    await expect(page.getByText('3 pages', { exact: true })).toBeVisible(FIRST_CALL);
    await page.getByLabel('Your question').fill('What happens in the Krebs cycle?');
    await pressSend(page);
    await page.waitForURL('**/ai/chat?chat=*', FIRST_CALL);
    await expect(page.getByText(`About ${FILE_TITLE}`)).toBeVisible();
    const citation = page.getByRole('list', { name: 'Chat' }).getByRole('button', { name: '[p. 2]' });
    await citation.first().click();
    await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible(FIRST_CALL);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await expect(page.getByText(`About ${FILE_TITLE}`)).toBeVisible(FIRST_CALL);
  });
});

test('some pages of a long PDF become a cram sheet, and it is uploaded only for that', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await signInAndOpenTool(page, 'cram', student);
  const lines = LECTURE_NOTES.split(/(?<=\.) /);
  const sections = Array.from({ length: 40 }, (_, index) => ({ heading: `Part ${index + 1}`, lines }));
  const buffer = await pdf('Cells', 'Akada', sections);
  const uploads = async () => (await bucket.getFiles({ prefix: `ai_uploads/${student.uid}/` }))[0].length;

  await page
    .getByLabel('PDF to read')
    .setInputFiles({ name: 'Cells.pdf', mimeType: 'application/pdf', buffer });
  await expect(page.getByText(/^That's 40 pages\. Choose up to 30 of them\./)).toBeVisible(FIRST_CALL);
  await page.getByLabel('Pages to use').selectOption('A range of pages');
  await page.getByLabel('From page').fill('7');
  await page.getByLabel('To page').fill('8');
  await expect(page.getByText(/^That's/)).toHaveCount(0);
  expect(await uploads()).toBe(0);

  await pressGenerate(page);
  await expect(outputRegion(page).getByRole('heading', { name: /Part 7/ })).toBeVisible(FIRST_CALL);
  await expect(outputRegion(page).getByRole('button', { name: '[p. 7]' }).first()).toBeVisible();
  expect(await uploads()).toBe(1);
});

test('a private note becomes a cram sheet, and a damaged PDF says so without losing the text', async ({
  page,
}) => {
  test.slow();
  const student = await createStudent();
  const at = new Date();
  await db
    .collection(collectionPaths.notes(student.uid))
    .add({ title: 'Membranes', content: LECTURE_NOTES, created_at: at, updated_at: at });
  await signInAndOpenTool(page, 'cram', student);
  await page.getByLabel('Topic or notes').fill('Only osmosis');

  await page.getByLabel('PDF to read').setInputFiles({
    name: 'Broken.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 broken'),
  });
  await expect(page.getByText(AI_FILE_ERRORS.damaged)).toBeVisible(FIRST_CALL);
  await page.getByRole('button', { name: 'Remove Broken.pdf' }).click();
  await expect(page.getByRole('button', { name: 'Paste', exact: true })).toBeFocused();
  await expect(page.getByLabel('Topic or notes')).toHaveValue('Only osmosis');

  await page.getByLabel('Topic or notes').fill('');
  await page.getByRole('button', { name: 'From my notes' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Membranes/ })
    .click();
  await expect(page.getByText('Note', { exact: true })).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('button', { name: 'Remove Membranes' })).toBeFocused();
  await pressGenerate(page);
  await expect(page.locator('.cram-sheet')).toContainText(/osmosis/i, FIRST_CALL);

  await test.step('a note is also chosen from My notes', async () => {
    await openSection(page, 'Library');
    await page.getByRole('link', { name: 'My notes' }).click();
    await page.getByRole('button', { name: /^Membranes/ }).click();
    await page.getByRole('navigation', { name: 'Study this' }).getByRole('link', { name: 'Summary' }).click();
    await expect(page.getByText('Note', { exact: true })).toBeVisible(FIRST_CALL);
    await pressGenerate(page);
    await expect(outputRegion(page)).toContainText(/osmosis/i, FIRST_CALL);
  });
});
