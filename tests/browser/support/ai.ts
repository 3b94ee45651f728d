import type { AiToolId } from '@akada/domain/ai-tools';
import { HOST, portsOf } from '@akada/emulators/ports';
import type { Page } from '@playwright/test';
import { signIn } from './test.ts';

/** Signs in and opens a tool. */
export async function openTool(
  page: Page,
  tool: AiToolId,
  student: Parameters<typeof signIn>[1],
): Promise<void> {
  await signIn(page, student);
  await page.goto(`/ai/${tool}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Tells the study engine how to answer the requests that have `only` in them. */
export async function control(how: { only: string; delay_ms?: number; next?: string[] }): Promise<void> {
  const answer = await fetch(`http://${HOST}:${portsOf('test').gemini}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(how),
  });
  if (!answer.ok) throw new Error(`the study engine refused: ${answer.status}`);
}
