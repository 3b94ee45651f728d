import { dayOf } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { collectionPaths, sharedCollections } from '@akada/domain/documents/paths';
import { DEMO_DECK } from '@akada/emulators/seed/deck-cards';
import type { BrowserContext, Page } from '@playwright/test';
import { createDemoStudent, db, readDocuments, type Student } from './support/backend.ts';
import { openAiTool, openSection, openTab } from './support/navigation.ts';
import { waitForServiceWorker } from './support/service-worker.ts';
import { addEntry, expect, NO_NETWORK, signIn, test } from './support/test.ts';
import { listedFiles, searchVault } from './support/vault.ts';

test.use({ serviceWorkers: 'allow' });

/** Closes all pages and opens the app at `path` in a new one, as after the phone was off. */
async function coldStart(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function writeJournalEntry({ uid }: Student): Promise<void> {
  const now = new Date();
  await db.collection(collectionPaths.journal(uid)).add({
    entry_text: 'Osmosis is clear now',
    mood: 'good',
    goals: [],
    achievements: [],
    study_time: 1,
    entry_date: dayOf(now, DEFAULT_ZONE),
    created_at: now,
  });
}

test('the installed app opens offline with the student’s data, and sends offline changes later', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createDemoStudent();
  await writeJournalEntry(student);
  const note = (await db.collection(sharedCollections.vault).where('type', '==', 'note').limit(1).get())
    .docs[0];
  const title = String(note?.get('filename'));
  await signIn(page, student);
  await waitForServiceWorker(page);
  await expect(page.getByText('12').first()).toBeVisible();
  await openSection(page, 'Planner');
  await expect(page.getByText('Revise cell respiration')).toBeVisible();
  await openSection(page, 'Journal');
  await expect(page.getByText('Osmosis is clear now')).toBeVisible();
  await openAiTool(page, 'flashcards');
  await page.getByRole('link', { name: 'Titration' }).click();
  await expect(page.getByRole('heading', { name: 'Titration' })).toBeVisible();
  // The deck's cards are on the device too.
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
  await openSection(page, 'Library');
  await searchVault(page, title);
  await listedFiles(page).getByRole('link', { name: title, exact: true }).click();
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: title, exact: true, level: 2 }),
  ).toBeVisible();

  await context.setOffline(true);
  let offline = await coldStart(context, '/dashboard');
  await expect(offline.getByText("You're offline.")).toBeVisible();
  await expect(offline.getByRole('heading', { name: /Ada/ })).toBeVisible();
  offline = await coldStart(context, '/dashboard/planner');
  await expect(offline.getByText('Revise cell respiration')).toBeVisible();
  await addEntry(offline, 'Written without a network', '21:00');
  await expect(offline.getByRole('heading', { name: 'Written without a network' })).toBeVisible();
  offline = await coldStart(context, '/dashboard/journal');
  await expect(offline.getByText('Osmosis is clear now')).toBeVisible();
  offline = await coldStart(context, `/ai/flashcards?deck=${DEMO_DECK}`);
  await offline.getByRole('button', { name: 'Show answer' }).click();
  await offline.getByRole('button', { name: /^Easy/ }).click();
  offline = await coldStart(context, `/dashboard/vault?file=${note?.id}`);
  await expect(
    offline.getByRole('dialog').getByRole('heading', { name: title, exact: true, level: 2 }),
  ).toBeVisible();
  offline = await coldStart(context, '/dashboard/planner');
  await expect(offline.getByRole('heading', { name: 'Written without a network' })).toBeVisible();

  await context.setOffline(false);
  await openTab(context);
  await expect
    .poll(async () => (await readDocuments(student.uid, 'planner')).map(({ title }) => title), {
      timeout: 60_000,
    })
    .toContain('Written without a network');
});
