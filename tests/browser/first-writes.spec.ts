import type { BrowserContext } from '@playwright/test';
import { waitForOpenAccount } from './support/account.ts';
import { createSignIn, readDocuments } from './support/backend.ts';
import { openTab } from './support/navigation.ts';
import { addEntry, expect, FIRST_CALL, openPlanner, test } from './support/test.ts';

/** Fails the first `failures` calls that open the account, and holds the later ones until `letThrough` is called. */
async function delayOpening(context: BrowserContext, failures: number) {
  let calls = 0;
  let letThrough = () => {};
  const allowed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await context.route('**/openAccount', async (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    calls += 1;
    if (calls <= failures) return route.abort();
    await allowed;
    // The page that made the call may be closed.
    await route.continue().catch(() => undefined);
  });
  return { calls: () => calls, letThrough };
}

test('writes made before the account is open survive closing the tab, and are sent afterwards', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/);
  const student = await createSignIn('Early');
  const opening = await delayOpening(context, 2);
  await openPlanner(page, student);
  await addEntry(page, 'Read chapter 2', '09:00');
  await expect(page.getByRole('heading', { name: 'Read chapter 2' })).toBeVisible();
  await expect.poll(opening.calls, FIRST_CALL).toBe(3);
  expect(await readDocuments(student.uid, 'planner')).toEqual([]);
  await page.close();

  const next = await openTab(context, 'Planner');
  await expect(next.getByRole('heading', { name: 'Read chapter 2' })).toBeVisible();
  expect(await readDocuments(student.uid, 'planner')).toEqual([]);

  opening.letThrough();
  await waitForOpenAccount(student.uid);
  await expect.poll(() => readDocuments(student.uid, 'planner'), FIRST_CALL).toHaveLength(1);
  await expect(next.getByText('Failed to create')).toBeHidden();
});

test('a new student can write at once while the account is being opened', async ({ page }) => {
  const student = await createSignIn('Quick');
  await openPlanner(page, student);
  await addEntry(page, 'Read chapter 2', '09:00');
  await addEntry(page, 'Read chapter 3', '11:00');

  await expect.poll(() => readDocuments(student.uid, 'planner'), FIRST_CALL).toHaveLength(2);
  await expect(page.getByRole('heading', { name: 'Read chapter 3' })).toBeVisible();
  await expect(page.getByText('Your account could not be set up')).toBeHidden();
});
