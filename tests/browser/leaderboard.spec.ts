import { BOARD_LIMITS } from '@akada/domain/leaderboard/leaderboard';
import { DEMO_EMAIL, DEMO_PASSWORD, OUTSIDE_STUDENT } from '@akada/emulators/seed/demo';
import { createStudent } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { CORE, expect, FIRST_CALL, signIn, test } from './support/test.ts';

test.describe('the leaderboard', () => {
  test("shows three boards with the student's own row", CORE, async ({ page }) => {
    await signIn(page, { email: DEMO_EMAIL, password: DEMO_PASSWORD });
    await openSection(page, 'Leaderboard');
    const ranking = page.getByRole('region', { name: 'Ranking' });
    await expect(ranking.getByRole('listitem').first()).toContainText('points');
    await expect(ranking.getByText('You', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Streaks' }).click();
    await expect(ranking.getByRole('img', { name: 'A week or more' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Tool Masters' }).click();
    await expect(ranking.getByRole('listitem').first()).toContainText('tool');
  });

  test('shows a student beyond the first fifty their own place below the board', async ({ page }) => {
    await signIn(page, { email: OUTSIDE_STUDENT.email, password: DEMO_PASSWORD });
    await openSection(page, 'Leaderboard');
    const own = page.getByRole('list', { name: 'Your own place' }).getByRole('listitem');
    await expect(own).toContainText(OUTSIDE_STUDENT.name, FIRST_CALL);
    const rank = Number((await own.textContent())?.match(/Rank (\d+)/)?.[1]);
    expect(rank).toBeGreaterThan(BOARD_LIMITS.rows);
    await expect(page.getByText(new RegExp(`^${rank} of \\d+$`))).toBeVisible();
  });

  test('is refreshed on request, and leaves out students who left it', async ({ page }) => {
    await signIn(page, await createStudent());
    await openSection(page, 'Leaderboard');
    await expect(page.getByText('Not ranked yet')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Leaderboard updated successfully')).toBeVisible(FIRST_CALL);
    await openSection(page, 'Profile');
    const onBoards = page.getByLabel('Show me on the leaderboards');
    await onBoards.click();
    await expect(onBoards).not.toBeChecked();
    await openSection(page, 'Leaderboard');
    await expect(page.getByText("You've left the leaderboards.")).toBeVisible(FIRST_CALL);
  });
});
