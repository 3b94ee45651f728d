import { newCard } from '@akada/domain/cards/card';
import type { Deck } from '@akada/domain/cards/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import type { Attempt } from '@akada/domain/practice/schemas';
import type { Page } from '@playwright/test';
import { waitForOpenAccount } from './support/account.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db, type Student } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { SCIENCE_CARDS } from './support/science-cards.ts';
import { CORE, expect, FIRST_CALL, NO_NETWORK, signIn, test } from './support/test.ts';

/** A student with a deck about cells. */
async function createStudentWithDeck(): Promise<Student> {
  const student = await createStudent();
  const deck = db.doc(documentPaths.deck(student.uid, 'cells'));
  const now = new Date();
  const batch = db.batch();
  batch.set(deck, {
    title: 'Cells',
    cards: SCIENCE_CARDS.length,
    next_due: now,
    created_at: now,
  } satisfies Deck);
  SCIENCE_CARDS.forEach(([front, back], index) => {
    const card = newCard({ front, back }, deck.id, index, now);
    batch.set(db.doc(documentPaths.card(student.uid, `cells-card-${index}`)), card);
  });
  await batch.commit();
  return student;
}

async function attemptsOf({ uid }: Student): Promise<Attempt[]> {
  const { docs } = await db.collection(collectionPaths.attempts(uid)).get();
  return docs.map((attempt) => attempt.data() as Attempt);
}

type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Expects the text of the question and the calculator in view together: one above the other on a phone, else side by side. */
async function expectQuestionBesideCalculator(page: Page): Promise<void> {
  const original = page.viewportSize();
  const fits = async (isApart: (prompt: Box, display: Box) => boolean) => {
    const prompt = await page.locator('#question ~ div').first().boundingBox();
    const display = await page.getByRole('textbox', { name: 'Calculator' }).boundingBox();
    return prompt !== null && display !== null && isApart(prompt, display);
  };
  await page.setViewportSize({ width: 360, height: 740 });
  const isBelow = (prompt: Box, display: Box) =>
    prompt.y > 150 && prompt.y + prompt.height < display.y && display.y < 600;
  await expect.poll(() => fits(isBelow)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  const isBeside = (prompt: Box, display: Box) =>
    prompt.y > 100 && display.y < 400 && prompt.x + prompt.width < display.x;
  await expect.poll(() => fits(isBeside)).toBe(true);
  if (original) await page.setViewportSize(original);
}

const question = (page: Page, number: number) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^Question ${number} of .* Biology$`) });
const chosen = (page: Page) => page.getByRole('radio', { checked: true });

test('a student sits a short mock from a deck, through a reload, a lost network and a killed tab', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createStudentWithDeck();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);

  await test.step('set up a shorter mock: no filler, the time in proportion', async () => {
    await openSection(page, 'Quiz');
    await page.getByRole('link', { name: /^Exam room/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Exam room' })).toBeVisible();
    await expectNoAxeFindings(page, 'setting up an exam');
    await page.getByText('My own').click();
    await page.getByRole('combobox', { name: 'Subject' }).fill('Biology');
    await page.getByRole('textbox', { name: 'Questions' }).fill('40');
    await page.getByRole('textbox', { name: 'Minutes' }).fill('80');
    await page.getByRole('button', { name: 'Add material for Biology' }).click();
    await page.getByRole('checkbox', { name: 'Cells' }).check({ force: true });
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: /^Get the study engine/ }).click();
    await expect(page.getByText('The study engine is ready', { exact: false })).toBeVisible(FIRST_CALL);
    await expect(page.getByText(/^You have \d+ of 40 questions\./)).toBeVisible(FIRST_CALL);
    await page.getByRole('button', { name: 'Start the shorter mock' }).click();
  });

  await test.step('answer with the keys of the hall, flag and calculate', async () => {
    await expect(question(page, 1)).toBeVisible();
    await expectNoAxeFindings(page, 'the exam room');
    await page.keyboard.press('a');
    await page.getByRole('button', { name: 'Flag' }).click();
    await page.keyboard.press('n');
    await expect(question(page, 2)).toBeVisible();
    await page.keyboard.press('b');
    await page.mouse.wheel(0, 60);
    await page.getByRole('button', { name: 'Calculator' }).click();
    const display = page.getByRole('textbox', { name: 'Calculator' });
    await expect(display).toBeFocused();
    // Not under the bar that stays in sight.
    const isOnTop = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect.poll(() => display.evaluate(isOnTop)).toBe(true);
    await expectQuestionBesideCalculator(page);
    for (const key of ['1', '2', 'Times', '3', 'Equals']) {
      await page.getByRole('button', { name: key, exact: true }).click();
    }
    await expect(page.getByRole('status', { name: 'Result' })).toHaveText('= 36');
  });

  await test.step('the answers, the question and the clock survive a reload', async () => {
    await page.reload();
    await expect(question(page, 2)).toBeVisible(FIRST_CALL);
    await expect(chosen(page)).toHaveAccessibleName(/^B/);
    await page.keyboard.press('p');
    await expect(page.getByRole('button', { name: 'Flagged' })).toBeVisible();
    const sent = async () => Object.keys((await attemptsOf(student))[0]?.answers ?? {});
    await expect.poll(sent, FIRST_CALL).toContain('0');
  });

  const room = page.url();
  await context.setOffline(true);
  await page.keyboard.press('n');
  await page.keyboard.press('a');
  await expect(chosen(page)).toHaveAccessibleName(/^A/);
  await context.setOffline(false);

  const again = await context.newPage();
  await test.step('a tab that is killed right after a press has lost nothing', async () => {
    await page.keyboard.press('n');
    await page.keyboard.press('a');
    const browser = await context.newCDPSession(page);
    void browser.send('Page.crash').catch(() => {});
    await page.waitForEvent('crash');
    await again.goto(room);
    await expect(question(again, 3)).toBeVisible(FIRST_CALL);
    await expect(chosen(again)).toHaveAccessibleName(/^A/);
  });

  await test.step('the warning names what is blank; R returns, S submits', async () => {
    await again.keyboard.press('s');
    await expect(again.getByRole('dialog')).toContainText(/questions? (is|are) blank: 4/);
    await expect(again.getByRole('dialog')).toContainText('1 question is flagged: 1.');
    await again.keyboard.press('r');
    await expect(again.getByRole('dialog')).toHaveCount(0);
    await again.keyboard.press('s');
    await again.keyboard.press('s');
    await expect(again.getByRole('heading', { level: 1, name: 'Marks: Mock exam: Biology' })).toBeVisible();
    await expect(again.getByRole('table', { name: 'Marks by subject' })).toContainText('Biology');
    await expectNoAxeFindings(again, 'the marks of an exam');
    const submitted = async () =>
      (await attemptsOf(student)).filter(({ submitted_at }) => submitted_at !== null);
    await expect.poll(async () => (await submitted()).length, FIRST_CALL).toBe(1);
    const [attempt] = await submitted();
    expect(attempt).toMatchObject({ kind: 'exam', flagged: '0' });
    expect(Object.keys(attempt?.answers ?? {}).toSorted()).toEqual(['0', '1', '2']);
    expect(attempt?.score).toBe(Math.round((100 * (attempt?.right ?? 0)) / (attempt?.count ?? 1)));
  });

  await test.step('the history has it, with its score', async () => {
    await again.getByRole('link', { name: 'History' }).click();
    await expect(again.getByRole('heading', { name: 'Scores over time' })).toBeVisible();
    await expect(again.getByRole('link', { name: /^Mock exam: Biology/ })).toContainText('%');
    await expectNoAxeFindings(again, 'the history of exams');
  });
});

test('an exam whose time was up while the app was closed is submitted as of then', CORE, async ({ page }) => {
  const student = await createStudent();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  const end = new Date(Date.now() - 60_000);
  const questions = JSON.stringify({
    questions: [
      {
        kind: 'true_false',
        prompt: 'Plants breathe.',
        key: true,
        why: 'They do.',
        source: 'Plants breathe.',
      },
    ],
  });
  await db.doc(documentPaths.questionSet(student.uid, 'closed-exam-set')).set({
    ...{ title: 'Mock', from: 'exam', made_by: 'device', count: 1, questions, created_at: end },
  });
  await db.doc(documentPaths.attempt(student.uid, 'closed-exam-try')).set({
    ...{
      set_id: 'closed-exam-set',
      kind: 'exam',
      title: 'Mock',
      count: 1,
      answers: { 0: 'true' },
      flagged: '',
    },
    ...{ started_at: new Date(end.getTime() - 60_000), ends_at: end, submitted_at: null, right: 0, score: 0 },
    created_at: end,
  } satisfies Attempt);
  await openSection(page, 'Quiz');
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('link', { name: /^Mock.*Not submitted/ }).click();
  await expect(page.getByText('Time ran out, so your exam was submitted for you.')).toBeVisible();
  await expect
    .poll(async () => (await attemptsOf(student))[0], FIRST_CALL)
    .toMatchObject({ right: 1, score: 100 });
});
