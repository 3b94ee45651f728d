import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import type { Page } from '@playwright/test';
import { waitForOpenAccount } from './support/account.ts';
import { LECTURE_NOTES, outputRegion, pressGenerate, pressSend } from './support/ai.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createStudent, db } from './support/backend.ts';
import { openAiTool } from './support/navigation.ts';
import { waitForServiceWorker } from './support/service-worker.ts';
import { expect, FIRST_CALL, lagosToday, NO_NETWORK, signIn, test } from './support/test.ts';
import { createPdf } from './support/vault.ts';

test.use({ serviceWorkers: 'allow' });

const chooseDevice = (page: Page) => page.getByText('On this device', { exact: true }).click();
const chat = (page: Page) => page.getByRole('list', { name: 'Chat' }).getByRole('listitem');

test('a student gets the study engine once, and studies offline with what it makes', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createStudent();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  await waitForServiceWorker(page);

  await test.step('get the engine; what was typed stays', async () => {
    await openAiTool(page, 'flashcards');
    await page.getByLabel('Your notes').fill(LECTURE_NOTES);
    const choice = (name: string) => page.getByRole('radio', { name, exact: true });
    await choice('AI').focus();
    for (const [key, chosen] of [
      ['ArrowLeft', 'On this device'],
      ['ArrowRight', 'AI'],
      ['ArrowUp', 'On this device'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(choice(chosen)).toBeChecked();
      await expect(choice(chosen)).toBeFocused();
    }
    await expect(page.getByRole('button', { name: 'Generate', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: /^Get the study engine, 1\.\d MB$/ }).click();
    await expect(page.getByText('The study engine is ready. It works offline now.')).toBeVisible(FIRST_CALL);
    await expect(page.getByLabel('Your notes')).toHaveValue(LECTURE_NOTES);
    await expectNoAxeFindings(page, 'a tool on this device');
  });

  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();

  await test.step('make cards, save the deck and review a card', async () => {
    await pressGenerate(page);
    await expect(outputRegion(page).getByText('Made on your device')).toBeVisible();
    await expect(page.getByText(/^Card 1 of \d+$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Improve with AI' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Save deck' }).click();
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.getByRole('button', { name: /^Easy/ }).click();
  });

  await test.step('summarize a text; the choice is remembered', async () => {
    await openAiTool(page, 'summarizer');
    await expect(page.getByRole('radio', { name: 'On this device' })).toBeChecked();
    await page.getByLabel('Text to summarize').fill(LECTURE_NOTES);
    await pressGenerate(page);
    await expect(outputRegion(page)).toContainText('made by a living cell');
    await expect(page.getByRole('button', { name: /Made on your device/ })).toBeVisible();
  });

  await test.step('make cards of the summary, and ask about it, without typing it again', async () => {
    await outputRegion(page).getByRole('link', { name: 'Make cards' }).click();
    await expect(page.getByText(/^Card 1 of \d+$/)).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: /^Summary.*Made on your device/ }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Ask about it' }).click();
    await page.getByLabel('Your question').fill('What is a vacuole?');
    await pressSend(page);
    await expect(chat(page).last()).toContainText(/holds sap/i);
  });

  await test.step('ask about notes and follow up, also after a reload', async () => {
    await page.getByRole('link', { name: 'New chat' }).click();
    await page.getByLabel('Your notes').fill(LECTURE_NOTES);
    await page.getByLabel('Your question').fill('What is osmosis?');
    await pressSend(page);
    await expect(chat(page).last()).toContainText(/movement of water/i);
    await page.waitForURL('**/ai/chat?device=*');
    await page.getByRole('link', { name: 'New chat' }).click();
    await page.getByRole('link', { name: /^What is osmosis\? On your device/ }).click();
    await page.reload();
    await expect(chat(page)).toHaveCount(2);
    await page.getByLabel('Your question').fill('And what is diffusion?');
    await pressSend(page);
    await expect(chat(page)).toHaveCount(4);
    await expect(chat(page).last()).toContainText(/spreading of particles/i);
    await page.getByRole('link', { name: 'New chat' }).click();
    await expect(page.getByRole('link', { name: /On your device/ })).toHaveCount(2);
  });

  await context.setOffline(false);
  await expect(page.getByText("You're offline.")).toBeHidden();

  await test.step('improve a result with AI once online', async () => {
    await openAiTool(page, 'explainer');
    await page.getByLabel('The concept').fill('Osmosis');
    await pressGenerate(page);
    await expect(outputRegion(page).getByText('Made on your device')).toBeVisible();
    await page.getByRole('button', { name: 'Improve with AI' }).click();
    await expect(outputRegion(page).getByText('Made by AI')).toBeVisible(FIRST_CALL);
    await expect(page.getByText('1 AI use left today.')).toBeVisible();
  });

  await test.step('everything arrives at the server, and nothing else was counted', async () => {
    const countOf = async (path: string) => (await db.collection(path).get()).size;
    const { uid } = student;
    await expect.poll(() => countOf(collectionPaths.deviceResults(uid)), FIRST_CALL).toBe(6);
    expect(await countOf(collectionPaths.decks(uid))).toBe(1);
    expect(await countOf(collectionPaths.aiUsage(uid))).toBe(1);
  });
});

test('the study engine is loaded only on request, and reads and shows PDFs on a page that was opened offline', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createStudent();
  const loaded: string[] = [];
  context.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const ofEngine = () => loaded.filter((path) => /^\/assets\/engine-(model|worker)-/.test(path));
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  await waitForServiceWorker(page);
  await openAiTool(page, 'flashcards');
  await chooseDevice(page);
  const get = page.getByRole('button', { name: /^Get the study engine, 1\.\d MB$/ });
  await expect(get).toBeVisible();
  expect(ofEngine()).toEqual([]);
  await get.click();
  await expect(page.getByText('The study engine is ready. It works offline now.')).toBeVisible(FIRST_CALL);
  expect(ofEngine()).toHaveLength(2);

  await context.setOffline(true);
  await page.reload();
  const file = await createPdf('Cells.pdf', LECTURE_NOTES);
  const choosePdf = async () => {
    await page.getByLabel('PDF to read').setInputFiles(file);
    await expect(page.getByText('Cells.pdf')).toBeVisible();
  };

  await test.step('cards', async () => {
    await choosePdf();
    await pressGenerate(page);
    await expect(page.getByText(/^Card 1 of \d+$/)).toBeVisible(FIRST_CALL);
  });

  await test.step('a summary with its pages', async () => {
    await openAiTool(page, 'summarizer');
    await choosePdf();
    await pressGenerate(page);
    await expect(outputRegion(page)).toContainText('made by a living cell');
    await expect(outputRegion(page)).toContainText('[p. 1]');
    await page
      .getByRole('region', { name: 'Your results' })
      .getByRole('button', { name: /Made on your device/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: '[p. 1]' }).first().click();
    const cited = page.getByRole('dialog', { name: 'Page 1' });
    await expect(cited.getByText('Page 1 of 1')).toBeVisible();
    await cited.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a cram sheet', async () => {
    await openAiTool(page, 'cram');
    await choosePdf();
    await pressGenerate(page);
    await expect(page.locator('.cram-sheet')).toContainText(/osmosis/i);
  });

  await test.step('a conversation with its pages', async () => {
    await openAiTool(page, 'chat');
    await choosePdf();
    await page.getByLabel('Your question').fill('What is osmosis?');
    await pressSend(page);
    await expect(chat(page).last()).toContainText(/movement of water/i);
    await expect(chat(page).last().getByRole('button', { name: '[p. 1]' }).first()).toBeVisible();
  });
});

test('at the limit of the day, one tap fetches the study engine and runs what was typed', async ({
  page,
}) => {
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  await waitForServiceWorker(page);
  const usage_date = lagosToday();
  await db
    .doc(documentPaths.usage(student.uid, usage_date, USAGE_FEATURES.aiTools))
    .set({ feature_name: USAGE_FEATURES.aiTools, usage_date, usage_count: 2 });
  await openAiTool(page, 'cram');
  await page.getByLabel('Topic or notes').fill(LECTURE_NOTES);
  await expect(page.getByText("You've used today's AI uses.")).toBeVisible();
  await expectNoAxeFindings(page, 'the offer of the device');

  await expect(page.getByText(/^Downloads the study engine first: 1\.\d MB\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Try on this device' }).click();
  await expect(outputRegion(page).getByText('Made on your device')).toBeVisible(FIRST_CALL);
  await expect(page.locator('.cram-sheet')).toContainText(/osmosis/i);
  await expect(page.getByLabel('Topic or notes')).toHaveValue(LECTURE_NOTES);

  // The choice was for this page only.
  await openAiTool(page, 'explainer');
  await expect(page.getByRole('radio', { name: 'AI', exact: true })).toBeChecked();
});

test('offline without the study engine, a tool says that it is not on the device yet', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(...NO_NETWORK);
  const student = await createStudent();
  await signIn(page, student);
  await waitForServiceWorker(page);
  await openAiTool(page, 'explainer');
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('The concept').fill('Osmosis');
  await expect(page.getByText(/The study engine isn't on this device yet/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try on this device' })).toHaveCount(0);
  await expect(page.getByLabel('The concept')).toHaveValue('Osmosis');
});
