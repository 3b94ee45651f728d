import { createStudent, readDocuments } from './support/backend.ts';
import { closeDialog, ENTRY_TITLE, readPersistedTimer, smallTimer, startFocus } from './support/focus.ts';
import { openSection, openTab } from './support/navigation.ts';
import { addEntry, CORE, expect, fillSignIn, openPlanner, test } from './support/test.ts';

test('the next student on a shared phone finds none of the first one’s data', CORE, async ({ page }) => {
  const [first, second] = await Promise.all([createStudent('Femi'), createStudent('Halima')]);
  await openPlanner(page, first);
  await addEntry(page, 'A private plan', '08:00');
  await expect(page.getByText('Task created successfully!')).toBeVisible();
  await openSection(page, 'Profile');
  await expect(page.getByText(first.email)).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContainEqual(expect.stringContaining('firestore'));

  await page.goto('/dashboard/planner');
  await page.waitForURL('**/login');
  await fillSignIn(page, second);
  await page.waitForURL('**/dashboard/planner');
  await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
  await expect(page.getByText('A private plan')).toBeHidden();
  await addEntry(page, 'My own plan', '09:00');
  await expect(page.getByRole('heading', { name: 'My own plan' })).toBeVisible();
  await openSection(page, 'Profile');
  await expect(page.getByText(second.email)).toBeVisible();
});

test('signing out in one tab signs out the other, and the next student can use both', async ({
  page,
  context,
}) => {
  const [first, second] = await Promise.all([createStudent(), createStudent()]);
  await openPlanner(page, first);
  await addEntry(page, 'A private plan', '08:00');
  await expect(page.getByText('Task created successfully!')).toBeVisible();
  const other = await openTab(context, 'Profile');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await other.waitForURL('**/login');
  await page.waitForURL('**/login');
  await fillSignIn(other, second);
  await other.waitForURL('**/dashboard');
  await openSection(page, 'Planner');
  await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
  await addEntry(page, 'My own plan', '09:00');
  await expect.poll(() => readDocuments(second.uid, 'planner')).toHaveLength(1);
});

test('signing out asks first when a focus session would be lost', async ({ page }) => {
  const student = await createStudent();
  await openPlanner(page, student);
  await addEntry(page, ENTRY_TITLE, '08:00');
  await startFocus(page);
  await closeDialog(page);
  await openSection(page, 'Profile');
  const signOut = page.getByRole('button', { name: 'Sign Out' });
  const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' });
  await signOut.click();
  await expect(question).toContainText('Your focus session is still running.');
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(signOut).toBeFocused();
  await expect(smallTimer(page)).toContainText('Focus 2');
  await signOut.click();
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL('**/login');
  await expect.poll(() => readPersistedTimer(page, student)).toEqual({});
});

test('a tab still works after its student signs out and in again in another tab', async ({
  page,
  context,
}) => {
  const student = await createStudent();
  await openPlanner(page, student);
  const other = await openTab(context, 'Profile');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await fillSignIn(other, student);
  await other.waitForURL('**/dashboard');
  await page.bringToFront();
  await openSection(page, 'Planner');
  await addEntry(page, 'Still here', '09:00');
  await expect.poll(() => readDocuments(student.uid, 'planner')).toHaveLength(1);
});
