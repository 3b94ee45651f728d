import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createDemoStudent, createStudent, readDocuments, type Student } from '../browser/support/backend.ts';
import type { Engine } from './driver.ts';
import { launchFirefox } from './firefox.ts';
import { EVENTUALLY, Visit } from './visit.ts';
import { launchWebKit } from './webkit.ts';

/** Errors that Firefox and Firestore's client log offline. */
const NO_NETWORK = [
  /Cross-Origin Request Blocked/,
  /NetworkError/,
  /WebChannelConnection/,
  /Could not reach Cloud Firestore backend/,
];

async function planEntry(visit: Visit, title: string, time: string): Promise<void> {
  await visit.fill('Title', title);
  await visit.pickTime('Start time', time);
  await visit.press('button', 'Save');
  await visit.sees(title);
}

const entriesOf = async ({ uid }: Student) =>
  (await readDocuments(uid, 'planner')).map(({ title, completed }) => [title, completed]).sort();

/** The everyday journeys in the engines other than Chromium. */
describe.each([
  { engine: 'Firefox', launch: launchFirefox },
  { engine: 'WebKit', launch: launchWebKit },
])('in $engine', ({ launch }) => {
  let browser: Engine;

  beforeAll(async () => {
    browser = await launch();
    process.stdout.write(`Browser: ${browser.name}\n`);
  });
  afterAll(() => browser?.close());

  test('a wrong password is rejected, and the right one opens Home and every section', async () => {
    const student = await createDemoStudent();
    const visit = await Visit.begin(browser);
    await visit.signIn({ ...student, password: 'not-the-password' });
    await visit.sees('Invalid email or password');
    await visit.fill('Password', student.password);
    await visit.press('button', 'Sign in');
    await visit.sees('1,250 of 1,500 XP');
    for (const [link, words] of [
      ['Planner', 'Revise cell respiration'],
      ['Library', 'Community Study Vault'],
      ['AI Lab', 'Your smart study toolbox'],
      ['Quiz', '25% complete'],
      ['Home', '1,250 of 1,500 XP'],
    ] as const) {
      await visit.press('link', link);
      await visit.sees(words);
    }
    await visit.expectNoErrors([/status of 400/]);
  });

  test('a planned entry can be completed and stays completed after a reload', async () => {
    const student = await createStudent();
    const visit = await Visit.begin(browser);
    await visit.signIn(student);
    await visit.press('link', 'Planner');
    await visit.press('button', 'Add Your First Task');
    await planEntry(visit, 'Revise photosynthesis', '18:30');
    await visit.tick('Completed: Revise photosynthesis');
    await vi.waitFor(
      async () => expect(await entriesOf(student)).toEqual([['Revise photosynthesis', true]]),
      EVENTUALLY,
    );
    await visit.reload();
    await visit.sees('Revise photosynthesis');
    expect(await visit.isTicked('Completed: Revise photosynthesis')).toBe(true);
    await visit.expectNoErrors();
  });

  test('a journal entry can be written', async () => {
    const student = await createStudent();
    const visit = await Visit.begin(browser);
    await visit.signIn(student);
    await visit.press('link', 'Journal');
    await visit.fill('What happened?', 'Physics: waves and sound');
    await visit.press('button', 'Save Entry');
    await visit.sees('Journal entry saved successfully!');
    await visit.sees('Physics: waves and sound');
    await vi.waitFor(
      async () => expect(await readDocuments(student.uid, 'journal')).toHaveLength(1),
      EVENTUALLY,
    );
    await visit.expectNoErrors();
  });

  test('a note can be shared, is listed, and can be opened', async () => {
    const visit = await Visit.begin(browser);
    await visit.signIn(await createStudent());
    await visit.press('link', 'Library');
    await visit.sees('Community Files');
    await visit.press('button', 'Create Note');
    const title = `Osmosis in ${browser.name}`;
    await visit.fill('Title', title);
    await visit.fill('Content', 'Water moves to where there is **more** of what is dissolved.');
    await visit.press('button', 'Create Note', '//*[@role="dialog"]');
    await visit.sees('Note created successfully!');
    await visit.seesNoMore('being checked');
    await visit.press('link', title);
    await visit.sees('Water moves to where there is more of what is dissolved.');
    await visit.expectNoErrors();
  });

  test('an entry planned offline is sent when the network is back', async ({ skip }) => {
    // WebKit's driver can't take a page offline.
    if (!browser.canGoOffline) skip();
    const student = await createStudent();
    const visit = await Visit.begin(browser);
    await visit.signIn(student);
    await visit.press('link', 'Planner');
    await visit.press('button', 'Add Your First Task');
    await planEntry(visit, 'Before the cut', '08:00');
    await vi.waitFor(async () => expect(await entriesOf(student)).toHaveLength(1), EVENTUALLY);

    await visit.setOffline(true);
    await visit.sees("You're offline.");
    await visit.press('button', 'Add');
    await planEntry(visit, 'During the cut', '09:00');
    expect(await entriesOf(student)).toHaveLength(1);

    await visit.setOffline(false);
    await visit.seesNoMore("You're offline.");
    await vi.waitFor(async () => expect(await entriesOf(student)).toHaveLength(2), EVENTUALLY);
    await visit.expectNoErrors(NO_NETWORK);
  });
});
