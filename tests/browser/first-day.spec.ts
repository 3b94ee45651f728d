import { addDays } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { SAMPLE_DECK, SAMPLE_NOTE } from '@akada/domain/setup/samples';
import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { createNewStudent, createStudent, db, readDocuments, type Student } from './support/backend.ts';
import { enlargeText, expectPageToFit } from './support/large-text.ts';
import { openPlannerTab, openSection } from './support/navigation.ts';
import { chooseDay, expect, FIRST_CALL, lagosToday, setHour, signIn, test } from './support/test.ts';

const setupOf = (page: Page) => page.getByRole('region', { name: /Welcome|study|reminders|first day/ });
const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps' });

async function readSetup({ uid }: Student) {
  return (await db.doc(documentPaths.setup(uid)).get()).data();
}

/** Clicks the checkbox or radio button with this label. */
async function choose(page: Page, label: string): Promise<void> {
  await setupOf(page).getByText(label, { exact: true }).click();
}

test.describe('the first day', () => {
  test('is planned from what a new student says, and continues on another device', async ({
    page,
    browser,
  }) => {
    const student = await createNewStudent('Bisi');
    const exam = addDays(lagosToday(), 20);
    await setHour(page, 15);
    await signIn(page, student);
    await expect(setupOf(page)).toContainText('Step 1 of 4');
    await expect(setupOf(page).getByLabel('Your name')).toHaveValue('Bisi');
    await choose(page, 'UTME');
    await expectNoAxeFindings(page, 'the setup');
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(page.getByRole('heading', { name: 'What do you study?' })).toBeFocused();
    await choose(page, 'Biology');
    await page.getByLabel('Other subjects').fill('Yoruba');
    await page.getByLabel('Other subjects').press('Enter');
    await page.setViewportSize({ width: 320, height: 640 });
    await enlargeText(page, 2);
    await expectPageToFit(page, 'the setup, enlarged,');
    await enlargeText(page, 1);
    await page.getByLabel('Next exam').fill('Mock UTME');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Choose a date, or clear the name of the exam.')).toBeVisible();
    await page.getByRole('button', { name: /^Date of the exam/ }).click();
    await chooseDay(page, exam);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'Want reminders?' })).toBeVisible();
    await expect.poll(async () => (await readSetup(student))?.step).toBe('reminders');

    // The student continues on a laptop.
    const context = await browser.newContext();
    const laptop = await context.newPage();
    await setHour(laptop, 15);
    await signIn(laptop, student);
    await setupOf(laptop)
      .getByRole('button', { name: /^(Not now|Next)$/ })
      .click();
    await expect(laptop.getByRole('heading', { name: 'Your first day' })).toBeVisible();
    await laptop.getByRole('checkbox', { name: /first cards/ }).uncheck();
    await expectNoAxeFindings(laptop, 'the first plan');
    await laptop.getByRole('button', { name: 'Add to my planner' }).click();
    await expect(firstSteps(laptop)).toContainText('0 of 3 done');
    await expect(laptop.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(laptop.getByRole('main')).toContainText('Revise Biology (Mock UTME)');
    await openPlannerTab(laptop, 'Today');
    await expect(laptop.getByText('Revise Yoruba (Mock UTME)')).toBeVisible();
    await openPlannerTab(laptop, 'Deadlines');
    await expect(laptop.getByText('Mock UTME', { exact: true })).toBeVisible();
    await context.close();

    const entries = await readDocuments(student.uid, 'planner');
    expect(entries.map(({ title, start_time, subject }) => [title, start_time, subject])).toEqual(
      expect.arrayContaining([
        ['Revise Biology (Mock UTME)', expect.stringMatching(/^15:/), 'Biology'],
        ['Revise Yoruba (Mock UTME)', expect.stringMatching(/^16:/), 'Yoruba'],
      ]),
    );
    expect(entries).toHaveLength(2);
    expect(await readSetup(student)).toMatchObject({
      ...{ level: 'utme', subjects: ['Biology', 'Yoruba'], step: 'first_steps' },
      exam: { title: 'Mock UTME', day: exam },
    });
    // The phone has followed.
    await expect(firstSteps(page)).toBeVisible();
  });

  test('begins with steps that tick themselves, and with samples that one tap deletes', async ({ page }) => {
    test.slow();
    const student = await createNewStudent();
    await signIn(page, student);
    await page.getByRole('button', { name: 'Skip setup' }).click();
    await expect(firstSteps(page)).toContainText('0 of 3 done');
    await page.getByRole('button', { name: 'Try a sample deck and note' }).click();
    await expectNoAxeFindings(page, 'the first steps');
    await firstSteps(page).getByRole('link', { name: 'Sample note' }).click();
    await expect(page.getByText(SAMPLE_NOTE.title)).toBeVisible();

    await openSection(page, 'Home');
    await firstSteps(page).getByRole('link', { name: 'Review the sample deck' }).click();
    await expect(page.getByRole('heading', { name: SAMPLE_DECK.title })).toBeVisible();
    await expect(page.getByText(SAMPLE_DECK.cards[0]?.front ?? '')).toBeVisible();

    await openSection(page, 'Home');
    await firstSteps(page).getByRole('link', { name: 'Write in your journal' }).click();
    await page.getByLabel('What happened?').fill('My first day with Akada.');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByText(/\+10 points for a journal entry/)).toBeVisible(FIRST_CALL);
    await openSection(page, 'Home');
    await expect(firstSteps(page)).toContainText('1 of 3 done');
    await expect.poll(async () => (await readSetup(student))?.finished).toEqual(['journal']);

    await page.getByRole('button', { name: 'Delete the samples' }).click();
    await expect(page.getByRole('button', { name: 'Delete the samples' })).toBeHidden();
    await expect.poll(() => readDocuments(student.uid, 'decks')).toEqual([]);
    await expect.poll(() => readDocuments(student.uid, 'cards')).toEqual([]);
    await expect.poll(() => readDocuments(student.uid, 'notes')).toEqual([]);

    await page.getByRole('button', { name: 'Hide first steps' }).click();
    await expect(firstSteps(page)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
    await expect(firstSteps(page)).toBeHidden();
  });

  test('is not offered to students of earlier releases', async ({ page }) => {
    await signIn(page, await createStudent());
    await expect(page.getByText('Your day is free.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skip setup' })).toBeHidden();
  });
});
