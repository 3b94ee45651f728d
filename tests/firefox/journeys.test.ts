import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { documentsOf, newDemoStudent, newStudent, type Student } from '../browser/support/backend.ts';
import { launchFirefox, NO_NETWORK, Visit } from './firefox.ts';

/** The journeys that a student makes every day, in the second engine: Firefox. */

let firefox: Browser;

beforeAll(async () => {
  firefox = await launchFirefox();
});
afterAll(() => firefox?.close());

const eventually = { timeout: 60_000, interval: 250 };

async function planEntry(visit: Visit, title: string, time: string): Promise<void> {
  await visit.fill('Title', title);
  await visit.setTime('Start time', time);
  await visit.press('button', 'Save');
  await visit.sees(title);
}

const titlesOf = async ({ uid }: Student) =>
  (await documentsOf(uid, 'planner')).map(({ title, completed }) => [title, completed]).sort();

test('a wrong password is refused, and the right one opens Home with every page behind it', async () => {
  const student = await newDemoStudent();
  const visit = await Visit.begin(firefox);
  await visit.signIn({ ...student, password: 'not-the-password' });
  await visit.sees('Invalid email or password');
  await visit.fill('Password', student.password);
  await visit.press('button', 'Sign in');
  await visit.sees('1250 of 1500 XP');
  for (const [link, words] of [
    ['Planner', 'Revise cell respiration'],
    ['Library', 'Community Study Vault'],
    ['AI Lab', 'Your smart study toolbox'],
    ['Quiz', '25% complete'],
    ['Home', '1250 of 1500 XP'],
  ] as const) {
    await visit.press('link', link);
    await visit.sees(words);
  }
  await visit.end([/status of 400/]);
});

test('an entry is planned, completed, and still completed after a reload', async () => {
  const student = await newStudent();
  const visit = await Visit.begin(firefox);
  await visit.signIn(student);
  await visit.press('link', 'Planner');
  await visit.press('button', 'Add Your First Task');
  await planEntry(visit, 'Revise photosynthesis', '18:30');
  await visit.press('checkbox', 'Completed: Revise photosynthesis');
  await vi.waitFor(
    async () => expect(await titlesOf(student)).toEqual([['Revise photosynthesis', true]]),
    eventually,
  );
  await visit.page.reload();
  await visit.sees('Revise photosynthesis');
  expect(await visit.page.$eval('input[type="checkbox"]', (box) => (box as HTMLInputElement).checked)).toBe(
    true,
  );
  await visit.end();
});

test('a journal entry is written', async () => {
  const student = await newStudent();
  const visit = await Visit.begin(firefox);
  await visit.signIn(student);
  await visit.press('link', 'Journal');
  await visit.fill('What happened?', 'Physics: waves and sound');
  await visit.press('button', 'Save Entry');
  await visit.sees('Journal entry saved successfully!');
  await visit.sees('Physics: waves and sound');
  await vi.waitFor(async () => expect(await documentsOf(student.uid, 'journal')).toHaveLength(1), eventually);
  await visit.end();
});

test('a note is shared, listed, and opened', async () => {
  const visit = await Visit.begin(firefox);
  await visit.signIn(await newStudent());
  await visit.press('link', 'Library');
  await visit.sees('Community Files');
  await visit.press('button', 'Create Note');
  await visit.fill('Title', 'Osmosis in Firefox');
  await visit.fill('Content', 'Water moves to where there is **more** of what is dissolved.');
  await visit.page.locator('[role="dialog"] ::-p-aria([name="Create Note"][role="button"])').click();
  await visit.sees('Note created successfully!');
  await visit.seesNoMore('being checked');
  await visit.press('link', 'Osmosis in Firefox');
  await visit.sees('Water moves to where there is more of what is dissolved.');
  await visit.end();
});

test('an entry that was planned without a network is sent when the network is back', async () => {
  const student = await newStudent();
  const visit = await Visit.begin(firefox);
  await visit.signIn(student);
  await visit.press('link', 'Planner');
  await visit.press('button', 'Add Your First Task');
  await planEntry(visit, 'Before the cut', '08:00');
  await vi.waitFor(async () => expect(await titlesOf(student)).toHaveLength(1), eventually);

  await visit.page.setOfflineMode(true);
  await visit.sees("You're offline.");
  await visit.press('button', 'Add');
  await planEntry(visit, 'During the cut', '09:00');
  expect(await titlesOf(student)).toHaveLength(1);

  await visit.page.setOfflineMode(false);
  await visit.seesNoMore("You're offline.");
  await vi.waitFor(async () => expect(await titlesOf(student)).toHaveLength(2), eventually);
  await visit.end(NO_NETWORK);
});
