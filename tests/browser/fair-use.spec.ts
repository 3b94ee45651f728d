import { dailyLimitMessage } from '@akada/domain/ai/quota';
import { countedDay } from '@akada/domain/days/counted-day';
import { documentPaths } from '@akada/domain/documents/paths';
import { PLAN_OFFERS, PLAN_PROMISES } from '@akada/domain/payments/plan-offers';
import { grantPlan, waitForOpenAccount } from './support/account.ts';
import { outputRegion, pressGenerate } from './support/ai.ts';
import { createStudent, db } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { expect, FIRST_CALL, signIn, test } from './support/test.ts';

test("a paid plan shows today's uses with the fair-use limit, and says when it is reached, on a 360 px phone", async ({
  page,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/status of 429/);
  await page.setViewportSize({ width: 360, height: 740 });
  const student = await createStudent();
  const today = countedDay(new Date(), {});
  await db
    .doc(documentPaths.usage(student.uid, today, 'ai_tools'))
    .set({ feature_name: 'ai_tools', usage_date: today, usage_count: 199 });
  await signIn(page, student);
  await waitForOpenAccount(student.uid);
  await grantPlan(student, 'pro');

  await openSection(page, 'AI Lab');
  await expect(page.getByText('AI uses today: 199 · fair use: 200 a day')).toBeVisible();
  await page.getByRole('link', { name: 'Concept Explainer' }).click();
  await page.getByLabel('The concept').fill('Osmosis');
  await pressGenerate(page);
  await expect(page.getByText('0 AI uses left today.')).toBeVisible(FIRST_CALL);
  await expect(page.getByText("AI uses today: 200 · today's fair-use limit is reached")).toBeVisible();
  await pressGenerate(page);
  await expect(outputRegion(page)).toContainText(dailyLimitMessage('pro', 200, 'at midnight'), FIRST_CALL);
  await expect(outputRegion(page).getByRole('link', { name: 'Compare plans' })).toHaveCount(0);

  await openSection(page, 'Profile');
  await page.getByRole('button', { name: 'Manage Plan' }).click();
  const plans = page.getByRole('dialog');
  await expect(plans).toContainText(PLAN_OFFERS.starter.features[0] ?? '');
  await expect(plans).toContainText(PLAN_PROMISES.fairUse);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
