import type { AiResult } from '@akada/domain/ai/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { signInAndOpenTool } from './support/ai.ts';
import { expectNoAxeFindings } from './support/axe.ts';
import { createDemoStudent, db, readDocuments } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, NO_NETWORK, test } from './support/test.ts';

/** A result of AI, made now; the demo student's phone solved a problem before. */
const BY_AI: AiResult = {
  tool: 'solver',
  title: 'Solve 2x + 6 = 14',
  input: 'Solve 2x + 6 = 14',
  result: '**Answer:** 4',
  file_url: null,
  prompt_version: 'solver-1',
  created_at: new Date(),
};

test('results made on a device are listed with those of AI, and one that is deleted offline is not counted any more', async ({
  page,
  context,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(...NO_NETWORK);
  const student = await createDemoStudent();
  await db.doc(`${collectionPaths.aiResults(student.uid)}/by-ai`).set(BY_AI);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAndOpenTool(page, 'solver', student);

  const rows = page.getByRole('region', { name: 'Your results' }).getByRole('listitem');
  await expect(rows).toHaveText([
    /Solve 2x.*Made by AI/,
    /Moles in 25.*Made on your device · [12] days? ago/,
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectNoAxeFindings(page, 'the results of a tool');
  await rows.getByRole('button', { name: /^Moles in/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Moles in/ });
  await expect(dialog).toContainText('Answer: 0.00250 mol');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await rows.getByRole('button', { name: /^Delete Moles in/ }).click();
  await expect(rows).toHaveCount(1);
  // The toast goes when the pause is over and the result is deleted on this device.
  await expect(page.getByText('Result deleted')).toBeVisible();
  await expect(page.getByText('Result deleted')).toBeHidden();
  await expect(rows).toHaveCount(1);
  expect(await readDocuments(student.uid, 'deviceResults')).toHaveLength(3);

  await context.setOffline(false);
  await expect.poll(() => readDocuments(student.uid, 'deviceResults'), { timeout: 60_000 }).toHaveLength(2);
  expect((await db.doc(documentPaths.deviceResultsUsage(student.uid)).get()).get('results')).toBe(2);
  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'See your usage' }).click();
  const usage = page.getByRole('dialog', { name: 'Usage and limits' });
  await expect(usage.getByRole('listitem').filter({ hasText: 'Saved results' })).toHaveText(
    'Saved results2 of 200',
  );
});
