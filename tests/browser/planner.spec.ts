import { addDays } from '@akada/domain/days/day';
import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { createStudent, db, readDocuments } from './support/backend.ts';
import { expectPageToFit } from './support/large-text.ts';
import { chooseAction } from './support/rows.ts';
import { CORE, chooseDay, expect, FIRST_CALL, lagosToday, openPlanner, test } from './support/test.ts';

test.describe('the planner', () => {
  test('plans an entry, edits it, completes it and deletes it', CORE, async ({ page }) => {
    const student = await createStudent();
    await openPlanner(page, student);
    await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
    await page.getByRole('button', { name: 'Add Your First Task' }).click();
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await page.getByLabel('Title').fill('Revise photosynthesis');
    await expect(save).toBeDisabled();
    await page.getByLabel('Start time').fill('18:30');
    await page.getByLabel('Duration').fill('90');
    await page.getByRole('radio', { name: 'High' }).check({ force: true });
    await page.getByLabel('Subject').fill('Biology');
    await save.click();
    await expect(page.getByText('Task created successfully!')).toBeVisible();

    const row = page.getByRole('listitem').filter({ hasText: 'Revise photosynthesis' });
    for (const text of ['18:30', '1h 30m', 'Study', 'High priority', 'Biology']) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }

    await chooseAction(page, 'Revise photosynthesis', 'Edit');
    await expect(page.getByRole('heading', { name: 'Edit Schedule Entry' })).toBeVisible();
    await page.getByLabel('Title').fill(`Revise ${'x'.repeat(150)}`);
    await save.click();
    await expect(page.getByText('Task updated successfully!')).toBeVisible();
    // A word as long as a pasted link makes the page no wider.
    await expectPageToFit(page, 'the planner');

    await page.getByRole('button', { name: /^Revise x/ }).click();
    await page.getByLabel('Title').fill('Revise respiration');
    await page.getByLabel('Subject').fill('');
    await save.click();
    await expect(page.getByText('Revise respiration')).toBeVisible();
    await page.getByLabel('Completed: Revise respiration').click();
    await expect
      .poll(() => readDocuments(student.uid, 'planner'))
      .toEqual([
        {
          title: 'Revise respiration',
          category: 'study',
          start_time: '18:30',
          duration: 90,
          priority: 'high',
          date: lagosToday(),
          completed: true,
        },
      ]);
    await expect(page.getByRole('button', { name: /today: 1 of 1 done/ })).toBeVisible();

    page.once('dialog', (dialog) => {
      expect(dialog.message()).toBe('Are you sure you want to delete this task?');
      void dialog.accept();
    });
    await chooseAction(page, 'Revise respiration', 'Delete');
    await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
    await expect(page.getByRole('heading', { name: "Today's Schedule" })).toBeFocused();
    await expect(page.getByText('Task deleted successfully!')).toBeVisible();
    await expect.poll(() => readDocuments(student.uid, 'planner')).toEqual([]);
  });

  test('rejects invalid durations, and keeps typed text when Back is pressed by mistake', async ({
    page,
  }) => {
    await openPlanner(page, await createStudent());
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Title').fill('A very long day');
    await page.getByLabel('Start time').fill('08:00');
    for (const duration of ['0', '-5', '1441', '1.5', '']) {
      await page.getByLabel('Duration').fill(duration);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Enter whole minutes from 1 to 1440 (24 hours)')).toBeVisible();
      await expect(page.getByLabel('Duration')).toHaveAttribute('aria-invalid', 'true');
    }
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(page.getByLabel('Title')).toHaveValue('A very long day');
    await page.getByLabel('Duration').fill('1440');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('listitem').getByText('24h')).toBeVisible();

    // Without typed text Back only closes the dialog; without a dialog it leaves the page.
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('Title')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('heading', { name: "Today's Schedule" })).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/dashboard');
  });

  test('counts down an assignment in Deadlines, with a date chosen from the calendar', async ({ page }) => {
    const student = await createStudent();
    const due = addDays(lagosToday(), 3);
    await openPlanner(page, student);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Title').fill('Essay on trade');
    await page.getByLabel('Start time').fill('10:00');
    await expect(page.getByRole('button', { name: 'Due date' })).toBeHidden();
    await page.getByLabel('Category').selectOption('assignment');
    await page.getByRole('button', { name: 'Due date' }).click();
    await chooseDay(page, due);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Deadlines', exact: true }).click();
    await expect(page.getByText('Due in 3 days')).toBeVisible();
    await expect.poll(() => readDocuments(student.uid, 'planner')).toMatchObject([{ due_date: due }]);

    // A task counts down too, and shows on its day.
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByRole('button', { name: 'Create Your First Task' }).click();
    await expect(page.getByRole('dialog', { name: 'Create New Task' })).toContainText(
      'A task has a due date',
    );
    await page.getByLabel('Title').fill('Read chapter three');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('link', { name: 'Deadlines', exact: true }).click();
    const deadlines = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(deadlines).toHaveText(['Read chapter three', 'Essay on trade']);
    await deadlines.getByRole('button', { name: 'Read chapter three' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Task' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await deadlines.getByRole('button', { name: 'Essay on trade' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Schedule Entry' })).toBeVisible();
    // All of an assignment's form is longer than a phone's screen.
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Tasks due today' })).toBeVisible();
    await page.getByLabel('Completed: Read chapter three').click();

    // Completed items leave the deadlines; an entry earns points like a task.
    await page.getByLabel('Completed: Essay on trade').click();
    await expect(page.getByText('+5 points for completing a schedule entry')).toBeVisible(FIRST_CALL);
    await page.getByRole('link', { name: 'Deadlines', exact: true }).click();
    await expect(page.getByText('No upcoming deadlines')).toBeVisible();
  });

  test('shows another day of the week, and goes to the next week', async ({ page }) => {
    const student = await createStudent();
    const today = lagosToday();
    const entry: PlannerEntry = {
      title: 'Next week already',
      category: 'other',
      start_time: '09:00',
      duration: 45,
      priority: 3,
      date: addDays(today, 7),
      completed: false,
    };
    await db.collection(collectionPaths.planner(student.uid)).add(entry);
    await openPlanner(page, student);
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByText('Next week already')).toBeVisible();
    await expect(page.getByText('Other', { exact: true })).toBeVisible();
    await expect(page.getByText('High priority')).toBeVisible();
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
  });
});
