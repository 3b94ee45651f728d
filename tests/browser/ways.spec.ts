import type { Page } from '@playwright/test';
import { expectNoAxeFindings } from './support/axe.ts';
import { createDemoStudent, createStudent } from './support/backend.ts';
import { expectDialogToFit } from './support/large-text.ts';
import { openMore } from './support/navigation.ts';
import { expect, NO_NETWORK, signIn, test, waitForParts } from './support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const createButton = (page: Page) => page.getByRole('button', { name: 'Create', exact: true });

/** Opens a form from the top bar, in two taps. */
async function create(page: Page, kind: string): Promise<void> {
  await createButton(page).click();
  await dialog(page, 'Create').getByRole('button', { name: kind, exact: true }).click();
}

/** Opens the search with the keyboard, and types. */
async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type(text);
}

/** Presses Back once the dialog has its entry in the history: one that replaces another dialog gets it a moment later. */
async function goBack(page: Page): Promise<void> {
  await page.waitForFunction(() => history.state?.akadaDialog === true);
  await page.goBack();
}

test('from every page two taps open a form that is ready for typing', async ({ page }) => {
  await signIn(page, await createStudent());
  await create(page, 'Task');
  await expect(dialog(page, 'Create New Task').getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Read chapter 4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Task created successfully!')).toBeVisible();
  await expect(createButton(page)).toBeFocused();
  await expect(page.getByRole('main').getByText('Read chapter 4').first()).toBeVisible();

  await create(page, 'Schedule entry');
  await expect(dialog(page, 'Add to Schedule').getByLabel('Title')).toBeFocused();
  await goBack(page);
  await create(page, 'Note');
  await expect(dialog(page, 'New note').getByLabel('Title')).toBeFocused();
  await goBack(page);
  await expect(createButton(page)).toBeFocused();

  await create(page, 'Journal entry');
  const text = page.getByLabel('What happened?');
  await expect(text).toBeFocused();
  // Also on the journal itself.
  await page.getByRole('heading', { level: 1 }).click();
  await create(page, 'Journal entry');
  await expect(text).toBeFocused();

  await create(page, 'Upload files');
  await expect(dialog(page, 'Upload Files')).toBeVisible();
  await goBack(page);
  await create(page, 'Focus timer');
  await expect(dialog(page, 'Focus timer')).toBeVisible();
});

test("the search opens pages, forms and the student's own things by keyboard, offline too", async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_NETWORK);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, await createDemoStudent());
  await expect(page.getByRole('main').getByText('Pay the departmental dues').first()).toBeVisible();

  await search(page, 'create a n');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'New note').getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Osmosis in short');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Water moves.');
  await dialog(page, 'New note').getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page, 'New note')).toHaveCount(0);

  await search(page, 'osmosis in sh');
  await expect(page.getByRole('option', { name: 'Osmosis in short', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Osmosis in short').getByText('Water moves.')).toBeVisible();
  await goBack(page);
  await expect(page.getByRole('heading', { level: 1, name: 'My notes' })).toBeVisible();
  await expect(dialog(page, 'Osmosis in short')).toHaveCount(0);

  await waitForParts(page, ['palette', 'task-dialog', 'entry-dialog', 'rewards-route']);
  await context.setOffline(true);
  await page.getByText("You're offline.").waitFor();
  await search(page, 'dues');
  const task = page.getByRole('option', { name: /Pay the departmental dues/ });
  await expect(task).toHaveAttribute('aria-selected', 'true');
  // The list ends with the shared files, and begins again after them.
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { name: 'Search all shared files for “dues”' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Edit Task').getByLabel('Title')).toHaveValue('Pay the departmental dues');
  await goBack(page);

  await search(page, 'rewards');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Streak Journey' })).toBeFocused();
});

test('what the top bar opens passes axe, and fits 320 px with text at 200 %', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signIn(page, await createDemoStudent());
  const sheets = {
    More: () => openMore(page),
    Create: () => createButton(page).click(),
    Search: async () => {
      await openMore(page);
      await dialog(page, 'More').getByRole('button', { name: 'Search' }).click();
    },
  };
  for (const [name, open] of Object.entries(sheets)) {
    await open();
    await dialog(page, name).waitFor();
    await expectNoAxeFindings(page, name);
    await expectDialogToFit(page, name);
    await goBack(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('button', { name: 'Collapse' })).toBeVisible();
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expectNoAxeFindings(page, 'the collapsed side bar');
});
