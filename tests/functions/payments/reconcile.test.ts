import type { Payment } from '@akada/domain/payments/schemas';
import { reconcilePayments } from '@akada/functions/src/payments/reconcile.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { afterDays, createShop } from './shop.ts';

const shop = createShop();
beforeEach(shop.clear);
const just = (before: number) => new Date(afterDays(before).getTime() - 1);

describe('reconcilePayments', () => {
  test('settles paid payments page by page, and continues after one that fails', async () => {
    expectLogs('a payment could not be reconciled');
    const uids = await Promise.all(Array.from({ length: 7 }, () => shop.createStudent()));
    const payments = await Promise.all(uids.map((uid) => shop.writePayment(uid, 'starter')));
    for (const payment of payments) shop.provider.pay(payment);
    // Settling fails without an account.
    await shop.db.doc(`users/${uids[3]}`).delete();

    await reconcilePayments(shop.deps, 2);

    const statuses = await Promise.all(
      payments.map(async (payment) => (await shop.readPayment(payment))?.status),
    );
    expect(statuses).toEqual(payments.map((_, index) => (index === 3 ? 'pending' : 'verified')));
  });

  test.each([
    ['of exactly 7 days', 0, 'pending'],
    ['of more than 7 days', 1, 'failed'],
  ] as const)('leaves an unpaid payment %s (plus %i ms) %s', async (_, milliseconds, status) => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');

    shop.clock.now = new Date(afterDays(7).getTime() + milliseconds);
    await reconcilePayments(shop.deps);

    expect((await shop.readPayment(payment))?.status).toBe(status);
  });

  test('keeps old payments pending while the provider is down, and grants one that was paid late', async () => {
    expectLogs('a payment could not be reconciled');
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    shop.clock.now = afterDays(8);
    shop.provider.isDown = true;
    await reconcilePayments(shop.deps);
    expect((await shop.readPayment(payment))?.status).toBe('pending');

    shop.provider.isDown = false;
    shop.provider.pay(payment, { created_at: afterDays(7.5) });
    await reconcilePayments(shop.deps);

    // 30 days from when it was paid.
    expect(await shop.readPlan(uid)).toEqual({ plan: 'pro', until: afterDays(37.5) });
  });

  test('grants payments that were declined at first and paid in a later attempt, page by page', async () => {
    const uids = await Promise.all(Array.from({ length: 3 }, () => shop.createStudent()));
    const payments = await Promise.all(uids.map((uid) => shop.writePayment(uid, 'pro')));
    for (const payment of payments) shop.provider.pay(payment, { status: 'failed' });
    await reconcilePayments(shop.deps);
    const status = async (payment: Payment) => (await shop.readPayment(payment))?.status;
    expect(await Promise.all(payments.map(status))).toEqual(Array(3).fill('failed'));

    // The page was closed, and no webhook came.
    for (const payment of payments) shop.provider.pay(payment);
    shop.clock.now = just(7);
    await reconcilePayments(shop.deps, 2);

    expect(await Promise.all(payments.map(status))).toEqual(Array(3).fill('verified'));
  });

  test('verifies a failed payment for 7 days, and writes nothing while it stays failed', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    shop.provider.pay(payment, { amount: 1 });
    await reconcilePayments(shop.deps);
    const before = await shop.readState(uid);
    const asked = async (at: Date) => {
      shop.provider.asked.length = 0;
      shop.clock.now = at;
      await reconcilePayments(shop.deps);
      return shop.provider.asked.length;
    };

    expect(await asked(just(7))).toBe(1);
    expect(await asked(afterDays(7))).toBe(0);
    expect(await shop.readState(uid)).toEqual(before);
  });
});
