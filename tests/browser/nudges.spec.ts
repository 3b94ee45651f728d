import { documentPaths } from '@akada/domain/documents/paths';
import { createDemoStudent, createStudent, db, readDocuments } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { CORE, expect, FIRST_CALL, MOVED_CLOCK, setHour, signIn, test } from './support/test.ts';

test('a nudge is snoozed, resumed, and done by its action', CORE, async ({ page, expectedErrors }) => {
  test.slow();
  expectedErrors.push(...MOVED_CLOCK);
  const student = await createStudent();
  await setHour(page, 18);
  await signIn(page, student);
  await openSection(page, 'Nudges');
  const recent = page.getByRole('region', { name: 'Recent Nudges' }).getByRole('listitem');
  await expect(recent).toHaveText(/Journal not written.*Pending/);

  await test.step('snooze it', async () => {
    await page.getByRole('button', { name: 'Snooze: Daily journal' }).click();
    await page.getByRole('button', { name: '30 minutes', exact: true }).click();
    await expect(recent).toHaveText(/until 18:3\d.*Snoozed/);
    await expect(page.getByText(/^Snoozed until 18:3\d$/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Snooze/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Recent Nudges' })).toBeFocused();
    await page.clock.fastForward('31:00');
    await expect(recent).toHaveText(/Pending/);
  });

  await test.step('resume it early', async () => {
    await page.getByRole('button', { name: 'Snooze: Daily journal' }).click();
    await page.getByRole('button', { name: '3 hours', exact: true }).click();
    await recent.getByRole('button', { name: 'Resume: Journal not written' }).click();
    await expect(recent).toHaveText(/Pending/);
  });

  await test.step('do it', async () => {
    await page.getByRole('link', { name: 'Go to Journal' }).click();
    await page.getByLabel('What happened?').fill('Read about nudges');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(page.getByRole('link', { name: 'Streak: 1 day' })).toBeVisible(FIRST_CALL);
    // Saved on the page where it was done: closing the app now must not make it missed.
    await expect
      .poll(async () => (await readDocuments(student.uid, 'nudges')).map(({ status }) => status))
      .toEqual(['done']);
    await openSection(page, 'Nudges');
    await expect(page.getByText("Great job! You've journaled today")).toBeVisible();
    await expect(recent).toHaveText(/Done/);
    const streak = page.getByRole('listitem').filter({ hasText: 'Add a journal entry' });
    await expect(streak).toContainText('10 pts');
    await expect(streak).toContainText('Done');
    await expect(page.getByRole('listitem').filter({ hasText: 'Use AI Lab for 5 minutes' })).toContainText(
      '5 pts',
    );
  });
});

test('the settings choose the kinds, their first hours and the quiet hours', async ({ page }) => {
  const student = await createStudent();
  await setHour(page, 18);
  await signIn(page, student);
  const tile = page.getByRole('main').locator('div').filter({ hasText: "Today's Nudge" }).last();
  await expect(tile).toContainText("You haven't written in your journal today.");
  await openSection(page, 'Nudges');
  const recent = page.getByRole('region', { name: 'Recent Nudges' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Dismiss: Daily journal' }).click();
  await expect(recent).toHaveText(/Dismissed/);

  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nudge settings' });
  await dialog.getByLabel('Task due', { exact: true }).uncheck();
  await expect(dialog.getByLabel('Task due: from')).toBeDisabled();
  await dialog.getByLabel('Until').selectOption('5');
  await dialog.getByLabel('Maximum per day').selectOption('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(async () => (await db.doc(documentPaths.settings(student.uid)).get()).data())
    .toMatchObject({ nudges: { quiet_to: 5, max_a_day: 2, from: { task_due: null } } });
  await openSection(page, 'Home');
  await expect(page.getByText('No reminders right now.')).toBeVisible();
});

test('browser notifications are shown once for each nudge, after the student has turned them on', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...MOVED_CLOCK);
  const student = await createDemoStudent();
  await setHour(page, 19);
  await context.grantPermissions(['notifications']);
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Told {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      onclick: (() => void) | null = null;
      constructor(title: string) {
        shown.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: Told, shownNotifications: shown });
  });
  const shown = () =>
    page.evaluate(() => (window as unknown as { shownNotifications: string[] }).shownNotifications);
  await signIn(page, student);
  await openSection(page, 'Nudges');
  expect(await shown()).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Browser notifications').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.poll(shown).toHaveLength(3);
  expect((await shown())[0]).toBe('Akada can nudge you here');
  await page.reload();
  await page.getByRole('heading', { name: 'Recent Nudges' }).waitFor();
  await page.clock.fastForward('05:00');
  expect(await shown()).toEqual([]);
});
