import { UPLOAD_MESSAGES } from '@akada/domain/vault/uploads';
import type { Page } from '@playwright/test';
import { grantPlan } from './support/account.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createDemoStudent, createEmail, createStudent, readMailedLink } from './support/backend.ts';
import { closeDialog, smallTimer } from './support/focus.ts';
import { expectDialogToFit } from './support/large-text.ts';
import { openAiTool, openSection, openSignUp } from './support/navigation.ts';
import { chooseAction } from './support/rows.ts';
import { expect, FIRST_CALL, NO_NETWORK, signIn, test, waitForParts } from './support/test.ts';
import { chooseFiles, createPng, listedFiles, openVault, searchVault } from './support/vault.ts';

const PUBLIC = ['/login', '/signup', '/reset-password', '/no/such/page'];

test.describe('axe finds nothing', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });

  test('on the pages for visitors', async ({ page }) => {
    for (const path of PUBLIC) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page, path);
    }
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, '/login with an error');
  });

  test('on the pages that emails link to', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const email = createEmail();
    await openSignUp(page);
    await page.getByLabel('Full Name').fill('Bisi');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('secret-enough');
    await page.getByLabel('Confirm Password').fill('secret-enough');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await expectAccessible(page, 'check your email');
    // The session that sign-up keeps would open Home.
    await signIn(page, await createStudent());
    await openSection(page, 'Profile');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('**/login');
    await page.goto('/verify-email?oobCode=wrong');
    const confirm = page.getByRole('button', { name: 'Confirm my email' });
    await confirm.waitFor();
    await expectAccessible(page, 'confirm your email');
    await confirm.click();
    await page.getByRole('alert').waitFor();
    await expectAccessible(page, 'verification failed');
    await page.goto(await readMailedLink(email, 'VERIFY_EMAIL'));
    await confirm.click();
    await page.getByRole('heading', { name: 'Email confirmed' }).waitFor();
    await expectAccessible(page, 'verified');
    await page.getByRole('link', { name: 'Go to Login' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText('Check your email for reset instructions').waitFor();
    await expectAccessible(page, 'reset sent');
    await page.goto(await readMailedLink(email, 'PASSWORD_RESET'));
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
    await expectAccessible(page, 'new password');
  });

  test('on the empty pages of a new student, and offline', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(...NO_NETWORK);
    await signIn(page, await createStudent());
    await page.getByRole('link', { name: 'Planner', exact: true }).click();
    await page.getByText('No tasks scheduled for today').waitFor();
    await expectAccessible(page, 'empty planner');
    await waitForParts(page);
    await context.setOffline(true);
    await page.getByText("You're offline.").waitFor();
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByText('Not available offline yet.').waitFor();
    await expectAccessible(page, 'offline');
  });

  test('on the profile and its dialogs', async ({ page }) => {
    test.slow();
    await signIn(page, await createDemoStudent());
    await openSection(page, 'Profile');
    await page.getByText(/^Rank \d+|^Not ranked/).waitFor(FIRST_CALL);
    await expectAccessible(page, 'profile');
    const dialogs = {
      'Edit name': 'Full Name',
      'Choose a username': 'Username',
      'Change password': 'Current password',
      'Delete Account': 'Type DELETE to confirm',
    };
    for (const [opener, field] of Object.entries(dialogs)) {
      await page.getByRole('button', { name: opener }).click();
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: field })
        .or(page.getByLabel(field, { exact: true }))
        .first()
        .waitFor();
      await expectAccessible(page, opener);
      await leaveDialog(page);
    }
    await page.getByRole('button', { name: 'Change picture' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor();
    await expectAccessible(page, 'picture dialog');
    await page.getByLabel('Picture', { exact: true }).setInputFiles(createPng('rain.png'));
    await page.getByRole('slider', { name: 'Zoom' }).waitFor();
    await expectAccessible(page, 'cutting a picture');
  });

  test('in the vault', async ({ page }) => {
    test.slow();
    await openVault(page, await createStudent('Ada', { moderator: true }));
    await expect(listedFiles(page)).not.toHaveCount(0);
    await expectAccessible(page, 'vault, grid');
    await page.getByRole('button', { name: 'List', exact: true }).click();
    await expectAccessible(page, 'vault, list');
    await searchVault(page, 'nothing is called this');
    await page.getByText('No files found').waitFor();
    await expectAccessible(page, 'vault, nothing found');
    await searchVault(page, 'python loops');
    await page.getByRole('link', { name: 'Python loops with examples' }).last().click();
    await page.getByRole('dialog').getByRole('table').waitFor();
    await expectAccessible(page, 'a note');
    await leaveDialog(page);
    await searchVault(page, 'three stages');
    await page.getByRole('link', { name: 'Cell respiration in three stages' }).last().click();
    await page.getByText(/^Page 1 of/).waitFor();
    await expectAccessible(page, 'a PDF');
    await page
      .getByRole('button', { name: /^Report Cell/ })
      .first()
      .click();
    await page.getByLabel('Reason').waitFor();
    await expectNoAxeFindings(page, 'report dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Reason')).toHaveCount(0);
    await leaveDialog(page);
    await openSection(page, 'Library');
    await chooseFiles(page, [createPng('rain.png'), { ...createPng('setup.exe'), mimeType: 'text/plain' }]);
    await page.getByText(UPLOAD_MESSAGES.type).waitFor();
    await expectNoAxeFindings(page, 'upload dialog');
    await discardDialog(page);
    await page.getByRole('button', { name: 'Create Note' }).first().click();
    await page.getByLabel('Content').fill('# A note');
    await expectNoAxeFindings(page, 'note dialog');
    await page.getByLabel('Title').fill('A note');
    await page.getByRole('button', { name: 'Save privately' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'My notes' }).click();
    await page.getByRole('button', { name: /^A note/ }).click();
    await page.getByRole('button', { name: 'Share with everyone' }).waitFor();
    await expectNoAxeFindings(page, 'my notes');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Community', exact: true }).click();
    await page.getByRole('link', { name: 'Moderation' }).click();
    await page.getByRole('heading', { name: 'Moderation' }).waitFor();
    await expectNoAxeFindings(page, 'moderation');
  });

  test('in the AI Lab', async ({ page }) => {
    test.slow();
    const student = await createStudent();
    await signIn(page, student);
    await openSection(page, 'AI Lab');
    await page.getByRole('link', { name: 'Concept Explainer' }).waitFor();
    await expectAccessible(page, 'lab');
    await page.getByRole('button', { name: 'Request Tool' }).click();
    await page.getByLabel('What should it do?').waitFor();
    await expectAccessible(page, 'request dialog');
    await leaveDialog(page);
    await page.getByRole('link', { name: 'Usage Analytics' }).click();
    await page.getByText('No AI tools used yet today').waitFor();
    await expectAccessible(page, 'empty analytics');
    await openAiTool(page, 'flashcards');
    await page
      .getByLabel('Your notes')
      .fill('Osmosis is the movement of water. Diffusion is the spreading of particles.');
    await page.getByLabel('Cards').fill('5');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: 'Save deck' }).waitFor(FIRST_CALL);
    await expectAccessible(page, 'cards');
    await page.getByRole('button', { name: 'Save deck' }).click();
    await page.getByRole('button', { name: 'Show answer' }).click();
    await expectAccessible(page, 'a review');
    await openAiTool(page, 'planner');
    await page.getByLabel('Topics').fill('Cells');
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await page.getByRole('button', { name: /to the planner/ }).waitFor(FIRST_CALL);
    await expectAccessible(page, 'a plan');
    for (const tool of ['chat', 'summarizer', 'solver', 'essay', 'cram'] as const) {
      await openAiTool(page, tool);
      await expectAccessible(page, tool);
    }
  });

  test('on the pages for students', async ({ page }) => {
    test.slow();
    const student = await createDemoStudent();
    await grantPlan(student, 'pro');
    await signIn(page, student);
    await page.getByText('1,250 of 1,500 XP').waitFor();
    await expectAccessible(page, 'home');
    await openSection(page, 'Rewards');
    await page.getByRole('button', { name: 'Redeem Streak Freeze' }).click();
    await page.getByText('Points after redemption').waitFor();
    await expectAccessible(page, 'redeem dialog');
    await leaveDialog(page);
    await expectAccessible(page, 'rewards');
    await openSection(page, 'Leaderboard');
    await page.getByRole('region', { name: 'Ranking' }).waitFor();
    await expectAccessible(page, 'leaderboard');
    await openSection(page, 'Journal');
    await page.getByLabel('What happened?').fill('Physics');
    await page.getByLabel('Goals').fill('Read');
    await page.getByLabel('Goals').press('Enter');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await page.getByRole('button', { name: /^Edit the entry/ }).click();
    await page.getByRole('dialog').getByLabel('What happened?').waitFor();
    await expectAccessible(page, 'journal dialog');
    await leaveDialog(page);
    await expectAccessible(page, 'journal');
    await page.getByRole('button', { name: '30 days' }).click();
    await page.getByRole('heading', { name: 'Mood against study time' }).waitFor();
    await expectAccessible(page, 'longer charts');
    await openSection(page, 'Nudges');
    await page.getByRole('heading', { name: 'Recent Nudges' }).waitFor();
    await expectAccessible(page, 'nudges');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByLabel('Maximum per day').waitFor();
    await expectAccessible(page, 'nudge settings');
    await leaveDialog(page);
    await openSection(page, 'Planner');
    await page.getByText('Revise cell respiration').waitFor();
    await expectAccessible(page, 'today');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByLabel('Category').selectOption('assignment');
    await page.getByRole('button', { name: 'Due date' }).click();
    await page.getByRole('grid').waitFor();
    await expectAccessible(page, 'entry dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await discardDialog(page);
    await page.getByRole('link', { name: 'Tasks', exact: true }).click();
    await page.getByText('Email the course adviser').waitFor();
    await expectAccessible(page, 'tasks');
    await page.getByRole('button', { name: 'Actions for Email the course adviser' }).click();
    await page.getByRole('menu').waitFor();
    await expectAccessible(page, 'menu of a task');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Actions for Email the course adviser' })).toBeFocused();
    await chooseAction(page, 'Email the course adviser', 'Focus');
    await page.getByLabel('Focus (minutes)').waitFor();
    await expectAccessible(page, 'focus dialog');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByRole('timer').waitFor();
    await expectAccessible(page, 'focus dialog, running');
    await closeDialog(page);
    await smallTimer(page).waitFor();
    await expectAccessible(page, 'small timer');
    await chooseAction(page, 'Email the course adviser', 'Edit');
    await page.getByLabel('Description').waitFor();
    await expectAccessible(page, 'task dialog');
    await leaveDialog(page);
    await page.getByRole('link', { name: 'Deadlines', exact: true }).click();
    await page.getByText('Book review').waitFor();
    await expectAccessible(page, 'deadlines');
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page.getByText('The planner is here').waitFor();
    await expectAccessible(page, 'notifications');
    await leaveDialog(page);
    await openSection(page, 'Quiz');
    await expectAccessible(page, 'quiz');
  });
});

/** Expects axe to find nothing, and an open dialog to be usable with large text on a small screen. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  await expectNoAxeFindings(page, what);
  if (await page.getByRole('dialog').last().isVisible()) await expectDialogToFit(page, what);
}

/** Closes the dialog and waits until it is gone, as its overlay dims the page. */
async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Closes a dialog that holds typed text. */
async function discardDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expectNoAxeFindings(page, 'the question before typed text is lost');
  await expectDialogToFit(page, 'the question before typed text is lost');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
