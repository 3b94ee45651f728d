import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { HOST, portsOf } from '@akada/emulators/ports';
import type { Locator, Page } from '@playwright/test';
import { createStudent, db, type Student } from './support/backend.ts';
import { openSection } from './support/navigation.ts';
import { CORE, expect, FIRST_CALL, signIn, test } from './support/test.ts';

const checkoutOf = (page: Page) => page.frameLocator('iframe[title="Payment"]');

/** Chooses Pro and opens the provider's checkout. */
async function openCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Manage Plan' }).click();
  await page.getByRole('button', { name: 'Get Pro' }).click();
  await page.getByRole('button', { name: 'Pay ₦5,000 with Flutterwave' }).click(FIRST_CALL);
  await expect(checkoutOf(page).getByText('No money moves', { exact: false })).toBeVisible();
}

async function openHistory(page: Page) {
  await page.getByRole('button', { name: 'Payment History' }).click();
  return page.getByRole('dialog', { name: 'Payment History' });
}

/** Requests a refund of the only payment in the history. */
async function requestRefund(history: Locator): Promise<void> {
  await history.getByRole('button', { name: 'Request a refund' }).click();
  await history.getByLabel('Why do you want a refund?').fill('I bought the wrong plan.');
  await history.getByRole('button', { name: 'Send request' }).click();
}

/** Controls the fake Flutterwave: POSTs `what` to its control route at `path`. */
async function control(path: string, what: object): Promise<void> {
  const answer = await fetch(`http://${HOST}:${portsOf('test').flutterwave}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  });
  if (!answer.ok) throw new Error(`the fake Flutterwave refused: ${answer.status} ${await answer.text()}`);
}

async function planOf({ uid }: Student): Promise<unknown> {
  return (await db.doc(documentPaths.account(uid)).get()).get('current_plan');
}

test('a student buys Pro, sees the new plan, and opens the receipt', CORE, async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await openSection(page, 'Profile');

  await test.step('the dialog shows the price and features of each plan', async () => {
    await page.getByRole('button', { name: 'Manage Plan' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plans' });
    for (const text of [
      '₦0',
      '₦2,000',
      '₦5,000',
      '₦30,000',
      'Your plan',
      'Popular',
      '100 of 100 places left',
    ]) {
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(dialog.getByText('never renews automatically', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await openCheckout(page);
  await expect(page.locator('iframe[title="Payment"]')).toBeFocused();
  const reloaded = page.waitForEvent('load', { timeout: 0 });
  await checkoutOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(
    page.getByText('Payment Successful! 🎉 Welcome to Pro! Your plan has been upgraded.'),
  ).toBeVisible(FIRST_CALL);
  expect(await planOf(student)).toBe('pro');
  await reloaded;

  await test.step('after the reload the plan and its receipt are shown', async () => {
    await expect(page.getByText(/Pro.*until \d+ \w+ 20\d\d/)).toBeVisible();
    const history = await openHistory(page);
    await expect(history.getByRole('listitem')).toHaveText(/Pro ₦5,000.*Verified.*by card/);
    await history.getByRole('button', { name: 'Receipt' }).click();
    await expect(page.getByRole('dialog', { name: 'Receipt' })).toContainText(student.email);
  });

  await test.step('the features of Pro are unlocked', async () => {
    await page.getByRole('dialog', { name: 'Receipt' }).getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('dialog', { name: 'Payment History' })
      .getByRole('button', { name: 'Close' })
      .click();
    await openSection(page, 'Journal');
    await expect(page.getByRole('button', { name: '30 days' })).toBeVisible();
  });
});

test('a student disputes a failed payment', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await openSection(page, 'Profile');
  await openCheckout(page);
  await checkoutOf(page).getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByText("The payment didn't go through.", { exact: false }).first()).toBeVisible(
    FIRST_CALL,
  );
  const history = await openHistory(page);
  await expect(history.getByRole('listitem')).toHaveText(/Failed/);
  await history.getByRole('button', { name: 'Dispute' }).click();
  await expect(page.getByText('Dispute Initiated, a support ticket has been created')).toBeVisible(
    FIRST_CALL,
  );
  await expect(history.getByRole('button', { name: 'Dispute' })).toHaveCount(0);
  expect(await planOf(student)).toBe('free');
});

test('a student resumes an abandoned payment, reconfirms it and requests a refund', async ({ page }) => {
  test.slow();
  const student = await createStudent();
  await signIn(page, student);
  await openSection(page, 'Profile');
  await openCheckout(page);
  await checkoutOf(page).getByRole('button', { name: 'Cancel' }).click();
  let history = await openHistory(page);
  await expect(history.getByRole('listitem')).toHaveText(/Pending/);
  await history.getByRole('button', { name: 'Resume payment' }).click();
  await page.getByRole('button', { name: 'Pay ₦5,000 with Flutterwave' }).click(FIRST_CALL);
  await checkoutOf(page).getByRole('button', { name: 'Leave pending' }).click();
  await expect(page.getByText('not confirmed yet', { exact: false }).first()).toBeVisible(FIRST_CALL);
  history = await openHistory(page);
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await history.getByRole('button', { name: 'Reconfirm' }).click();
  await expect(page.getByText("Payment not confirmed yet. We'll keep checking.")).toBeVisible(FIRST_CALL);
  expect(await planOf(student)).toBe('free');

  await test.step('the money arrives without a webhook', async () => {
    const { docs } = await db
      .collection(sharedCollections.payments)
      .where('user_id', '==', student.uid)
      .get();
    const tx_ref = docs[0]?.id ?? '';
    await control('/control', { only: tx_ref, webhooks: 'off' });
    await control('/control/complete', { tx_ref });
    await history.getByRole('button', { name: 'Reconfirm' }).click();
    await expect(page.getByText('Verification Successful! 🎉')).toBeVisible();
    expect(await planOf(student)).toBe('pro');
  });

  await test.step('a refund can be requested once', async () => {
    await requestRefund(history);
    await expect(page.getByText('Refund requested, a support ticket has been created')).toBeVisible();
    await expect(history.getByRole('button', { name: 'See your request' })).toBeVisible();
    await expect(history.getByRole('button', { name: 'Request a refund' })).toHaveCount(0);
    await history.getByRole('button', { name: 'Close' }).click();
    history = await openHistory(page);
    await requestRefund(history);
    await expect(page.getByText('You already requested this refund. Here is your request.')).toBeVisible();
  });
});
