import { addDays, startOfDay } from '@akada/domain/days/day';
import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry, Task } from '@akada/domain/planner/schemas';
import type { Page } from '@playwright/test';
import { grantPlan } from './support/account.ts';
import { createStudent, db, readDocuments, type Student } from './support/backend.ts';
import { expect, FIRST_CALL, lagosToday, MOVED_CLOCK, openPlanner, setHour, test } from './support/test.ts';

async function addTask({ uid }: Student, title: string, rest: Partial<Task> = {}): Promise<void> {
  const noonTomorrow = new Date(startOfDay(addDays(lagosToday(), 1)).getTime() + 11 * 3_600_000);
  const task: Task = {
    ...{ title, due_date: noonTomorrow, priority: 'medium', status: 'pending', updated_at: new Date() },
    ...rest,
  };
  await db.collection(collectionPaths.tasks(uid)).add(task);
}

async function addEntry({ uid }: Student, entry: Pick<PlannerEntry, 'title' | 'start_time' | 'duration'>) {
  const rest = { category: 'study', priority: 'medium', date: lagosToday(), completed: false } as const;
  await db.collection(collectionPaths.planner(uid)).add({ ...entry, ...rest });
}

const suggestions = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add .* at \d/ }) });

test('a pro student gets tasks suggested around an entry, adds one, then the rest', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(...MOVED_CLOCK);
  const student = await createStudent();
  await grantPlan(student, 'pro');
  await addEntry(student, { title: 'Choir', start_time: '15:30', duration: 60 });
  await addTask(student, 'Essay on trade', { tag: 'Economics', priority: 3 });
  await addTask(student, 'Pack the bag');
  await addTask(student, 'Read it all', { status: 'completed' });
  await setHour(page, 14);
  await openPlanner(page, student);
  await page.getByRole('button', { name: 'Suggest a plan' }).click();
  await expect(suggestions(page)).toHaveText([
    /to 15:\d\d.*Essay on trade.*Due/,
    /16:40 to 17:40.*Pack the bag/,
  ]);

  await test.step('add one', async () => {
    // The second tap of a double tap must not add the row that moved up.
    await page.getByRole('button', { name: /^Add Essay on trade at 14:/ }).dblclick();
    await expect(page.getByText('Task created successfully!')).toBeVisible();
    await expect(page.getByLabel('Completed: Essay on trade')).toBeVisible();
    await expect(suggestions(page)).toHaveText([/16:40 to 17:40.*Pack the bag/]);
    await expect(page.getByRole('button', { name: /^Add all/ })).toHaveCount(0);
    const entries = await readDocuments(student.uid, 'planner');
    expect(entries).toHaveLength(2);
    expect(entries.find(({ title }) => title === 'Essay on trade')).toEqual({
      ...{ title: 'Essay on trade', category: 'study', subject: 'Economics', priority: 3 },
      ...{ date: lagosToday(), start_time: expect.stringMatching(/^14:[0-2][05]$/), completed: false },
      duration: expect.any(Number),
    });
  });

  await test.step('add all of them offline', async () => {
    await addTask(student, 'Revise verbs');
    await expect(suggestions(page)).toHaveText([/16:40 to 17:40.*Pack/, /17:50 to 18:50.*Revise verbs/]);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add all 2' }).click();
    await expect(
      page.getByText("Saved on this device. We'll send it when you're back online."),
    ).toBeVisible();
    await expect(page.getByLabel('Completed: Revise verbs')).toBeVisible();
    await expect(page.getByText('No open tasks to plan')).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(async () => (await readDocuments(student.uid, 'planner')).length, FIRST_CALL).toBe(4);
  });
});

test('late in the evening it says that no free time is left', async ({ page, expectedErrors }) => {
  expectedErrors.push(...MOVED_CLOCK);
  const student = await createStudent();
  await grantPlan(student, 'lifetime');
  await addTask(student, 'Essay on trade');
  await setHour(page, 22);
  await openPlanner(page, student);
  await page.getByRole('button', { name: 'Suggest a plan' }).click();
  await expect(page.getByText('No free time left today')).toBeVisible();
});

test('a free student sees which plan includes the smart planner, with a link to it', async ({ page }) => {
  await openPlanner(page, await createStudent());
  const main = page.getByRole('main');
  await expect(
    main.getByText('The smart planner, which fits your tasks into your free time, comes with the pro plan.'),
  ).toBeVisible(FIRST_CALL);
  await expect(page.getByRole('button', { name: 'Suggest a plan' })).toHaveCount(0);
  await main.getByRole('link', { name: 'pro plan' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile\?plans=1$/);
});
