import { addDays } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db, readDocuments } from './support/backend.ts';
import { expect, lagosToday, openPlanner, test } from './support/test.ts';

/** An ordinary title that is longer than its column. */
const LONG_TITLE = 'Solve the ten JAMB Physics questions of 2019 today';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

test('unscheduled tasks are planned on a desktop with the mouse or with the keyboard', async ({ page }) => {
  const student = await createStudent();
  const day = addDays(lagosToday(), 7);
  const tasks = db.collection(collectionPaths.tasks(student.uid));
  for (const title of ['Essay on trade', LONG_TITLE]) {
    await tasks.add({
      ...{ title, priority: 'high', status: 'pending', tag: 'History', updated_at: new Date() },
      due_date: new Date(Date.now() + 9 * MS_PER_DAY),
    } satisfies Task);
  }
  await db.collection(collectionPaths.planner(student.uid)).add({
    ...{ title: 'Lecture', category: 'study', start_time: '08:00', duration: 60, priority: 'medium' },
    ...{ date: day, completed: false },
  } satisfies PlannerEntry);
  await openPlanner(page, student);
  await page.getByRole('button', { name: 'Next week' }).click();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') });
  await expect(rows).toHaveCount(1);
  const handle = (title: string) => page.getByRole('button', { name: new RegExp(`^${title} Due`) });
  await expect(handle('Essay on trade')).toBeVisible();
  await expectNoAxeFindings(page, 'the planner with unscheduled tasks');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1_280);

  await test.step('with the mouse', async () => {
    await handle('Essay on trade').hover();
    await page.mouse.down();
    await page.mouse.move(900, 400, { steps: 4 });
    const slot = page.getByRole('listitem').filter({ hasText: '09:10' });
    await expect(slot).toHaveText('09:10 Free, 1h');
    await expect(rows).toBeHidden();
    await slot.hover();
    await page.mouse.up();
    await expect(rows).toHaveCount(2);
    await expect(handle('Essay on trade')).toHaveCount(0);
  });

  await test.step('with the keyboard', async () => {
    await handle(LONG_TITLE).focus();
    await page.keyboard.press('Space');
    // From no slot, either arrow goes to the first. Its place is known a moment after it has appeared.
    await expect(async () => {
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('status').getByText('06:00')).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').getByText('07:00')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(3);
    await expect(page.getByText('All open tasks are planned.')).toBeFocused();
  });

  const planned = async () =>
    (await readDocuments(student.uid, 'planner'))
      .map(({ title, date, start_time, duration }) => ({ title, date, start_time, duration }))
      .sort((a, b) => a.start_time.localeCompare(b.start_time));
  await expect.poll(planned).toEqual([
    { title: LONG_TITLE, date: day, start_time: '07:00', duration: 50 },
    { title: 'Lecture', date: day, start_time: '08:00', duration: 60 },
    { title: 'Essay on trade', date: day, start_time: '09:10', duration: 60 },
  ]);
});
