import { readFileSync } from 'node:fs';
import { addDays } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { grantPlan } from './support/account.ts';
import { createStudent, db, readDocuments, type Student } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { CORE, expect, FIRST_CALL, lagosToday, signIn, test } from './support/test.ts';

test(
  'an entry is written, counted, rewarded with points, edited, found, exported and deleted',
  CORE,
  async ({ page }) => {
    test.slow();
    const student = await createStudent();
    await signIn(page, student);
    await openSection(page, 'Journal');
    await expect(
      page.getByText('No journal entries yet. Start by adding your first entry above!'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Entry' })).toBeDisabled();

    await test.step('write it; the draft survives a reload', async () => {
      await page.getByLabel('What happened?').fill('Physics: waves and sound');
      await page.getByRole('radio', { name: 'Great' }).check({ force: true });
      await page.getByLabel('Study time (hours)').fill('2.5');
      await page.getByLabel('Goals').fill('Read chapter 4');
      await page.getByLabel('Goals').press('Enter');
      await page.getByLabel('Goals').fill('  ');
      await page.getByRole('button', { name: 'Add goal' }).click();
      await page.reload();
      await expect(page.getByLabel('What happened?')).toHaveValue('Physics: waves and sound');
      await expect(page.getByRole('button', { name: 'Remove Read chapter 4' })).toBeVisible();
      await page.getByRole('button', { name: 'Save Entry' }).click();
      await expect(page.getByText('Journal entry saved successfully!')).toBeVisible();
      await expect(page.getByText(/\+10 points for a journal entry/)).toBeVisible(FIRST_CALL);
      await expect(page.getByLabel('What happened?')).toHaveValue('');
      await expect(page.getByRole('radio', { name: 'Good' })).toBeChecked();
    });

    await test.step('see figures and insights', async () => {
      await expect(page.locator('dl').first()).toHaveText(
        /Total Entries1This Week1Avg MoodGreatStudy Hours2.5 h/,
      );
      const figures = page.getByRole('complementary', { name: 'Figures' });
      await expect(figures).toContainText('Physics');
      await expect(figures).toContainText('1 of 30');
      await expect(figures.getByRole('row', { name: /Great 2.5/ })).toBeAttached();
    });

    await test.step('write about yesterday, and find one of the two', async () => {
      await page.getByLabel('What happened?').fill('Chemistry: a long day');
      await page.getByRole('radio', { name: 'Poor' }).check({ force: true });
      await page.getByLabel('About').selectOption(addDays(lagosToday(), -1));
      await page.getByRole('button', { name: 'Save Entry' }).click();
      const entries = page.getByRole('region', { name: 'Entries' });
      await expect(entries.getByText('Chemistry: a long day')).toBeVisible();
      await page.getByLabel('Mood', { exact: true }).selectOption('poor');
      await expect(entries.getByText('Physics: waves and sound')).toHaveCount(0);
      await page.getByLabel('Mood', { exact: true }).selectOption('all');
      await page.getByRole('searchbox', { name: 'Search' }).fill('WAVES phys');
      await expect(entries.getByText('Chemistry: a long day')).toHaveCount(0);
      await expect(entries.getByText('Physics: waves and sound')).toBeVisible();
    });

    await test.step('edit and export it', async () => {
      await page.getByRole('button', { name: /^Edit the entry/ }).click();
      await page.getByRole('dialog').getByLabel('What happened?').fill('Physics: waves, sound and light');
      await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Physics: waves, sound and light')).toBeVisible();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Markdown' }).click(),
      ]);
      expect(readFileSync(await file.path(), 'utf8')).toContain('- Read chapter 4');
    });

    await test.step('delete it', async () => {
      const entry = page.getByText('Physics: waves, sound and light');
      await page.getByRole('button', { name: /^Delete the entry/ }).click();
      await expect(entry).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(entry).toBeVisible();
      await page.getByRole('button', { name: /^Delete the entry/ }).click();
      await expect(entry).toHaveCount(0);
      // It is deleted when the pause is over, on any page.
      await openSection(page, 'Home');
      await expect.poll(async () => (await readDocuments(student.uid, 'journal')).length).toBe(1);
    });
  },
);

test('an invalid value is reported at its field, and no typed text is lost', async ({ page }) => {
  const student = await createStudent();
  await signIn(page, student);
  await openSection(page, 'Journal');
  const text = 'x'.repeat(10_001);
  await page.getByLabel('What happened?').fill(text);
  for (const hours of ['-1', '25']) {
    await page.getByLabel('Study time (hours)').fill(hours);
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByText('Enter 0 to 24 hours, in steps of 0.5')).toBeVisible();
  }
  await expect(page.getByText('Keep it to 10,000 characters')).toBeVisible();
  await page.getByLabel('Study time (hours)').fill('1');
  await page.getByLabel('What happened?').fill('Enough');
  for (let goal = 1; goal <= 51; goal += 1) {
    await page.getByLabel('Goals').fill(`Goal ${goal}`);
    await page.getByLabel('Goals').press('Enter');
  }
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Keep it to 50 lines')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Goal 51' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Goal 51' }).click();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Journal entry saved successfully!')).toBeVisible();
});

const FREE_LINE = 'Charts over 30 days, and mood against study time, come with the pro plan.';

/** Entries on four of the last 30 days, one of them three weeks ago, and half an hour of focus today. */
async function keepJournal({ uid }: Student): Promise<void> {
  const today = lagosToday();
  const days = [
    { ago: 21, mood: 'great', study_time: 8 },
    { ago: 2, mood: 'great', study_time: 6 },
    { ago: 1, mood: 'poor', study_time: 1 },
    { ago: 0, mood: 'poor', study_time: 0 },
  ];
  for (const { ago, mood, study_time } of days) {
    await db.collection(collectionPaths.journal(uid)).add({
      ...{ entry_text: `${ago} days ago`, mood, study_time, goals: [], achievements: [] },
      entry_date: addDays(today, -ago),
      created_at: new Date(Date.now() - ago * 86_400_000),
    });
  }
  const [month, day] = [today.slice(0, 7), today.slice(8)];
  await db
    .doc(documentPaths.focusMonth(uid, month))
    .set({ month, days: { [day]: 30 }, last_session_id: 'one' });
}

test('a pro student sees 30 days and mood against study time', async ({ page }) => {
  const student = await createStudent();
  await keepJournal(student);
  await grantPlan(student, 'pro');
  await signIn(page, student);
  await openSection(page, 'Journal');
  const figures = page.getByRole('complementary', { name: 'Figures' });
  await expect(figures.getByRole('table', { name: 'Mood and study time of the last 7 days' })).toBeAttached();
  await figures.getByRole('button', { name: '30 days' }).click();
  const month = figures.getByRole('table', { name: 'Mood and study time of the last 30 days' });
  await expect(month.getByRole('row')).toHaveCount(31);
  await expect(month.getByRole('row', { name: /Great 8$/ })).toHaveCount(1);
  await expect(month.getByRole('row', { name: /Poor 0.5$/ })).toHaveCount(1);
  await expect(figures.getByRole('heading', { name: 'Mood against study time' })).toBeVisible();
  await expect(
    figures.getByText('On days with more than 1 h of study your mood was Great, and on other days Poor.'),
  ).toBeVisible();
  await expect(figures.getByText(FREE_LINE)).toHaveCount(0);
});

test('a free student sees which plan includes the longer charts, and focus time in the form', async ({
  page,
}) => {
  const student = await createStudent();
  await keepJournal(student);
  await signIn(page, student);
  await openSection(page, 'Journal');
  const figures = page.getByRole('complementary', { name: 'Figures' });
  await expect(figures.getByText(FREE_LINE)).toBeVisible(FIRST_CALL);
  await expect(figures.getByRole('button', { name: '30 days' })).toHaveCount(0);
  await expect(figures.getByRole('heading', { name: 'Mood against study time' })).toHaveCount(0);

  const hint = 'The focus timer counted 30m on this day. Add only study outside the timer.';
  await expect(page.getByText(hint)).toBeVisible();
  await page
    .getByRole('button', { name: /^Edit the entry/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(hint)).toBeVisible();
});
