import { collectionPaths } from '@akada/domain/documents/paths';
import { waitForOpenAccount } from './support/account.ts';
import { LECTURE_NOTES } from './support/ai.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';

const next = /^(Next|Finish)$/;

test('a student practises their notes on the device, and makes cards of the wrong answers', async ({
  page,
}) => {
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);

  await test.step('make questions of pasted notes', async () => {
    await page.getByRole('link', { name: 'Quiz' }).first().click();
    await page.getByRole('link', { name: /^Practice/ }).click();
    await page.getByLabel('Your notes').fill(LECTURE_NOTES);
    await page.getByText('True or false', { exact: true }).click();
    await page.getByText('Fill in the blank', { exact: true }).click();
    await page.getByText('Matching', { exact: true }).click();
    await page.getByText('Short answer', { exact: true }).click();
    await page.getByRole('button', { name: /^Get the study engine/ }).click();
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeEnabled(FIRST_CALL);
    await expectNoAxeFindings(page, 'Practice');
    await page.getByRole('button', { name: 'Start practice' }).click();
    await expect(page.getByRole('heading', { name: /^Question 1 of \d+/ })).toBeVisible(FIRST_CALL);
  });

  await test.step('answer by keyboard; a reload loses nothing', async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: next })).toBeFocused();
    await expectNoAxeFindings(page, 'an answered question');
    await page.reload();
    const heading = page.getByRole('heading', { name: /^(Question 2 of|All questions answered)/ });
    await expect(heading).toBeVisible(FIRST_CALL);
  });

  await test.step('leave out the rest, and see the marks', async () => {
    await page.getByRole('button', { name: 'End practice' }).click();
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByText(/^[01] of \d+ right$/)).toBeVisible();
    await expectNoAxeFindings(page, 'the result of a practice');
  });

  await test.step('make cards of the wrong ones', async () => {
    await page.getByRole('button', { name: /^Make \d+ cards? of the wrong ones$/ }).click();
    await page.getByRole('link', { name: 'Review the cards' }).click();
    await expect(page.getByRole('heading', { name: 'Mistakes' })).toBeVisible(FIRST_CALL);
    const [attempt] = (await db.collection(collectionPaths.attempts(student.uid)).get()).docs;
    expect(attempt?.get('submitted_at')).not.toBeNull();
    const countCards = async () =>
      (await db.collection(collectionPaths.cards(student.uid)).count().get()).data().count;
    await expect.poll(countCards, FIRST_CALL).toBe(attempt?.get('count') - attempt?.get('right'));
  });

  await test.step('start another one from a note in one tap', async () => {
    const note = { title: 'Cells', content: LECTURE_NOTES, created_at: new Date(), updated_at: new Date() };
    await db.doc(`${collectionPaths.notes(student.uid)}/cells`).set(note);
    await openSection(page, 'Library');
    await page.getByRole('link', { name: 'My Library' }).click();
    await page.getByRole('link', { name: 'My Notes' }).click();
    await page.getByRole('button', { name: /^Cells/ }).click();
    await page
      .getByRole('navigation', { name: 'Study this' })
      .getByRole('link', { name: 'Practice' })
      .click();
    // The page was reloaded meanwhile, and so has lost the engine.
    await page.getByRole('button', { name: /^Get the study engine/ }).click();
    await expect(page.getByRole('heading', { name: /^Question 1 of \d+/ })).toBeVisible(FIRST_CALL);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeEnabled();
  });
});

test('a student practises with AI: one use, and questions that were checked', async ({ page }) => {
  const student = await createStudent();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  await openSection(page, 'Quiz');
  await page.getByRole('link', { name: /^Practice/ }).click();
  await page.getByText('AI', { exact: true }).click();
  await expect(page.getByText('2 AI uses left today')).toBeVisible(FIRST_CALL);
  await page.getByLabel('Your notes').fill(LECTURE_NOTES);
  await expectNoAxeFindings(page, 'Practice with AI');
  await page.getByRole('button', { name: 'Start practice' }).click();
  await expect(page.getByText(/^Question 1 of \d+/)).toBeVisible(FIRST_CALL);
  await expect(page.getByText('Made by AI')).toBeVisible();

  await expect
    .poll(async () => {
      const { docs } = await db.collection(collectionPaths.questionSets(student.uid)).get();
      return docs.map((set) => [set.get('made_by'), set.get('from')]);
    })
    .toEqual([['ai', 'topic']]);
  await page.getByRole('link', { name: 'Practice' }).first().click();
  await expect(page.getByText('1 AI use left today')).toBeVisible();
});
