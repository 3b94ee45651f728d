import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { createStudent, db, readDocuments } from './support/backend.ts';
import {
  closeDialog,
  ENTRY_TITLE,
  MINUTE,
  openPlannerWithEntry,
  readPersistedTimer,
  startFocus,
} from './support/focus.ts';
import { openTab } from './support/navigation.ts';
import { expect, MOVED_CLOCK, test } from './support/test.ts';

test.describe('a focus session that ends', () => {
  // To Firestore a clock that jumps looks like a server that does not answer.
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(...MOVED_CLOCK));

  test('is persisted offline and sent once', async ({ page, context }) => {
    const student = await createStudent();
    await openPlannerWithEntry(page, student);
    await startFocus(page);
    // The last part that the page loads.
    await expect(page.getByText('The smart planner, which fits')).toBeVisible();
    await context.setOffline(true);
    await page.clock.fastForward(25 * MINUTE);
    await expect(page.getByText('25 minutes of focus will be saved')).toBeVisible();
    await closeDialog(page);
    await expect(page.getByRole('listitem').filter({ hasText: ENTRY_TITLE })).toContainText('25m focused');
    expect(await readDocuments(student.uid, 'focusSessions')).toEqual([]);

    // The next page finds the unsaved session, also in Firestore's queue, and sends nothing twice.
    await page.close();
    await context.setOffline(false);
    const next = await openTab(context, 'Planner');
    await expect
      .poll(async () => (await readPersistedTimer(next, student)).unsaved, { timeout: 60_000 })
      .toEqual([]);
    expect(await readDocuments(student.uid, 'focusSessions')).toMatchObject([{ minutes: 25 }]);
    expect(await readDocuments(student.uid, 'planner')).toMatchObject([{ focus_minutes: 25 }]);
    await expect(next.getByText('25m focused')).toBeVisible();
  });

  test('counts even if its entry was deleted', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 40[034]/);
    const student = await createStudent();
    await openPlannerWithEntry(page, student);
    await startFocus(page);
    const { docs } = await db.collection(collectionPaths.planner(student.uid)).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
    await page.clock.fastForward(25 * MINUTE);
    await expect.poll(() => readDocuments(student.uid, 'focusSessions')).toHaveLength(1);
    const [session] = await readDocuments(student.uid, 'focusSessions');
    expect(Object.keys(session ?? {}).sort()).toEqual(['day', 'ended_at', 'minutes', 'started_at']);
    const month = await db.doc(documentPaths.focusMonth(student.uid, session?.day.slice(0, 7))).get();
    expect(month.get(`days.${session?.day.slice(8)}`)).toBe(25);
    expect(await readDocuments(student.uid, 'planner')).toEqual([]);
  });
});
