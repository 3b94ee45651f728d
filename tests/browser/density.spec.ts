import { addDays, startOfDayIn } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import type { Locator, Page } from '@playwright/test';
import { createStudent, db, readDocuments, type Student } from './support/backend.ts';
import { expect, lagosToday, openPlanner, setHour, signIn, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
const SUBJECT = 'Mathematics for engineers';

/** A student with five entries and six tasks, with all the facts that a row can have. */
async function createBusyStudent(): Promise<Student> {
  const student = await createStudent();
  const batch = db.batch();
  for (const hour of ['08', '10', '12', '14', '16']) {
    batch.set(db.collection(collectionPaths.planner(student.uid)).doc(), {
      ...{
        title: `Past questions on quadratic equations at ${hour}`,
        category: 'assignment',
        subject: SUBJECT,
      },
      ...{ start_time: `${hour}:30`, duration: 90, priority: 'medium', date: lagosToday() },
      ...{ completed: false, focus_minutes: 25 },
    } satisfies PlannerEntry);
  }
  for (let days = 2; days < 8; days += 1) {
    batch.set(db.collection(collectionPaths.tasks(student.uid)).doc(), {
      ...{
        title: `Finish the problem set ${days} of mechanics`,
        description: 'Questions 3 to 11.',
        tag: SUBJECT,
      },
      ...{ due_date: new Date(Date.now() + days * 86_400_000), priority: 'medium', status: 'in_progress' },
      ...{ updated_at: new Date(), focus_minutes: 75 },
    } satisfies Task);
  }
  await batch.commit();
  return student;
}

/** How many of these rows are in full between the bars of the screen. */
async function inView(page: Page, rows: Locator): Promise<number> {
  const top = await page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom);
  const bottom = await page
    .getByRole('navigation', { name: 'Main' })
    .evaluate((bar) => bar.getBoundingClientRect().top);
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  return boxes.filter((box) => box.top >= top && box.bottom <= bottom).length;
}

const isWhole = (text: Element) =>
  text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth;

test.describe("Home's list of today on a phone", () => {
  test.use({ viewport: PHONE });

  test('shows the whole title of an entry and of a task, in up to two lines, and no word leaves the screen', async ({
    page,
  }) => {
    const student = await createBusyStudent();
    const due_date = new Date(startOfDayIn(addDays(lagosToday(), 1), DEFAULT_ZONE).getTime() - 60_000);
    const tasks = db.collection(collectionPaths.tasks(student.uid)).orderBy('due_date').limit(2);
    const [task, next] = (await tasks.get()).docs;
    await task?.ref.update({ title: 'Hand in the problem set of mechanics', due_date });
    await next?.ref.update({ title: 'Deoxyribonucleic-acid-and-pneumonoultramicroscopicsilicosis' });
    await setHour(page, 7);
    await signIn(page, student);
    const rows = page.getByRole('region', { name: 'Today', exact: true }).getByRole('link');
    for (const title of [
      'Past questions on quadratic equations at 16',
      'Hand in the problem set of mechanics',
    ])
      expect(await rows.getByText(title, { exact: true }).evaluate(isWhole)).toBe(true);
    await expect(page.getByText(/^Deoxyribonucleic/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

test.describe('the rows of the planner on a phone', () => {
  test.use({ viewport: PHONE });

  test('show four entries or five tasks at a time, each with one line of facts', async ({ page }) => {
    await openPlanner(page, await createBusyStudent());
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') });
    await expect(rows).toHaveCount(5);
    expect(await inView(page, rows)).toBeGreaterThanOrEqual(4);
    for (const text of ['08:30', '1h 30m', 'Assignment', 'Medium priority'])
      await expect(rows.first().getByText(text, { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await expect(rows).toHaveCount(6);
    expect(await inView(page, rows)).toBeGreaterThanOrEqual(5);
    for (const text of ['Due in 2 days', 'Medium priority', 'In progress'])
      await expect(rows.first().getByText(/\d/.test(text) ? /^Due in [12] days?$/ : text)).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
    expect(Math.max(...heights)).toBeLessThanOrEqual(64);
    expect(await rows.first().getByRole('heading').getByRole('button').evaluate(isWhole)).toBe(true);
    // The time in focus and the tag give way first.
    expect(await rows.first().getByText('In progress', { exact: true }).evaluate(isWhole)).toBe(true);
  });

  test('tick a row that is dragged to the right, and open its menu when it is dragged to the left', async ({
    page,
  }) => {
    const student = await createBusyStudent();
    await openPlanner(page, student);
    const title = 'Past questions on quadratic equations at 08';
    const row = page.getByRole('listitem').filter({ hasText: title });
    const box = await row.getByRole('heading').boundingBox();
    if (!box) throw new Error('the row is not on the screen');
    const devTools = await page.context().newCDPSession(page);
    const drag = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        devTools.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: box.y + 8 }],
        });
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
      await touch('touchEnd');
    };
    const checkbox = page.getByLabel(`Completed: ${title}`);
    // The listener loads once the page is idle.
    await expect(async () => {
      await drag(box.x, box.x + 110);
      await expect(checkbox).toBeChecked({ timeout: 1_000 });
    }).toPass();
    await expect
      .poll(
        async () => (await readDocuments(student.uid, 'planner')).filter(({ completed }) => completed).length,
      )
      .toBe(1);
    // Too short to mean anything.
    await drag(box.x + 110, box.x + 70);
    await expect(page.getByRole('menu')).toHaveCount(0);
    await drag(box.x + 130, box.x + 20);
    await expect(page.getByRole('menuitem')).toHaveText(['Focus', 'Edit', 'Delete']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(checkbox).toBeChecked();
  });

  test('open a form from their title and from their menu, with the keyboard alone', async ({ page }) => {
    await openPlanner(page, await createBusyStudent());
    const title = 'Past questions on quadratic equations at 10';
    const form = page.getByRole('dialog', { name: 'Edit Schedule Entry' });
    await page.getByRole('button', { name: title, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await expect(page.getByRole('button', { name: title, exact: true })).toBeFocused();

    const menu = page.getByRole('button', { name: `Actions for ${title}` });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  });
});
