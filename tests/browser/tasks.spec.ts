import { addDays } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { collectionPaths } from '@akada/domain/documents/paths';
import { PLANNER_LIMITS } from '@akada/domain/planner/planner';
import type { Task } from '@akada/domain/planner/schemas';
import { countReads } from '../bench/reads.ts';
import { createStudent, db, readDocuments } from './support/backend.ts';
import { chooseAction } from './support/rows.ts';
import { addEntry, CORE, chooseDay, expect, lagosToday, openPlanner, test } from './support/test.ts';

test.describe('tasks', () => {
  test('change their status by checkbox and by badge, and can be filtered', CORE, async ({ page }) => {
    const student = await createStudent();
    const now = Date.now();
    const task = (title: string, rest: Partial<Task>): Task => ({
      title,
      priority: 'medium',
      status: 'pending',
      due_date: new Date(now + 3_600_000),
      updated_at: new Date(now),
      ...rest,
    });
    const tasks = db.collection(collectionPaths.tasks(student.uid));
    await Promise.all([
      tasks.add(task('Overdue sums', { due_date: new Date(now - 7_200_000), tag: 'maths', priority: 3 })),
      tasks.add(task('Done reading', { status: 'completed', tag: 'english' })),
    ]);
    await openPlanner(page, student);
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await expect(page.getByText('Due 2 hours ago')).toBeVisible();
    await expect(page.getByLabel('Completed: Done reading')).toBeChecked();

    const badge = page.getByRole('button', { name: /Status of Overdue sums/ });
    for (const status of ['In progress', 'Completed', 'Pending']) {
      await badge.click();
      await expect(badge).toHaveText(status);
    }
    await page.getByLabel('Completed: Overdue sums').click();
    await expect(badge).toHaveText('Completed');
    await page.getByLabel('Completed: Overdue sums').click();
    await expect(badge).toHaveText('Pending');

    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Priority').selectOption('high');
    await expect(titles).toHaveText(['Overdue sums']);
    await page.getByLabel('Priority').selectOption('all');
    await page.getByLabel('Tag').selectOption('english');
    await expect(titles).toHaveText(['Done reading']);
    await page.getByLabel('Status', { exact: true }).selectOption('pending');
    await expect(page.getByText('No tasks match these filters')).toBeVisible();
    await page.getByRole('button', { name: 'Show all tasks' }).click();
    await expect(titles).toHaveCount(2);
    await page.getByLabel('Due', { exact: true }).selectOption('overdue');
    await expect(titles).toHaveText(['Overdue sums']);
  });

  test('are created with a due date, by default today', async ({ page }) => {
    const student = await createStudent();
    await openPlanner(page, student);
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByRole('button', { name: 'Create Your First Task' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.getByLabel('Title').fill('Buy a ruler');
    const dueDate = page.getByRole('button', { name: 'Due date' });
    await dueDate.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toBeHidden();
    await expect(dueDate).toBeFocused();
    await dueDate.click();
    const due = addDays(lagosToday(), 2);
    await chooseDay(page, due);
    await expect(dueDate).toBeFocused();
    await page.getByLabel('Due time').fill('16:15');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Task created successfully!')).toBeVisible();
    const [task] = await readDocuments(student.uid, 'tasks');
    expect(task).toMatchObject({ title: 'Buy a ruler', status: 'pending', priority: 'medium' });
    // 16:15 in Lagos.
    expect(task?.due_date.toDate().toISOString()).toBe(`${due}T15:15:00.000Z`);
  });

  test('on a further page cost only that page, and update like the others', async ({ page }) => {
    const student = await createStudent();
    const now = Date.now();
    // None is due today, as the Today tab would read it too, possibly while this test counts reads.
    const soonest = now + 2 * MS_PER_DAY;
    const tasks = db.collection(collectionPaths.tasks(student.uid));
    const batch = db.batch();
    for (let number = 1; number <= 2 * PLANNER_LIMITS.tasksPage + 20; number += 1) {
      batch.set(tasks.doc(), {
        title: `Task ${number}`,
        priority: 'medium',
        status: 'pending',
        due_date: new Date(soonest + number * 3_600_000),
        updated_at: new Date(now),
      } satisfies Task);
    }
    await batch.commit();
    await openPlanner(page, student);
    const titles = page.getByRole('main').getByRole('heading', { level: 3 });
    const more = page.getByRole('button', { name: 'Show more' });
    const reads = await countReads(page, async () => {
      await page.getByRole('link', { name: 'Tasks', exact: true }).click();
      await expect(titles).toHaveCount(50);
      // Off-screen rows have an estimated height. Once laid out, they must not move the button away from a finger.
      const [before, after] = await more.evaluate(async (button) => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        button.scrollIntoView({ block: 'center' });
        const { top } = button.getBoundingClientRect();
        for (let frames = 0; frames < 5; frames += 1) await frame();
        return [top, button.getBoundingClientRect().top];
      });
      expect(after).toBe(before);
      await more.click();
      await expect(titles).toHaveCount(100);
      await more.click();
      await expect(titles).toHaveCount(120);
      await expect(more).toBeHidden();
    });
    const pages = reads.filter(
      ({ what, documents }) => what === 'users/{uid}/tasks' && documents > PLANNER_LIMITS.homeTasks,
    );
    // Nudges read the tasks that are due next.
    expect(pages.map(({ documents }) => documents)).toEqual([50, 50, 20]);

    await page.getByLabel('Completed: Task 75', { exact: true }).click();
    await expect(page.getByLabel('Completed: Task 75', { exact: true })).toBeChecked();
    page.once('dialog', (dialog) => void dialog.accept());
    await chooseAction(page, 'Task 110', 'Delete');
    await expect(titles).toHaveCount(119);
    await expect(page.getByText('Task 110')).toHaveCount(0);
    // A task due before all others pushes none off the screen.
    await tasks.add({
      ...(await tasks.limit(1).get()).docs[0]?.data(),
      title: 'Now',
      due_date: new Date(now),
    });
    await expect(titles).toHaveCount(120);
    await expect(titles.first()).toHaveText('Now');
    await expect(titles.nth(50)).toHaveText('Task 50');
  });

  test('ask before typed text is lost, and ignore a second tap on Save', async ({ page }) => {
    await openPlanner(page, await createStudent());
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Title').fill('Half a thought');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.getByLabel('Start time').fill('10:00');
    await page.getByRole('button', { name: 'Save' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Half a thought' })).toHaveCount(1);
    await expect(page).toHaveURL(/\/dashboard\/planner$/);
  });

  test('can be planned and found with the keyboard alone', async ({ page }) => {
    await openPlanner(page, await createStudent());
    await addEntry(page, 'First', '08:00');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'First' })).toBeVisible();
    // The dialog returns the focus a moment later, and would take it from the next dialog.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await add.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Second');
    await page.keyboard.press('Tab');
    await page.keyboard.type('0915AM');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
    await expect(add).toBeFocused();
  });
});
