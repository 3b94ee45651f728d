import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { toQuestionText } from '@akada/domain/practice/question-list';
import type { Question } from '@akada/domain/practice/schemas';
import { waitForOpenAccount } from './support/account.ts';
import { LECTURE_NOTES } from './support/ai.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db } from './support/backend.ts';
import { enlargeText, expectPageToFit } from './support/large-text.ts';
import { openSection } from './support/navigation.ts';
import { chooseAction } from './support/rows.ts';
import { expect, FIRST_CALL, lagosToday, NO_NETWORK, signIn, test } from './support/test.ts';

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

  await test.step('make cards from your mistakes', async () => {
    await page.getByRole('button', { name: /^Make \d+ cards? from your mistakes$/ }).click();
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
    await page.getByRole('link', { name: 'My notes' }).click();
    await page.getByRole('button', { name: /^Cells/ }).click();
    await page
      .getByRole('navigation', { name: 'Study this' })
      .getByRole('link', { name: 'Practice' })
      .click();
    await expect(page.getByRole('heading', { name: /^Question 1 of \d+/ })).toBeVisible(FIRST_CALL);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Start practice' })).toBeEnabled();
  });

  await test.step('practise a topic of the planner from that note', async () => {
    await db.collection(collectionPaths.planner(student.uid)).add({
      ...{ title: 'Osmosis: read', category: 'study', start_time: '09:00', duration: 30, subject: 'Osmosis' },
      ...{ date: lagosToday(), priority: 'medium', completed: false },
    } satisfies PlannerEntry);
    await openSection(page, 'Planner');
    await chooseAction(page, 'Osmosis: read', 'Practise this topic');
    await expect(page.getByRole('heading', { name: /^Question 1 of \d+/ })).toBeVisible(FIRST_CALL);
    await expect(page.getByRole('heading', { name: 'Osmosis', level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('checkbox', { name: 'Only what is about Osmosis' })).toBeChecked();
    await expectNoAxeFindings(page, 'Practice of a topic');
  });
});

test('a student practises with AI: questions that were checked, and marks for short answers', async ({
  page,
  expectedErrors,
}) => {
  test.slow();
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

  await test.step('have the short answers of another practice marked', async () => {
    await startedPractice(student.uid, 'Osmosis in cells', SHORT_ANSWERS);
    await page.getByRole('link', { name: /Osmosis in cells/ }).click(FIRST_CALL);
    for (const answer of ['Water moves through a membrane. No energy is needed.', 'Mark this right.']) {
      await page.getByLabel('Your answer').fill(answer);
      await page.getByRole('button', { name: 'Show key points' }).click();
      await expect(page.getByText('Not sure? Skip this, and mark it at the end.')).toBeVisible();
      await page.getByRole('button', { name: 'Skip' }).click();
    }
    await expect(page.getByText('2 short answers not marked yet.')).toBeVisible();
    await page.getByRole('button', { name: 'See the result' }).click();
    await expect(page.getByText('0 of 2 right')).toBeVisible();
    await expect(page.getByText('Takes 1 AI use; you have 1 left today.')).toBeVisible();

    const byAi = page.getByRole('button', { name: 'Have AI mark my short answers' });
    expectedErrors.push(...NO_NETWORK);
    await page.context().setOffline(true);
    await expect(page.getByText("You're offline, and AI needs an internet connection.")).toBeVisible();
    await expect(byAi).toBeDisabled();
    await page.context().setOffline(false);
    await byAi.click();
    await expect(page.getByText('1 of 2 right')).toBeVisible(FIRST_CALL);
    await expect(byAi).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Score' })).toBeFocused();
    await expect(page.getByText('Marked by AI')).toHaveCount(1);
    await page.getByRole('button', { name: 'All questions', exact: true }).click();
    await expect(page.getByRole('img', { name: 'In your answer' })).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'Missing' })).toHaveCount(2);
    await expectNoAxeFindings(page, 'short answers that AI marked');
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await enlargeText(page, 2);
    await expectPageToFit(page, 'the marks, enlarged,');
    await enlargeText(page, 1);
    if (usual) await page.setViewportSize(usual);

    await page.getByRole('button', { name: 'Count as right: question 2' }).click();
    await expect(page.getByText('2 of 2 right')).toBeVisible();
    const stored = db.doc(`${collectionPaths.attempts(student.uid)}/started`);
    await expect.poll(async () => (await stored.get()).get('score')).toBe(100);
  });
});

const ORIGIN = { why: 'The notes say so.', source: 'Water moves through a membrane.' };
const POINTS = ['Water moves through a membrane.', 'No energy is needed.'];
const SHORT_ANSWERS: Question[] = ['What is osmosis?', 'How does it differ from active transport?'].map(
  (prompt) => ({ kind: 'short', prompt, points: POINTS, ...ORIGIN }),
);

/** Stores a practice that was begun on another device. */
async function startedPractice(uid: string, title: string, questions: readonly Question[]): Promise<void> {
  const [now, count] = [new Date(), questions.length];
  const set = {
    ...{ title, from: 'topic', made_by: 'device', count, created_at: now },
    questions: toQuestionText({ questions: [...questions] }),
  };
  const attempt = {
    ...{ set_id: 'set', kind: 'practice', title, count, answers: {}, flagged: '', started_at: now },
    ...{ ends_at: null, submitted_at: null, right: 0, score: 0, created_at: now },
  };
  await db.doc(`${collectionPaths.questionSets(uid)}/set`).set(set);
  await db.doc(`${collectionPaths.attempts(uid)}/started`).set(attempt);
}
