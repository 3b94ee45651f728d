import type { AiToolId } from '@akada/domain/ai/tools';
import { HOST, portsOf } from '@akada/emulators/ports';
import type { Page } from '@playwright/test';
import { openAiTool } from './navigation.ts';
import { expect, FIRST_CALL, signIn } from './test.ts';
import { createPdf } from './vault.ts';

/** Signs in and opens a tool. */
export async function signInAndOpenTool(
  page: Page,
  tool: AiToolId,
  student: Parameters<typeof signIn>[1],
): Promise<void> {
  await signIn(page, student);
  await openAiTool(page, tool);
}

/** Sets how the study engine answers requests that contain `only`. */
export async function controlEngine(how: {
  only: string;
  delay_ms?: number;
  next?: string[];
}): Promise<void> {
  const answer = await fetch(`http://${HOST}:${portsOf('test').gemini}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(how),
  });
  if (!answer.ok) throw new Error(`the study engine refused: ${answer.status}`);
}

/** Five definitions, as the input of a tool. */
export const LECTURE_NOTES =
  'Osmosis is the movement of water through a membrane. Diffusion is the spreading of particles. ' +
  'A catalyst is a substance that speeds up a reaction. An enzyme is a catalyst made by a living cell. ' +
  'A vacuole is a space in a cell that holds sap.';

/** Where a tool's answer appears. */
export const outputRegion = (page: Page) => page.getByRole('region', { name: /^Output/ });

/** Presses Generate. */
export const pressGenerate = (page: Page) =>
  page.getByRole('button', { name: 'Generate', exact: true }).click();

/** Sends the question of a chat. */
export const pressSend = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

/** Uploads a PDF to the open summarizer, and waits for the summary. */
export async function summarizePdf(page: Page): Promise<void> {
  await page
    .getByLabel('PDF to read')
    .setInputFiles(await createPdf('Osmosis.pdf', 'Osmosis is the movement of water through a membrane.'));
  await expect(page.getByText('Osmosis.pdf')).toBeVisible(FIRST_CALL);
  await pressGenerate(page);
  await expect(outputRegion(page)).toContainText(/membrane/i, FIRST_CALL);
}
