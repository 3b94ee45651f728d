import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import { documentPaths } from '@akada/domain/documents/paths';
import type { Attempt, QuestionSet } from '@akada/domain/practice/schemas';
import type { BrowserContext, Page } from '@playwright/test';
import { waitForOpenAccount } from './support/account.ts';
import { createStudent, db } from './support/backend.ts';
import { expect, FIRST_CALL, NO_NETWORK, signIn, test } from './support/test.ts';

/** Each takes seconds. Whether the 50th differs from the 12th is worth asking only after a change of the exam room. */
const KILLS = process.env.AKADA_SAMPLE === 'all' ? 50 : 12;
/** Each of these kills happens without a network. */
const OFFLINE_EVERY = 5;
const EXAM = 'killed-exam';
const ROOM = `/dashboard/quiz/exam?attempt=${EXAM}`;
const LETTERS = 'ABCD';

/** Stores a mock exam that has just begun. */
async function beginExam(uid: string): Promise<void> {
  const now = new Date();
  const question = (number: number) => ({
    ...{
      kind: 'choice',
      prompt: `Which letter is number ${number}?`,
      options: ['one', 'two', 'three', 'four'],
    },
    ...{ key: 0, why: 'It is.', source: 'Letters have numbers.', topic: 'Letters' },
  });
  const questions = JSON.stringify({ questions: Array.from({ length: KILLS }, (_, at) => question(at + 1)) });
  await db.doc(documentPaths.questionSet(uid, EXAM)).set({
    ...{ title: 'Mock', from: 'exam', made_by: 'device', count: KILLS, questions, created_at: now },
  } satisfies QuestionSet);
  await db.doc(documentPaths.attempt(uid, EXAM)).set({
    ...{ set_id: EXAM, kind: 'exam', title: 'Mock', count: KILLS, answers: {}, flagged: '' },
    ...{ started_at: now, ends_at: new Date(now.getTime() + 60 * MS_PER_MINUTE), submitted_at: null },
    ...{ right: 0, score: 0, created_at: now },
  } satisfies Attempt);
}

const heading = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: `Question ${number} of ${KILLS} · Letters` });

async function openRoom(context: BrowserContext, number: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(ROOM);
  await expect(heading(page, number)).toBeVisible(FIRST_CALL);
  return page;
}

/** Ends the page's process, as a phone does that has run out of memory. */
async function kill(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  devTools.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
}

test(`a mock exam whose tab is killed after each of ${KILLS} answers loses none`, async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const { uid, ...student } = await createStudent();
  await signIn(page, student);
  await waitForOpenAccount(uid);
  await beginExam(uid);
  let room = await openRoom(context, 1);
  for (let number = 1; number <= KILLS; number += 1) {
    await context.setOffline(number % OFFLINE_EVERY === 0);
    if (number > 1) await room.keyboard.press('n');
    await room.keyboard.press(LETTERS[number % LETTERS.length] as string);
    await kill(room);
    await context.setOffline(false);
    room = await openRoom(context, number);
    const letter = LETTERS[number % LETTERS.length];
    await expect(room.getByRole('radio', { checked: true })).toHaveAccessibleName(new RegExp(`^${letter}`));
  }
  const stored = async () =>
    Object.keys((await db.doc(documentPaths.attempt(uid, EXAM)).get()).get('answers')).length;
  await expect.poll(stored, FIRST_CALL).toBe(KILLS);
});
