import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import { documentPaths } from '@akada/domain/documents/paths';
import type { Attempt, Question, QuestionSet } from '@akada/domain/practice/schemas';
import type { Page } from '@playwright/test';
import { waitForOpenAccount } from './support/account.ts';
import { createStudent, db, type Student } from './support/backend.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { enlargeText, expectPageToFit } from './support/large-text.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';

const NOTES = { why: 'The notes say so.', source: 'Osmosis moves water through a membrane.' };
/** A question of each kind. */
const QUESTIONS: readonly Question[] = [
  { ...NOTES, kind: 'choice', prompt: 'What moves?', options: ['Salt', 'Water', 'Air', 'Light'], key: 1 },
  { ...NOTES, kind: 'true_false', prompt: 'Osmosis moves salt.', key: false },
  { ...NOTES, kind: 'cloze', prompt: '_____ moves water.', answers: ['Osmosis'] },
  {
    ...{ ...NOTES, kind: 'match', prompt: 'Match each term with the right meaning.' },
    pairs: [
      { left: 'Amylase', right: 'Breaks down starch' },
      { left: 'Lipase', right: 'Breaks down fats' },
      { left: 'Pepsin', right: 'Cuts proteins' },
    ],
  },
  { ...NOTES, kind: 'short', prompt: 'Why does water move?', points: ['through a membrane'] },
];

/** Stores a practice or an hour's mock exam that has just begun. */
async function beginAttempt(
  { uid }: Student,
  kind: Attempt['kind'],
  title: string,
  questions: readonly Question[],
): Promise<void> {
  const now = new Date();
  const count = questions.length;
  await db.doc(documentPaths.questionSet(uid, kind)).set({
    ...{ title, from: 'topic', made_by: 'device', count, created_at: now },
    questions: JSON.stringify({ questions }),
  } satisfies QuestionSet);
  await db.doc(documentPaths.attempt(uid, kind)).set({
    ...{ set_id: kind, kind, title, count, answers: {}, flagged: '', right: 0, score: 0 },
    ...{ started_at: now, submitted_at: null, created_at: now },
    ends_at: kind === 'exam' ? new Date(now.getTime() + 60 * MS_PER_MINUTE) : null,
  } satisfies Attempt);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a student practises and sits a mock exam by keyboard alone', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 800 });
  const student = await createStudent();
  await beginAttempt(student, 'practice', 'Cells', QUESTIONS);
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  const { keyboard } = page;
  const openFromQuiz = async (name: RegExp) => {
    await pressOn(page, page.getByRole('link', { name: 'Quiz', exact: true }).first());
    await pressOn(page, page.getByRole('main').getByRole('link', { name }));
  };

  await test.step('answer a question of each kind', async () => {
    await openFromQuiz(/^Practice/);
    await pressOn(page, page.getByRole('link', { name: /^Cells/ }));
    await expect(heading(page, 'Cells')).toBeFocused();
    await expect(heading(page, 'Question 1 of 5')).toBeVisible();
    await keyboard.press('b');
    await expect(button(page, 'Next')).toBeFocused();
    await keyboard.press('Enter');
    await expect(heading(page, 'Question 2 of 5')).toBeFocused();
    await pressOn(page, button(page, 'True'));
    await keyboard.press('Enter');
    await expect(heading(page, 'Question 3 of 5')).toBeFocused();
    await tabTo(page, page.getByLabel('What is missing?'));
    await keyboard.type('osmosis');
    await keyboard.press('Enter');
    await expect(button(page, 'Next')).toBeFocused();
    await keyboard.press('Enter');
    for (const term of ['Amylase', 'Lipase', 'Pepsin']) {
      await tabTo(page, page.getByLabel(term));
      await keyboard.type('Breaks');
    }
    await pressOn(page, button(page, 'Check'));
    await expect(button(page, 'Next')).toBeFocused();
    await keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Your answer'));
    await keyboard.type('I forgot');
    await pressOn(page, button(page, 'Show key points'));
    await pressOn(page, button(page, 'I missed it'));
    await expect(button(page, 'Finish')).toBeFocused();
    await keyboard.press('Enter');
  });

  await test.step('see the score first, and make cards from your mistakes', async () => {
    await expect(page.getByRole('group', { name: 'Score' })).toBeFocused();
    await expect(page.getByText('2 of 5 right')).toBeVisible();
    await pressOn(page, button(page, 'Make 3 cards from your mistakes'));
    await expect(page.getByRole('link', { name: 'Review the cards' })).toBeFocused(FIRST_CALL);
    // The way leads past the message, which once held the focus.
    await pressOn(page, button(page, 'Retry the ones you missed'));
    await expect(heading(page, 'Question 1 of 3')).toBeVisible();
    await expect(heading(page, 'Cells')).toBeFocused();
  });

  await test.step('set up a mock exam', async () => {
    await openFromQuiz(/^Exam room/);
    await tabTo(page, page.getByRole('radio', { name: 'UTME' }));
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowRight');
    await tabTo(page, page.getByRole('combobox', { name: 'Subject' }));
    await keyboard.type('Biology');
    await pressOn(page, button(page, 'Add material for Biology'));
    await pressOn(page, page.getByRole('checkbox', { name: 'Cells, 5 questions' }), 'Space');
    await pressOn(page, button(page, 'Done'));
    await expect(button(page, 'Add material for Biology')).toBeFocused();
    await pressOn(page, button(page, 'Start the shorter mock'));
  });

  await test.step('answer, flag, calculate and submit', async () => {
    await expect(heading(page, 'Mock exam: Biology')).toBeFocused();
    await keyboard.press('a');
    await keyboard.press('n');
    await expect(heading(page, /Question 2 of 2/)).toBeFocused();
    await pressOn(page, button(page, 'Flag'));
    await expect(page.getByRole('button', { name: 'Flagged', exact: true })).toBeFocused();
    await keyboard.press('p');
    await pressOn(page, button(page, 'Calculator'));
    await tabTo(page, page.getByRole('textbox', { name: 'Calculator' }));
    await keyboard.type('12*3');
    await keyboard.press('Enter');
    await expect(page.getByRole('status', { name: 'Result' })).toHaveText('= 36');
    await pressOn(page, button(page, 'Question 2, blank, flagged'));
    await expect(heading(page, /Question 2 of 2/)).toBeFocused();
    await keyboard.press('s');
    await expect(page.getByRole('dialog')).toContainText('1 question is blank: 2.');
    await keyboard.press('r');
    await expect(heading(page, /Question 2 of 2/)).toBeFocused();
    await keyboard.press('s');
    await keyboard.press('s');
    await expect(heading(page, 'Marks: Mock exam: Biology')).toBeFocused();
  });
});

test('a student with text at 200 % reaches every part of a practice and a mock exam', async ({ page }) => {
  const student = await createStudent();
  await beginAttempt(student, 'practice', 'Cells', QUESTIONS);
  await beginAttempt(student, 'exam', 'Biology', QUESTIONS.slice(0, 2));
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  await page.setViewportSize({ width: 320, height: 640 });
  await openSection(page, 'Quiz');
  await enlargeText(page, 2);

  await test.step('a practice to its score', async () => {
    await page.getByRole('link', { name: /^Practice/ }).click();
    await page.getByRole('link', { name: /^Cells/ }).click();
    await button(page, /Water/).click();
    await expectPageToFit(page, 'an answered question');
    await button(page, 'Next').click();
    await button(page, 'End practice').click();
    await button(page, 'See the result').click();
    await expectPageToFit(page, 'a result');
    const score = page.getByText('20%', { exact: true });
    expect(await score.evaluate((line) => line.scrollWidth <= line.clientWidth)).toBe(true);
    await expect(score).toHaveCSS('white-space', 'nowrap');
  });

  await test.step('a mock exam to its marks', async () => {
    await page.getByRole('link', { name: 'Quiz', exact: true }).first().click();
    await page.getByRole('link', { name: /^History/ }).click();
    await page.getByRole('link', { name: /^Biology/ }).click();
    await page.getByText('Water').click();
    await expect(page.getByRole('radio', { name: /Water/ })).toBeChecked();
    await expectPageToFit(page, 'the exam room');
    await button(page, 'Next').click();
    await expect(heading(page, /Question 2 of 2/)).toBeInViewport();
    await button(page, 'Calculator').click();
    for (const key of ['7', 'Times', '8', 'Equals'])
      await page.getByRole('button', { name: key, exact: true }).click();
    await expect(page.getByRole('status', { name: 'Result' })).toHaveText('= 56');
    await button(page, 'Questions').click();
    await button(page, 'Question 1, answered').click();
    await expect(heading(page, /Question 1 of 2/)).toBeInViewport();
    await page.getByRole('button', { name: 'Submit' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('(S)')).toBeHidden();
    await dialog.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(heading(page, 'Marks: Biology')).toBeVisible();
    await expectPageToFit(page, 'the marks');
  });
});
