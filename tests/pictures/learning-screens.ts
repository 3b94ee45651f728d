import { documentPaths } from '@akada/domain/documents/paths';
import type { Attempt } from '@akada/domain/practice/schemas';
import { CELLS_DECK } from '@akada/emulators/seed/deck-cards';
import { demoPractice } from '@akada/emulators/seed/practice-data';
import type { Page } from '@playwright/test';
import { db, type Student } from '../browser/support/backend.ts';
import { goTo, type Screen } from './screen.ts';

const PRACTICE = '/dashboard/quiz/practice';
const EXAM = '/dashboard/quiz/exam';
/** The questions of the demo student's first practice, and of the newest mock exam. */
const PRACTICE_SET = 'practice-cells';
const EXAM_SET = 'exam-8';

/** The screens of learning: decks, their review, practice and the exam room. The student has the demo student's data. */
export function learningScreens(student: Student): readonly Screen[] {
  const begin = (id: string, setId: string, change: Partial<Attempt>) =>
    beginAttempt(student, id, setId, change);
  return [
    ...DECK_SCREENS,
    {
      name: 'review-question',
      show: async (page) => {
        await goTo(page, '/dashboard/quiz/review');
        await page.getByRole('button', { name: 'Show answer' }).waitFor();
      },
    },
    { name: 'review-answer', show: showAnswer },
    { name: 'review-done', show: finishReview },
    {
      name: 'practice-question',
      show: async (page) => {
        await begin('picture-practice', PRACTICE_SET, { answers: { 0: '2', 1: '0' } });
        await goTo(page, `${PRACTICE}?attempt=picture-practice`);
        await page.getByText('Question 3 of 8').waitFor();
      },
    },
    {
      name: 'practice-wrong-answer',
      show: async (page) => {
        await page.getByRole('button', { name: /chloroplast/ }).click();
        await page.getByRole('button', { name: 'Next' }).waitFor();
      },
    },
    {
      name: 'practice-match',
      show: async (page) => {
        await page.getByRole('button', { name: 'Next' }).click();
        await page.getByRole('button', { name: 'Skip' }).click();
        await page.getByText('Match each part').waitFor();
      },
    },
    {
      name: 'practice-cloze',
      show: async (page) => {
        await page.getByRole('button', { name: 'Skip' }).click();
        await page.getByRole('textbox').fill('osmossis');
      },
    },
    {
      name: 'practice-short',
      show: async (page) => {
        await page.getByRole('button', { name: 'Skip' }).click();
        await page.getByRole('button', { name: 'Skip' }).click();
        await page.getByRole('textbox').fill('The wall is strong.');
        await page.getByRole('button', { name: /^Check|^Show|^Compare/ }).click();
      },
    },
    { name: 'practice-result', show: (page) => showFinished(page, `${PRACTICE}?attempt=${PRACTICE_SET}`) },
    { name: 'exam-material', show: showMaterial },
    {
      name: 'exam-room',
      show: async (page) => {
        const ends_at = new Date(Date.now() + 4 * 60_000);
        const answers = { 0: '2', 1: '0', 2: '3', 4: '1' };
        await begin('picture-exam', EXAM_SET, { answers, ends_at, flagged: '2,6' });
        await goTo(page, `${EXAM}?attempt=picture-exam`);
        await page.getByText('Question 1 of 20').waitFor();
        await page.getByRole('button', { name: 'Calculator' }).click();
      },
    },
    {
      name: 'exam-grid',
      show: async (page) => {
        await page.getByRole('button', { name: 'Calculator' }).click();
        const grid = page.getByRole('button', { name: 'Questions', exact: true });
        if (await grid.isVisible()) await grid.click();
      },
    },
    {
      name: 'exam-submit',
      show: async (page) => {
        await page.reload();
        await page.getByText('Question 1 of 20').waitFor();
        await page.getByRole('button', { name: 'Submit', exact: true }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    { name: 'exam-marks', show: (page) => showFinished(page, `${EXAM}?attempt=exam-13`) },
    {
      name: 'learning-history',
      show: async (page) => {
        await goTo(page, '/dashboard/quiz/history');
        await page.getByText('85%').first().waitFor();
      },
    },
  ];
}

const DECK_SCREENS: readonly Screen[] = [
  {
    name: 'deck-review',
    show: async (page) => {
      await goTo(page, `/dashboard/decks?deck=${CELLS_DECK}`);
      await page.getByRole('button', { name: 'Show answer' }).waitFor();
    },
  },
  {
    name: 'deck-cards',
    show: async (page) => {
      await goTo(page, `/dashboard/decks?deck=${CELLS_DECK}&view=cards`);
      await page.getByText('Suspended').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'deck-paste',
    show: async (page) => {
      await page.getByRole('button', { name: 'Add many' }).click();
      await page.getByRole('textbox').fill('What is diffusion? ; Particles spread out\nNo separator here');
      await page.getByText('1 line needs a correction').waitFor();
    },
  },
  {
    name: 'decks-archived',
    show: async (page) => {
      await goTo(page, '/dashboard/decks?view=archived');
      await page.getByText('French verbs').waitFor();
    },
  },
  {
    name: 'import',
    show: async (page) => {
      await goTo(page, '/dashboard/decks');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await page.getByLabel('Choose a file').setInputFiles({
        ...{
          name: 'cards.apkg',
          mimeType: 'application/octet-stream',
          buffer: Buffer.from('PK\u0003\u0004'),
        },
      });
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'import-preview',
    show: async (page) => {
      await page.getByLabel('Or paste cards').fill(`What is a gene?\tA part of DNA\n${'x'.repeat(501)}\ty`);
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('button', { name: 'Import 1 card' }).waitFor();
    },
  },
];

/** Begins an attempt at a question set of the demo student. */
async function beginAttempt(
  { uid }: Student,
  id: string,
  setId: string,
  change: Partial<Attempt>,
): Promise<void> {
  const now = new Date();
  const { seconds: _, ...done } = demoPractice(now).attempts.get(setId) as Attempt;
  await db.doc(documentPaths.attempt(uid, id)).set({
    ...{ ...done, started_at: now, created_at: now, submitted_at: null, right: 0, score: 0 },
    ...change,
  });
}

async function showAnswer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Show answer' }).click();
  await page.getByRole('button', { name: /^Good/ }).waitFor();
}

/** Rates the card whose answer is open, and all others. */
async function finishReview(page: Page): Promise<void> {
  const done = page.getByText('All done for now');
  const answer = page.getByRole('button', { name: 'Show answer' });
  do {
    await page.getByRole('button', { name: /^Easy/ }).click();
    await answer.or(done).waitFor();
    if (await answer.isVisible()) await answer.click();
  } while (!(await done.isVisible()));
}

async function showFinished(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await page.getByText('% ').or(page.getByText(/\d+%/)).first().waitFor();
}

async function showMaterial(page: Page): Promise<void> {
  await goTo(page, EXAM);
  await page
    .getByRole('button', { name: /^Add material/ })
    .first()
    .click();
  await page.getByText('Cell biology').first().waitFor();
}
