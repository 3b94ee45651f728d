import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { lagosDay } from '@akada/emulators/seed/days';
import { expectNoAxeFindings } from './support/axe.ts';
import { createDemoStudent, createStudent, db } from './support/backend.ts';
import { CORE, expect, setHour, signIn, test } from './support/test.ts';

test.describe('Home', () => {
  test("shows the demo student's figures", async ({ page }) => {
    await signIn(page, await createDemoStudent());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Good (morning|afternoon|evening), Ada!$/,
    );
    const main = page.getByRole('main');
    for (const text of [
      '12 days',
      'Level 5 Scholar',
      '1,250 of 1,500 XP',
      '250 XP to level 6',
      '5/7 days',
      '71%',
    ]) {
      await expect(main.getByText(text)).toBeVisible();
    }
    const badges = main.getByRole('listitem');
    await expect(badges.filter({ hasText: 'Early Bird' })).toContainText('Earned');
    await expect(badges.filter({ hasText: 'Study Streak' })).toContainText('Earned');
    await expect(badges.filter({ hasText: 'Task Master' })).toContainText('Complete 50 tasks');
    await expect(main.getByText('Pay the departmental dues').first()).toBeVisible();
  });

  test('shows a new student zeros and a first step', async ({ page }) => {
    await setHour(page, 18);
    await signIn(page, await createStudent());
    const main = page.getByRole('main');
    for (const text of ['0 days', 'Level 1 Beginner', '0 of 500 XP', '0/7 days', '0%', 'Nothing is due.']) {
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(main.getByText("You haven't written in your journal today.")).toBeVisible();
    await main.getByRole('link', { name: 'Plan your first task' }).click();
    await expect(page.getByText('No tasks created yet')).toBeVisible();
  });

  test('offers the one thing to do now, and Start opens it', CORE, async ({ page }) => {
    const student = await createStudent();
    const today = lagosDay(new Date());
    await setHour(page, 13);
    await signIn(page, student);
    const main = page.getByRole('main');
    await expect(main.getByText('Plan your day', { exact: true })).toBeVisible();

    const task = { title: 'Essay', priority: 'high', tag: '', status: 'pending', updated_at: new Date() };
    const due_date = new Date(`${today}T15:00:00Z`);
    await db.doc(documentPaths.reviewSummary(student.uid)).set({ due: { [today]: 12 } });
    await db.doc(`${collectionPaths.tasks(student.uid)}/essay`).set({ ...task, due_date });
    await expect(main.getByText(/^Due in \d hours?\. Start with 25 minutes\.$/)).toBeVisible();
    await expect(main.getByText('Nothing else is planned for today.')).toBeVisible();
    await expect(main.getByText('Essay')).toHaveCount(1);

    await expect(main.getByText('Review 12 cards')).toHaveCount(0);
    await db.doc(`${collectionPaths.tasks(student.uid)}/essay`).update({ status: 'completed' });
    await expect(main.getByText('They are due now. About 2 minutes.')).toBeVisible();
    await page.getByRole('link', { name: 'Start: Review 12 cards' }).click();
    await expect(page).toHaveURL(/\/dashboard\/quiz\/review$/);
    await page.goBack();

    const session = { title: 'Titration', category: 'study', start_time: '12:30', duration: 90 };
    await db
      .collection(collectionPaths.planner(student.uid))
      .add({ ...session, date: today, priority: 'high', completed: false });
    await expect(main.getByText('On your schedule until 14:00.')).toBeVisible();
    await expectNoAxeFindings(page, 'home');
    await page.getByRole('button', { name: 'Start: Titration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Focus' });
    await expect(dialog.getByText('Titration')).toBeVisible();
    // It runs after one tap.
    await expect(dialog.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(main.getByRole('button', { name: 'Open timer' })).toBeVisible();

    // The compact timer is below what is sticky at the end of a page.
    await page.setViewportSize({ width: 360, height: 500 });
    await page.getByRole('link', { name: 'AI Lab' }).first().click();
    await page.getByRole('link', { name: 'AI Chat Assistant' }).click();
    const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
    const timer = await page.getByRole('region', { name: 'Focus timer' }).boundingBox();
    expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThanOrEqual(timer?.y ?? 0);
  });

  test('links to six quick actions, and to missions that follow progress', async ({ page }) => {
    const student = await createStudent();
    const today = lagosDay(new Date());
    await signIn(page, student);
    const actions = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
    await expect(actions).toHaveText([
      'Summarize PDF',
      'Generate Flashcards',
      'Create Study Plan',
      'Explore PDF Library',
      'Smart Task Manager',
      'View Missions',
    ]);
    await actions.nth(4).click();
    await expect(page.getByRole('heading', { name: 'All Tasks' })).toBeVisible();
    await page.goBack();
    await actions.nth(3).click();
    await expect(page).toHaveURL(/\/dashboard\/vault\?type=pdf$/);
    await page.goBack();
    await actions.nth(5).click();
    await expect(page.getByRole('heading', { name: 'Missions' })).toBeVisible();
    const journal = page.getByRole('listitem').filter({ hasText: 'Write in your journal' }).first();
    await expect(journal).toContainText('Not done yet');
    await expectNoAxeFindings(page, 'missions');
    await db.doc(`${collectionPaths.streaks(student.uid)}/${today}`).set({
      activity_date: today,
      points_earned: 10,
      activities: ['journal_entry'],
      counts: { journal_entry: 1 },
    });
    await expect(journal).toContainText('Done');
    await expect(journal).not.toContainText('Not done yet');
    await expect(page.getByText('10 points earned today')).toBeVisible();
  });
});
