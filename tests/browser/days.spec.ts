import { addDays } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import type { Page } from '@playwright/test';
import { createStudent, db, readDocuments } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import {
  addEntry,
  expect,
  FIRST_CALL,
  lagosTime,
  lagosToday,
  MOVED_CLOCK,
  openPlanner,
  signIn,
  test,
} from './support/test.ts';

async function writeJournal(page: Page): Promise<void> {
  await openSection(page, 'Journal');
  await page.getByLabel('What happened?').fill('Physics: waves and sound');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Journal entry saved successfully!')).toBeVisible();
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(...MOVED_CLOCK));

test('a new day begins at midnight in Lagos, without a reload', async ({ page }) => {
  const today = lagosToday();
  const student = await createStudent();
  // By UTC it is still the day before.
  await page.clock.install({ time: lagosTime(-0.005) });
  await openPlanner(page, student);
  await addEntry(page, 'Before midnight', '23:00');
  await expect
    .poll(async () => (await readDocuments(student.uid, 'planner'))[0]?.date)
    .toBe(addDays(today, -1));
  await page.clock.fastForward('31:00');
  await expect(page.getByText('Before midnight')).toBeHidden();
  await addEntry(page, 'After midnight', '08:00');
  await expect
    .poll(async () => (await readDocuments(student.uid, 'planner')).map(({ date }) => date).sort())
    .toEqual([addDays(today, -1), today]);

  await writeJournal(page);
  await expect.poll(async () => (await readDocuments(student.uid, 'journal'))[0]?.entry_date).toBe(today);
});

test.describe('in Honolulu', () => {
  test.use({ timezoneId: 'Pacific/Honolulu' });

  test('the evening counts as the student’s local day, unless another time zone is chosen', async ({
    page,
  }) => {
    const today = lagosToday();
    const ownDay = addDays(today, -1);
    const student = await createStudent();
    // Eight in the evening in Honolulu.
    await page.clock.install({ time: lagosTime(7) });
    await signIn(page, student);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good evening/);
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await addEntry(page, 'Evening', '21:00');
    await expect.poll(async () => (await readDocuments(student.uid, 'planner'))[0]?.date).toBe(ownDay);
    await writeJournal(page);
    await expect.poll(async () => (await readDocuments(student.uid, 'journal'))[0]?.entry_date).toBe(ownDay);
    await expect
      .poll(async () => (await db.doc(documentPaths.account(student.uid)).get()).get('zone'), FIRST_CALL)
      .toBe('Pacific/Honolulu');

    await openSection(page, 'Profile');
    await page.getByLabel("Use this device's time zone").click();
    await page.getByLabel('Time zone', { exact: true }).fill('lagos');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('Africa/Lagos');
    await expect(page.getByText(/starts at midnight in Africa\/Lagos/)).toBeVisible();
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
    await addEntry(page, 'Morning in Lagos', '08:00');
    await expect
      .poll(async () => (await readDocuments(student.uid, 'planner')).map(({ date }) => date).sort())
      .toEqual([ownDay, today]);
  });
});
