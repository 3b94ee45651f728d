import { DEMO_EMAIL, DEMO_PASSWORD } from '@akada/emulators/seed/demo';
import type { Page } from '@playwright/test';
import { createStudent } from '../browser/support/backend.ts';
import { fillSignIn, signIn } from '../browser/support/test.ts';
import { createPdf, createPng } from '../browser/support/vault.ts';
import { goTo, type Screen } from './screen.ts';

/** The screens of a visitor. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { name: 'login', show: (page) => goTo(page, '/login') },
  {
    name: 'login-failed',
    show: async (page) => {
      await goTo(page, '/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'sign-up', show: (page) => goTo(page, '/signup') },
  { name: 'reset', show: (page) => goTo(page, '/reset-password') },
  { name: 'bad-link', show: (page) => goTo(page, '/reset-password?oobCode=wrong') },
  { name: 'not-found', show: (page) => goTo(page, '/no/such/page') },
];

/** The screens of the demo student; the last ones are those of a new student. */
export const STUDENT_SCREENS: readonly Screen[] = [
  {
    name: 'home',
    show: async (page) => {
      await goTo(page, '/dashboard');
      await page.getByText('1,250 of 1,500 XP').waitFor();
    },
  },
  {
    name: 'rewards',
    show: async (page) => {
      await goTo(page, '/dashboard/rewards');
      await page.getByRole('button', { name: 'Redeem Streak Freeze' }).waitFor();
    },
  },
  {
    name: 'redeem',
    show: async (page) => {
      await page.getByRole('button', { name: 'Redeem Extra AI Uses' }).click();
      await page.getByText('Points after redemption').waitFor();
    },
  },
  {
    name: 'leaderboard',
    show: async (page) => {
      await goTo(page, '/dashboard/leaderboard');
      await page.getByRole('region', { name: 'Ranking' }).waitFor();
    },
  },
  {
    name: 'planner',
    show: async (page) => {
      await goTo(page, '/dashboard/planner');
      await page.getByText('Revise cell respiration').waitFor();
    },
  },
  {
    name: 'entry-dialog',
    show: async (page) => {
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByLabel('Title').fill('Practical: acids and bases');
      await page.getByLabel('Start time').fill('14:30');
      await page.getByLabel('Duration').fill('0');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Enter whole minutes').waitFor();
    },
  },
  {
    name: 'calendar',
    show: async (page) => {
      await page.getByRole('button', { name: /^Date / }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'tasks',
    show: async (page) => {
      await goTo(page, '/dashboard/planner?tab=tasks');
      await page.getByText('Email the course adviser').waitFor();
    },
  },
  {
    name: 'deadlines',
    show: async (page) => {
      await goTo(page, '/dashboard/planner?tab=deadlines');
      await page.getByText('Book review').waitFor();
    },
  },
  {
    name: 'notifications',
    show: async (page) => {
      await page.getByRole('button', { name: /Notifications/ }).click();
      await page.getByText('The planner is here').waitFor();
    },
  },
  {
    name: 'vault',
    show: async (page) => {
      await goTo(page, '/dashboard/vault');
      await page.getByText(/^Community Files \(61/).waitFor();
    },
  },
  {
    name: 'vault-list',
    show: async (page) => {
      await page.getByRole('button', { name: 'List', exact: true }).click();
      await page.getByRole('heading', { name: /^Community Files/ }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'vault-note',
    show: async (page) => {
      await goTo(page, '/dashboard/vault?search=photosynthesis');
      await page
        .getByRole('link', { name: /photosynthesis/i })
        .last()
        .click();
      // A wide screen has room for the note beside the list.
      const note = page.getByRole('dialog').or(page.getByRole('region', { name: /photosynthesis/i }));
      await note.getByRole('heading').nth(1).waitFor();
    },
  },
  {
    name: 'vault-upload',
    show: async (page) => {
      await goTo(page, '/dashboard/vault');
      await page.getByRole('button', { name: 'Share Files' }).click();
      await page
        .getByLabel('Files to upload')
        .first()
        .setInputFiles([
          await createPdf('Cell respiration.pdf', 'Glucose and oxygen give energy.'),
          { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
        ]);
      await page.locator('form img, li img').first().waitFor();
    },
  },
  {
    name: 'lab',
    show: async (page) => {
      await goTo(page, '/dashboard/ai-lab');
      await page.getByRole('link', { name: 'Concept Explainer' }).waitFor();
    },
  },
  {
    name: 'decks',
    show: async (page) => {
      await goTo(page, '/dashboard/decks');
      await page.getByRole('link', { name: 'Titration' }).waitFor();
    },
  },
  { name: 'tool', show: (page) => goTo(page, '/ai/planner') },
  {
    name: 'journal',
    show: async (page) => {
      await goTo(page, '/dashboard/journal');
      await page.getByText('Weekly Insights').waitFor();
    },
  },
  {
    name: 'nudges',
    show: async (page) => {
      await goTo(page, '/dashboard/nudges');
      await page.getByRole('heading', { name: 'Recent Nudges' }).waitFor();
    },
  },
  {
    name: 'nudge-settings',
    show: async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByLabel('Browser notifications').waitFor();
    },
  },
  {
    name: 'focus',
    show: async (page) => {
      await goTo(page, '/dashboard');
      await page.getByRole('button', { name: 'Start Pomodoro Timer' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    },
  },
  { name: 'missions', show: (page) => goTo(page, '/dashboard/missions') },
  { name: 'quiz', show: (page) => goTo(page, '/dashboard/quiz') },
  { name: 'exam', show: (page) => goTo(page, '/dashboard/quiz/exam') },
  {
    name: 'practice',
    show: async (page) => {
      await goTo(page, '/dashboard/quiz/practice');
      await page.getByText('6 of 7 right').waitFor();
    },
  },
  {
    name: 'profile',
    show: async (page) => {
      await goTo(page, '/dashboard/profile');
      await page.getByText(/^Rank \d+ of/).waitFor();
    },
  },
  {
    name: 'plans',
    show: async (page) => {
      await page.getByRole('button', { name: 'Manage Plan' }).click();
      await page.getByRole('heading', { name: 'Lifetime' }).waitFor();
    },
  },
  {
    name: 'cut-picture',
    show: async (page) => {
      await goTo(page, '/dashboard/profile');
      await page.getByRole('button', { name: 'Change picture' }).click();
      await page.getByLabel('Picture', { exact: true }).setInputFiles(createPng('rain.png'));
      await page.getByRole('slider', { name: 'Zoom' }).waitFor();
    },
  },
  {
    name: 'delete-account',
    show: async (page) => {
      await goTo(page, '/dashboard/profile');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await page.getByLabel('Type DELETE to confirm').waitFor();
    },
  },
  { name: 'empty-home', show: showEmptyHome },
  { name: 'empty-decks', show: (page) => showEmpty(page, '/dashboard/decks', 'No decks yet') },
  { name: 'empty-review', show: (page) => showEmpty(page, '/dashboard/quiz/review', 'No cards to review') },
  {
    name: 'empty-history',
    show: (page) => showEmpty(page, '/dashboard/quiz/history', /^You haven't practised/),
  },
  { name: 'empty-planner', show: showEmptyPlanner },
  { name: 'offline', show: showOffline },
];

/** The sign-in of the demo student whom the suite seeds. */
export const DEMO = { email: DEMO_EMAIL, password: DEMO_PASSWORD };

/** Signs in a student and waits until the message about it has gone. */
export async function signInAs(page: Page, student: Parameters<typeof signIn>[1]): Promise<void> {
  await signIn(page, student);
  await page.getByText('Login successful!').waitFor({ state: 'hidden' });
}

async function showEmptyHome(page: Page): Promise<void> {
  await goTo(page, '/dashboard/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL('**/login');
  await fillSignIn(page, await createStudent());
  await page.waitForURL('**/dashboard');
  await page.getByText('Level 1 Beginner').waitFor();
}

async function showEmptyPlanner(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Planner', exact: true }).click();
  await page.getByText('No tasks scheduled for today').waitFor();
  await page.getByText('Login successful!').waitFor({ state: 'hidden' });
}

async function showEmpty(page: Page, path: string, text: string | RegExp): Promise<void> {
  await goTo(page, path);
  await page.getByText(text).first().waitFor();
}

/** Shows an entry with a very long title while offline. */
async function showOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Title').fill('Compare the causes of the '.repeat(7));
  await page.getByLabel('Start time').fill('09:00');
  await page.getByLabel('Subject').fill('Government and international relations');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Waiting to be sent').or(page.getByLabel('Waiting to be sent')).first().waitFor();
  await page.getByText('Saved on this device.').waitFor();
}
