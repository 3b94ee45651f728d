import { dayOf } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { collectionPaths } from '@akada/domain/documents/paths';
import { createStudent, db, readDocuments } from './support/backend.ts';
import {
  closeDialog,
  ENTRY_TITLE,
  MINUTE,
  openPlannerWithEntry,
  readPersistedTimer,
  readSeconds,
  smallTimer,
  startFocus,
  timerErrorSeconds,
} from './support/focus.ts';
import { openTab } from './support/navigation.ts';
import { chooseAction } from './support/rows.ts';
import { addEntry, CORE, expect, MOVED_CLOCK, openPlanner, test } from './support/test.ts';

test.describe('the focus timer', () => {
  // To Firestore a clock that jumps looks like a server that does not answer.
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(...MOVED_CLOCK));

  test('survives a reload and other pages, and its minutes count once', async ({ page, context }) => {
    const student = await createStudent();
    await openPlannerWithEntry(page, student);
    await startFocus(page);
    await closeDialog(page);
    const { ends_at } = (await readPersistedTimer(page, student)).timer.clock;
    await page.clock.fastForward(10 * MINUTE);
    await expect.poll(() => timerErrorSeconds(smallTimer(page), ends_at)).toBeLessThan(1.5);
    await page.reload();
    await expect.poll(() => timerErrorSeconds(smallTimer(page), ends_at)).toBeLessThan(1.5);
    await page.clock.fastForward(5 * MINUTE);
    await expect(smallTimer(page)).toContainText(/Focus 0[89]:/);

    await page.getByRole('link', { name: 'Library', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vault/);
    await smallTimer(page).click();
    await expect(page.getByRole('timer')).toContainText(/0[89]:/);
    await expect(page.getByRole('dialog').getByText(ENTRY_TITLE)).toBeVisible();
    expect(await readDocuments(student.uid, 'focusSessions')).toEqual([]);

    // Another tab sees the session end too.
    const other = await openTab(context, 'Planner');
    await expect(smallTimer(other)).toContainText('Focus 0');
    await page.clock.fastForward(10 * MINUTE);
    for (const tab of [page, other]) await expect(smallTimer(tab)).toContainText('Break 0');
    await expect(page.getByRole('button', { name: 'Skip the break' })).toBeVisible();

    await expect.poll(() => readDocuments(student.uid, 'focusSessions')).toHaveLength(1);
    const [session] = await readDocuments(student.uid, 'focusSessions');
    expect(session).toMatchObject({
      minutes: 25,
      day: dayOf(session?.ended_at.toDate() ?? new Date(0), DEFAULT_ZONE),
      title: ENTRY_TITLE,
    });
    expect(session?.ended_at.toMillis() - session?.started_at.toMillis()).toBe(25 * MINUTE);
    const [month] = await readDocuments(student.uid, 'focusMonths');
    expect(month).toEqual({
      month: session?.day.slice(0, 7),
      last_session_id: expect.any(String),
      days: { [session?.day.slice(8)]: 25 },
    });
    await closeDialog(page);
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: ENTRY_TITLE })).toContainText('25m focused');
  });

  test('keeps its time while paused, and counts its minutes when ended early', CORE, async ({ page }) => {
    const student = await createStudent();
    await openPlannerWithEntry(page, student);
    await startFocus(page);
    await page.clock.fastForward(7 * MINUTE);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
    const left = await readSeconds(page.getByRole('timer'));
    await page.clock.fastForward(3 * MINUTE);
    await page.reload();
    await smallTimer(page).click();
    expect(await readSeconds(page.getByRole('timer'))).toBe(left);

    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await page.clock.fastForward(5 * MINUTE);
    await expect(page.getByText('Ending now saves 12 minutes of focus.')).toBeVisible();
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await expect(page.getByText('12 minutes of focus counted.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    await closeDialog(page);
    await expect(smallTimer(page)).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: ENTRY_TITLE })).toContainText('12m focused');
    await expect.poll(() => readDocuments(student.uid, 'focusSessions')).toMatchObject([{ minutes: 12 }]);
    // Nothing is left on the device once the server has confirmed it.
    await expect.poll(() => readPersistedTimer(page, student)).toEqual({});
  });

  test('asks before it changes its target, and rejects invalid lengths', async ({ page }) => {
    const student = await createStudent();
    await openPlannerWithEntry(page, student);
    await addEntry(page, 'Essay on trade', '10:00');
    await chooseAction(page, 'Essay on trade', 'Focus');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Focus (minutes)').fill('91');
    await dialog.getByLabel('Rounds before a long break').fill('2.5');
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(dialog.getByText('Enter a whole number from 5 to 90')).toBeVisible();
    await expect(dialog.getByText('Enter a whole number from 2 to 8')).toBeVisible();
    await expect(dialog.getByLabel('Focus (minutes)')).toBeFocused();
    await expect(dialog.getByLabel('Rounds before a long break')).toHaveValue('2.5');
    await dialog.getByLabel('Focus (minutes)').fill('50');
    await dialog.getByLabel('Rounds before a long break').fill('2');
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(dialog.getByText('Focus 1 of 2')).toBeAttached();
    await closeDialog(page);

    await chooseAction(page, ENTRY_TITLE, 'Focus');
    await expect(dialog.getByText('Essay on trade', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: `Use it for “${ENTRY_TITLE}”` }).click();
    await expect(dialog.getByText('Essay on trade', { exact: true })).toBeHidden();
    await expect(dialog.getByText(ENTRY_TITLE, { exact: true })).toBeVisible();
    // The second click of a double click would skip the break too.
    await dialog.getByRole('button', { name: 'Skip to the break' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Skip the break' })).toBeVisible();
    await page.clock.fastForward(1_000);
    await dialog.getByRole('button', { name: 'Skip the break' }).click();
    await expect(dialog.getByText('Focus 2 of 2')).toBeAttached();
    await dialog.getByRole('button', { name: 'End', exact: true }).click();
    await expect(dialog.getByLabel('Focus (minutes)')).toHaveValue('50');
    // Less than a minute does not count.
    expect(await readDocuments(student.uid, 'focusSessions')).toEqual([]);
  });

  test('runs for a task too', async ({ page }) => {
    const student = await createStudent();
    await db.collection(collectionPaths.tasks(student.uid)).add({
      title: 'Essay on trade',
      due_date: new Date(Date.now() + 7 * 24 * 60 * MINUTE),
      priority: 'medium',
      status: 'pending',
      updated_at: new Date(),
    });
    await page.clock.install();
    await openPlanner(page, student);
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await startFocus(page, 'Essay on trade');
    await page.clock.fastForward(6 * MINUTE);
    await page.getByRole('button', { name: 'Skip to the break' }).click();
    await expect(page.getByText('6 minutes of focus counted. Take a break.')).toBeVisible();
    await closeDialog(page);
    await expect(page.getByRole('listitem').filter({ hasText: 'Essay on trade' })).toContainText(
      '6m focused',
    );
    await expect.poll(() => readDocuments(student.uid, 'tasks')).toMatchObject([{ focus_minutes: 6 }]);
    await expect.poll(() => readDocuments(student.uid, 'focusSessions')).toHaveLength(1);
  });
});
