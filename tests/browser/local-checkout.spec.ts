import { flutterwaveEnv } from '@akada/emulators/fakes/payments';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const { FLUTTERWAVE_SCRIPT_URL, FLUTTERWAVE_PUBLIC_KEY } = flutterwaveEnv('test');

/** The callbacks of the checkout to the page, in order. */
type Calls = ['callback' | 'onclose', unknown][];

interface CheckoutWindow {
  calls: Calls;
  modal: { close: () => void };
  FlutterwaveCheckout: (options: object) => { close: () => void };
}

/** Loads the script into a page of the app, under its content security policy, and opens the checkout. */
async function open(page: Page, tx_ref: string, more: object = {}) {
  await page.evaluate(
    async ({ src, options }) => {
      const script = document.createElement('script');
      script.src = src;
      document.head.append(script);
      await new Promise((resolve, reject) => {
        script.onload = resolve;
        script.onerror = reject;
      });
      const shop = window as unknown as CheckoutWindow;
      shop.calls = [];
      shop.modal = shop.FlutterwaveCheckout({
        ...options,
        callback: (data: unknown) => shop.calls.push(['callback', data]),
        onclose: (cancelled: unknown) => shop.calls.push(['onclose', cancelled]),
      });
    },
    {
      src: FLUTTERWAVE_SCRIPT_URL,
      options: {
        public_key: FLUTTERWAVE_PUBLIC_KEY,
        tx_ref,
        amount: 5000,
        currency: 'NGN',
        customer: { email: 'ada@akada.test', name: 'Ada' },
        customizations: { title: 'Akada', description: 'Pro' },
        ...more,
      },
    },
  );
  return page.frameLocator('iframe[title="Payment"]');
}

/** The callbacks so far. Messages of the frame arrive after it has shown the result: poll for them. */
const callsOf = (page: Page) => page.evaluate(() => (window as unknown as CheckoutWindow).calls);
const reference = (name: string) => `checkout_${name}_${Date.now()}`;

test.describe("The local checkout, under production's content security policy,", () => {
  test.beforeEach(({ page }) => page.goto('/login').then(() => undefined));

  test('calls back with the payment, and again when it is closed', async ({ page }) => {
    const tx_ref = reference('pay');
    const checkout = await open(page, tx_ref);
    await expect(checkout.getByRole('heading', { name: 'Simulated payment' })).toBeVisible();
    await expect(checkout.getByText('₦5,000')).toBeVisible();
    expect((await new AxeBuilder({ page }).include('iframe[title="Payment"]').analyze()).violations).toEqual(
      [],
    );
    await checkout.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(checkout.getByRole('status')).toContainText('No money has moved');
    const paid = {
      status: 'successful',
      tx_ref,
      transaction_id: expect.any(Number),
      flw_ref: expect.any(String),
      amount: 5000,
      currency: 'NGN',
      customer: { email: 'ada@akada.test', name: 'Ada', phone_number: null },
    };
    await expect.poll(() => callsOf(page)).toEqual([['callback', paid]]);
    await checkout.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await callsOf(page)).toEqual([
      ['callback', paid],
      ['onclose', false],
    ]);
  });

  test('can be cancelled without a transaction, and restores the page', async ({ page }) => {
    await page.getByLabel('Email').focus();
    const checkout = await open(page, reference('cancel'));
    await checkout.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await callsOf(page)).toEqual([['onclose', true]]);
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
  });

  test('can be closed by the page without a callback', async ({ page }) => {
    await open(page, reference('close'));
    await page.evaluate(() => (window as unknown as CheckoutWindow).modal.close());
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(await callsOf(page)).toEqual([]);
  });

  test('ignores messages that are not from its frame', async ({ page }) => {
    await open(page, reference('forged'));
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          // Called after the checkout, which has listened for longer.
          addEventListener('message', () => resolve(null), { once: true });
          window.postMessage({ name: 'outcome', outcome: { status: 'successful' } });
        }),
    );
    expect(await callsOf(page)).toEqual([]);
  });

  test('refuses a changed payload', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const checkout = await open(page, reference('hash'), { payload_hash: 'f'.repeat(64) });
    await expect(checkout.getByRole('alert')).toContainText('changed in transit');
    await checkout.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => callsOf(page)).toEqual([['onclose', true]]);
  });

  test('is usable without a mouse', async ({ page }) => {
    const checkout = await open(page, reference('keys'));
    await expect(checkout.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(checkout.getByLabel('Pay with')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(checkout.getByRole('status')).toContainText('has failed');
    await expect.poll(() => callsOf(page)).toMatchObject([['callback', { status: 'failed' }]]);
  });
});
