import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { addDays } from '@akada/domain/days/day';
import { collectionPaths, sharedCollections } from '@akada/domain/documents/paths';
import { NOTE_MESSAGES } from '@akada/domain/notes/notes';
import {
  controlEngine,
  LECTURE_NOTES,
  outputRegion,
  pressGenerate,
  pressSend,
  signInAndOpenTool,
  summarizePdf,
} from './support/ai.ts';
import { createStudent, db } from './support/backend.ts';
import { CORE, chooseDay, expect, FIRST_CALL, lagosToday, signIn, test } from './support/test.ts';
import { createUniqueWord } from './support/vault.ts';

test.describe('each tool', () => {
  test.slow();

  test('the solver gives a hint first and then the solution', async ({ page }) => {
    await signInAndOpenTool(page, 'solver', await createStudent());
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
    await page.getByLabel('The problem').fill('Solve 2x + 6 = 14');
    await pressGenerate(page);
    await expect(page.getByText('1 AI use left today.')).toBeVisible(FIRST_CALL);
    await expect(outputRegion(page)).not.toContainText('x = 4');
    await page.getByLabel('Help').selectOption('solution');
    await pressGenerate(page);
    await expect(outputRegion(page)).toContainText('x = 4', FIRST_CALL);
    await expect(page.getByText('0 AI uses left today.')).toBeVisible();
    // The newest comes first, but the list may be a moment behind the answer.
    const saved = page.getByRole('button', { name: /^Solve 2x/ });
    await expect(saved).toHaveCount(2);
    await saved.first().click();
    const result = page.getByRole('dialog');
    await expect(result.getByRole('region', { name: 'You asked' })).toContainText('mode: solution');
    await expect(result).toContainText('x = 4');
  });

  test('the essay writer drafts an essay, which is saved as a private note and then shared', async ({
    page,
  }) => {
    const student = await createStudent();
    await signInAndOpenTool(page, 'essay', student);
    await page.getByLabel('Topic or question').fill('Discuss the causes of inflation in Nigeria');
    await page.getByLabel('Length').selectOption('short');
    await pressGenerate(page);
    await expect(outputRegion(page)).toContainText(/inflation/i, FIRST_CALL);
    const shared = db.collection(sharedCollections.vault).where('user_id', '==', student.uid);
    await page.getByRole('button', { name: 'Save as a private note' }).click();
    await expect(page.getByText(NOTE_MESSAGES.saved)).toBeVisible(FIRST_CALL);
    expect((await db.collection(collectionPaths.notes(student.uid)).get()).size).toBe(1);
    expect((await shared.get()).size).toBe(0);
    await page.getByRole('button', { name: 'Share with everyone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share with everyone?' });
    await expect(dialog).toContainText(`under the name ${student.name}`);
    await dialog.getByRole('button', { name: 'Share with everyone' }).click();
    await expect(page.getByText(NOTE_MESSAGES.shared)).toBeVisible(FIRST_CALL);
    expect((await shared.get()).size).toBe(1);
    await expect(page.getByRole('button', { name: /Discuss the causes/ }).first()).toBeVisible();
  });

  test('the explainer explains a concept and scrolls to the output on a phone', async ({ page }) => {
    await signInAndOpenTool(page, 'explainer', await createStudent());
    await page.setViewportSize({ width: 360, height: 640 });
    await page.getByLabel('The concept').fill('Osmosis');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('heading', { name: 'Output' })).not.toBeInViewport();
    await pressGenerate(page);
    await expect(page.getByRole('heading', { name: 'Output' })).toBeInViewport();
    await expect(page.getByText('1 AI use left today.')).toBeVisible(FIRST_CALL);
    await expect(outputRegion(page)).toContainText(/water/i);

    await outputRegion(page).getByRole('link', { name: 'Ask about it' }).click();
    await expect(page.getByText('About Osmosis')).toBeVisible();
    await page.getByLabel('Your question').fill('What moves?');
    await pressSend(page);
    await expect(page.getByText('0 AI uses left today.')).toBeVisible(FIRST_CALL);
    const turns = page.getByRole('list', { name: 'Chat' }).getByRole('listitem');
    await expect(turns.first()).toContainText('About “Osmosis”:');
    await expect(turns.last()).toContainText(/water/i);
  });

  test('the paraphraser says that it needs AI, before anything is typed', async ({ page }) => {
    await signIn(page, await createStudent());
    await page.getByRole('link', { name: 'AI Lab' }).first().click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Paraphraser' })).toContainText('Needs AI');
    await page.getByRole('link', { name: 'Paraphraser' }).click();
    await expect(page.getByText(AI_MESSAGES.noModel)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Generate' })).toHaveCount(0);
  });

  test('the cram sheet can be printed, and copied as Markdown', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAndOpenTool(page, 'cram', await createStudent());
    await page.getByLabel('Topic or notes').fill(LECTURE_NOTES);
    await pressGenerate(page);
    await expect(page.locator('.cram-sheet')).toContainText(/osmosis/i, FIRST_CALL);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# .+\n\n## .+\n\n- /);
  });

  test('the summarizer reads a PDF and cites pages that open', async ({ page }) => {
    await signInAndOpenTool(page, 'summarizer', await createStudent());
    await summarizePdf(page);
    await outputRegion(page).getByRole('button', { name: '[p. 1]' }).first().click();
    await expect(page.getByText('Page 1 of 1')).toBeVisible(FIRST_CALL);
  });

  test('the chat continues, after leaving it and after a reload too', async ({ page }) => {
    await signInAndOpenTool(page, 'chat', await createStudent());
    await page.getByLabel('Your question').fill('What is osmosis?');
    await pressSend(page);
    // Text typed while the first answer streams must not be lost.
    await page.getByLabel('Your question').fill('And what is diffusion?');
    const chat = page.getByRole('list', { name: 'Chat' });
    await page.waitForURL('**/ai/chat?chat=*', FIRST_CALL);
    await expect(chat.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('1 AI use left today.')).toBeVisible();
    // On a touch keyboard Enter starts a new line.
    await page.getByLabel('Your question').press('Enter');
    await pressSend(page);
    await expect(page.getByText('0 AI uses left today.')).toBeVisible(FIRST_CALL);
    await expect(chat.getByRole('listitem')).toHaveCount(4);
    await page.getByRole('link', { name: 'New chat' }).click();
    await expect(chat.getByRole('listitem')).toHaveCount(0);
    await page.getByRole('link', { name: /What is osmosis/ }).click();
    await expect(chat.getByRole('listitem')).toHaveCount(4);
    await page.reload();
    await expect(chat.getByRole('listitem')).toHaveCount(4, FIRST_CALL);
    await page.getByRole('button', { name: 'Delete chat' }).click();
    await page.waitForURL('**/ai/chat');
    await expect(chat.getByRole('listitem')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /What is osmosis/ })).toHaveCount(0);
  });

  test('flashcards are saved and reviewed, and the deck is due again later', CORE, async ({ page }) => {
    const student = await createStudent();
    await signInAndOpenTool(page, 'flashcards', student);
    await page.getByLabel('Your notes').fill(LECTURE_NOTES);
    await page.getByLabel('Cards').fill('5');
    await pressGenerate(page);
    await expect(page.getByText('Card 1 of 5')).toBeVisible(FIRST_CALL);
    await page.getByRole('button', { name: /Tap for the answer/ }).click();
    await expect(page.getByRole('button', { name: /Tap for the question/ })).toBeVisible();
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/\.csv$/);
    await page.getByRole('button', { name: 'Save deck' }).click();
    await expect(page.getByText('5 cards are due')).toBeVisible();
    // A phone in landscape has room for little more than the question.
    await page.setViewportSize({ width: 740, height: 360 });
    const question = page.getByRole('article', { name: 'Card' }).getByRole('paragraph').first();
    for (let left = 5; left > 0; left -= 1) {
      await expect(question).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Show answer' }).click();
      await expect(question).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: /^Easy/ }).click();
    }
    await expect(page.getByText('All done for now')).toBeVisible();
    await expect(page.getByText(/The next card is due in \d+ days?/)).toBeVisible();
  });

  test('some sessions of a study plan are added to the planner and removed again', async ({ page }) => {
    const student = await createStudent();
    await signInAndOpenTool(page, 'planner', student);
    await page.getByLabel('Topics').fill('Cell respiration\nPhotosynthesis');
    await page.getByRole('button', { name: /^Exam date/ }).click();
    await chooseDay(page, addDays(lagosToday(), 3));
    await pressGenerate(page);
    const add = page.getByRole('button', { name: /^Add \d+ to the planner/ });
    await expect(add).toBeVisible(FIRST_CALL);
    const before = Number(/\d+/.exec((await add.textContent()) ?? '')?.[0]);
    await page.getByRole('checkbox').first().click();
    await expect(add).toHaveText(new RegExp(`Add ${before - 1} to`));
    await add.click();
    await expect(page.getByText('added to your planner.').first()).toBeVisible();
    await expect
      .poll(async () => (await db.collection(collectionPaths.planner(student.uid)).get()).size)
      .toBe(before - 1);

    await page.getByRole('button', { name: `Remove ${before - 1} from the planner` }).click();
    await expect(add).toHaveText(new RegExp(`Add ${before - 1} to`));
    await expect
      .poll(async () => (await db.collection(collectionPaths.planner(student.uid)).get()).size, {
        timeout: 20_000,
      })
      .toBe(0);

    await page
      .getByRole('link', { name: /^Practise this topic: Photosynthesis/ })
      .first()
      .click();
    await expect(
      page.getByText('None of your newest notes, decks and shared files is about “Photosynthesis”.'),
    ).toBeVisible(FIRST_CALL);
    await page.getByRole('link', { name: 'Open the Concept Explainer' }).click();
    await expect(page.getByLabel('The concept')).toHaveValue('Photosynthesis');
  });
});

test('the free plan allows two uses, and then says how to get more', async ({ page, expectedErrors }) => {
  test.slow();
  expectedErrors.push(/status of 429/);
  await signInAndOpenTool(page, 'explainer', await createStudent());
  for (const left of ['1 AI use left today.', '0 AI uses left today.']) {
    await page.getByLabel('The concept').fill('Osmosis');
    await pressGenerate(page);
    await expect(page.getByText(left)).toBeVisible(FIRST_CALL);
  }
  await pressGenerate(page);
  await expect(outputRegion(page)).toContainText(/Starter and higher plans have no daily limit/, FIRST_CALL);
  await expect(outputRegion(page).getByRole('link', { name: 'Review your decks' })).toBeVisible();
  await outputRegion(page).getByRole('link', { name: 'Compare plans' }).click();
  await expect(page.getByRole('dialog', { name: /plan/i })).toBeVisible(FIRST_CALL);
});

test('a running answer can be stopped, and a failed one says so and is not counted', async ({
  page,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/status of (429|500|503)/);
  const word = createUniqueWord();
  await signInAndOpenTool(page, 'essay', await createStudent());
  await page.getByLabel('Topic or question').fill(`Discuss the causes of inflation in ${word}`);
  await controlEngine({ only: word, delay_ms: 300 });
  await pressGenerate(page);
  await expect(outputRegion(page)).toContainText(/inflation/i, FIRST_CALL);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer. This use was counted.')).toBeVisible(FIRST_CALL);
  await controlEngine({ only: word, delay_ms: 0, next: ['PROHIBITED_CONTENT'] });
  await pressGenerate(page);
  await expect(outputRegion(page)).toContainText(AI_MESSAGES.blocked, FIRST_CALL);
  await pressGenerate(page);
  await expect(page.getByText('0 AI uses left today.')).toBeVisible(FIRST_CALL);
});

test("the AI Lab shows today's usage and takes a request for a tool", async ({ page }) => {
  test.slow();
  await signIn(page, await createStudent());
  await page.getByRole('link', { name: 'AI Lab' }).first().click();
  await expect(page.getByText('2 AI uses left today')).toBeVisible();
  await page.getByRole('link', { name: 'Concept Explainer' }).click();
  await page.getByLabel('The concept').fill('Osmosis');
  await pressGenerate(page);
  await expect(page.getByText('1 AI use left today.')).toBeVisible(FIRST_CALL);
  await page.getByRole('link', { name: 'AI Lab' }).first().click();
  // Not the tool's text, which ends with a full stop and may still be there.
  await expect(page.getByText('1 AI use left today', { exact: true })).toBeVisible();
  await expect(page.getByText('Local study engine', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tools Used Today' })).toContainText('Concept Explainer');
  await page.getByLabel('Search AI tools').fill('zzz');
  await expect(page.getByText('No tools found matching "zzz"')).toBeVisible();
  await page.getByRole('link', { name: 'Usage Analytics' }).click();
  await expect(page.getByText('10m saved', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'All Time' }).click();
  await expect(page.getByText('Osmosis').first()).toBeVisible();
  await page.getByRole('button', { name: 'Request Tool' }).click();
  await page.getByLabel('What should it do?').fill('Draw diagrams from my notes');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We read every request.')).toBeVisible();
});
