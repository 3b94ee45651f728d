import { createStudent, readDocuments } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { denyWrites } from './support/rules.ts';
import { addEntry, CORE, expect, NO_NETWORK, openPlanner, test, waitForParts } from './support/test.ts';

test.describe('offline', () => {
  test(
    'planning continues, and is saved when the network is back',
    CORE,
    async ({ page, context, expectedErrors }) => {
      expectedErrors.push(...NO_NETWORK);
      const student = await createStudent();
      await openPlanner(page, student);
      await addEntry(page, 'Before the cut', '08:00');
      await expect.poll(() => readDocuments(student.uid, 'planner')).toHaveLength(1);
      await waitForParts(page);

      await context.setOffline(true);
      await expect(page.getByText("You're offline.")).toBeVisible();
      await addEntry(page, 'During the cut', '09:00');
      await expect(page.getByRole('heading', { name: 'During the cut' })).toBeVisible();
      await expect(page.getByText('Saved on this device.')).toBeVisible();
      await expect(page.getByLabel('Waiting to be sent')).toHaveCount(1);
      await page.getByLabel('Completed: Before the cut').click();
      await expect(page.getByLabel('Waiting to be sent')).toHaveCount(2);
      await page.getByRole('link', { name: 'Tasks', exact: true }).click();
      await expect(page.getByText('Not available offline yet.')).toBeVisible();
      await page.getByRole('link', { name: 'Today', exact: true }).click();
      await expect(page.getByLabel('Completed: Before the cut')).toBeChecked();
      expect(await readDocuments(student.uid, 'planner')).toHaveLength(1);

      await context.setOffline(false);
      await expect(page.getByText("You're offline.")).toBeHidden();
      await expect(page.getByLabel('Waiting to be sent')).toHaveCount(0, { timeout: 60_000 });
      const entries = await readDocuments(student.uid, 'planner');
      expect(entries.map(({ title, completed }) => [title, completed]).sort()).toEqual([
        ['Before the cut', true],
        ['During the cut', false],
      ]);
    },
  );

  test('signing out asks before changes are lost', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(...NO_NETWORK);
    const student = await createStudent();
    await openPlanner(page, student);
    await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
    await waitForParts(page);
    await context.setOffline(true);
    await page.getByText("You're offline.").waitFor();
    // Confirmed data stays confirmed when the network goes.
    await expect(page.getByText('No tasks scheduled for today')).toBeVisible();
    await addEntry(page, 'Never sent', '09:00');
    await openSection(page, 'Profile');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    const question = page.getByRole('alertdialog', { name: 'Sign out anyway?' });
    await expect(question).toContainText("haven't reached Akada yet");
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
    await context.setOffline(false);
    await expect.poll(() => readDocuments(student.uid, 'planner'), { timeout: 60_000 }).toHaveLength(1);
  });
});

test.describe('a write that the server rejects', () => {
  test('is undone on the screen, with a message', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 40[03]/);
    const student = await createStudent();
    await openPlanner(page, student);
    await addEntry(page, 'Allowed', '08:00');
    await expect.poll(() => readDocuments(student.uid, 'planner')).toHaveLength(1);
    const allowAgain = await denyWrites(student.uid);
    try {
      await page.getByLabel('Completed: Allowed').click();
      await expect(page.getByText('Failed to update task: the server rejected it')).toBeVisible();
      await expect(page.getByLabel('Completed: Allowed')).not.toBeChecked();
      await addEntry(page, 'Refused', '09:00');
      await expect(page.getByText('Failed to create task: the server rejected it')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Refused' })).toBeHidden();
    } finally {
      await allowAgain();
    }
  });
});
