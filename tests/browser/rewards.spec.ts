import { collectionPaths } from '@akada/domain/documents/paths';
import { createDemoStudent, createStudent, db } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, openPlanner, signIn, test } from './support/test.ts';

test.describe('points', () => {
  test('are earned once for a completed task, and start a streak', async ({ page }) => {
    const student = await createStudent();
    await openPlanner(page, student);
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByRole('button', { name: 'Create Your First Task' }).click();
    await page.getByLabel('Title').fill('Learn the periodic table');
    await page.getByRole('button', { name: 'Save' }).click();
    const done = page.getByLabel('Completed: Learn the periodic table');
    await done.click();
    await expect(page.getByText('Points Earned! 🎉 +5 points for completing a task')).toBeVisible(FIRST_CALL);
    await expect(page.getByRole('link', { name: 'Streak: 1 day' })).toBeVisible();
    // Unticking and ticking again earns nothing more.
    await done.click();
    await expect(done).not.toBeChecked();
    await done.click();
    await expect(done).toBeChecked();
    await page.getByRole('link', { name: 'Streak: 1 day' }).click();
    await expect(page.getByRole('heading', { name: 'Your Streak Journey' })).toBeVisible();
    await expect(page.getByText('5 points', { exact: true })).toBeVisible();
    const ledger = await db.collection(collectionPaths.ledger(student.uid)).get();
    expect(ledger.docs.map((entry) => entry.get('points'))).toEqual([5]);
  });

  test('redeem a reward, after a dialog that shows what is left', async ({ page }) => {
    const student = await createDemoStudent();
    await signIn(page, student);
    await page.getByRole('link', { name: 'Streak: 12 days' }).click();
    const wallet = page.getByRole('main');
    await expect(wallet.getByText('1,150 points', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Redeem Extra AI Uses' }).click();
    const dialog = page.getByRole('dialog', { name: 'Redeem Extra AI Uses?' });
    await expect(dialog.getByText('1,000 points')).toBeVisible();
    await dialog.getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText("Reward Redeemed! 🎉 You've unlocked Extra AI Uses!")).toBeVisible(
      FIRST_CALL,
    );
    await expect(wallet.getByText('1,000 points', { exact: true }).first()).toBeVisible();
    const yours = page.getByRole('listitem').filter({ hasText: 'Redeemed' });
    await expect(yours.first()).toContainText(/Extra AI Uses3 of 3 uses left, until \d\d:\d\d.*Active$/);
    await expect(yours.nth(1)).toContainText('Covers the next day you miss');
    const access = await db.doc(`${collectionPaths.access(student.uid)}/extra_ai_uses`).get();
    expect(access.get('amount')).toBe(3);

    // The bell shows the redemption, where it is read.
    await page.getByRole('button', { name: 'Notifications, 4 unread' }).click();
    await page.getByRole('button', { name: 'Mark All as Read' }).click();
    await expect(page.getByRole('dialog').getByText('New', { exact: true })).toHaveCount(0);
  });

  test('redeem a theme, which can then be chosen in the settings', async ({ page }) => {
    await signIn(page, await createDemoStudent());
    await openSection(page, 'Rewards');
    await page.getByRole('button', { name: 'Redeem Harmattan Theme' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText("You've unlocked Harmattan Theme!")).toBeVisible(FIRST_CALL);
    const card = page.getByRole('listitem').filter({ hasText: 'The app in the colours' });
    await expect(card).toContainText('You already have this reward');
    await expect(card.getByRole('button')).toHaveCount(0);
    await openSection(page, 'Profile');
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const before = await colour();
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('harmattan');
    await expect.poll(colour).not.toBe(before);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('harmattan');
  });

  test('that are too few, and an unavailable reward, are named on the button', async ({ page }) => {
    await signIn(page, await createDemoStudent());
    await openSection(page, 'Rewards');
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(card('Mentor Hour').getByRole('button', { name: 'Unavailable' })).toBeDisabled();
    await expect(card('Scholar Badge').getByRole('button', { name: 'Redeem Scholar Badge' })).toBeEnabled();
    await openSection(page, 'Profile');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
    await signIn(page, await createStudent());
    await openSection(page, 'Rewards');
    await expect(page.getByRole('button', { name: 'Not enough points' })).toHaveCount(5);
  });

  test('are shown day by day, also as text', async ({ page }) => {
    await signIn(page, await createDemoStudent());
    await openSection(page, 'Rewards');
    const days = page.getByRole('listitem').filter({ hasText: /: [\d.]+ hours$/ });
    await expect(days).toHaveCount(21);
    // The day before the twelve in a row began.
    await expect(days.filter({ hasText: ': 0 hours' })).toHaveCount(1);

    // A press on a day shows its figures, and the arrow keys move on.
    await days.last().click();
    const figures = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: / hours?, / });
    await expect(figures).toContainText('20 points');
    await page.keyboard.press('ArrowLeft');
    await expect(figures).toContainText('50 points');

    // The calendar shows every day of the month up to today.
    await page.getByText('By month').click();
    await expect(page.getByRole('radio', { name: /, today: active$/ })).toBeChecked();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(page.getByRole('button', { name: 'Next month' })).toBeEnabled();
    await expect(page.getByRole('radio', { name: /: no activity$/ })).not.toHaveCount(0);
  });

  test('are listed with what they were for, and can be filtered', async ({ page }) => {
    await signIn(page, await createDemoStudent());
    await openSection(page, 'Rewards');
    await page.getByRole('button', { name: 'Points History' }).click();
    const dialog = page.getByRole('dialog', { name: 'Points History' });
    const rows = dialog.getByRole('listitem');
    await expect(rows).toHaveCount(20);
    await dialog.getByRole('button', { name: 'Show more' }).click();
    await expect(rows).not.toHaveCount(20);
    await dialog.getByText('Spent', { exact: true }).click();
    await expect(rows).toHaveText([/^Streak Freeze\d\d:\d\d-100$/]);
    await dialog.getByText('Earned', { exact: true }).click();
    await expect(rows.first()).toContainText(/\+\d+$/);
    await expect(rows.filter({ hasText: 'Streak Freeze' })).toHaveCount(0);
  });
});
