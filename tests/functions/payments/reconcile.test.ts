import { reconcilePayments } from '@akada/functions/src/payments/reconcile.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { day, newShop } from './shop.ts';

const shop = newShop();
beforeEach(shop.clear);

describe('reconcilePayments', () => {
  test('settles what was paid, page by page, and one that fails holds up no other', async () => {
    const uids = await Promise.all(Array.from({ length: 7 }, () => shop.newStudent()));
    const payments = await Promise.all(uids.map((uid) => shop.newPayment(uid, 'starter')));
    for (const payment of payments) shop.provider.pay(payment);
    // Its account is gone.
    await shop.db.doc(`users/${uids[3]}`).delete();

    await reconcilePayments(shop.deps, 2);

    const statuses = await Promise.all(
      payments.map(async (payment) => (await shop.paymentOf(payment))?.status),
    );
    expect(statuses).toEqual(payments.map((_, index) => (index === 3 ? 'pending' : 'verified')));
  });

  test.each([
    ['to the millisecond 7 days', 0, 'pending'],
    ['longer than 7 days', 1, 'failed'],
  ] as const)('leaves what nobody paid for %s', async (_, milliseconds, status) => {
    const uid = await shop.newStudent();
    const payment = await shop.newPayment(uid, 'pro');

    shop.clock.now = new Date(day(7).getTime() + milliseconds);
    await reconcilePayments(shop.deps);

    expect((await shop.paymentOf(payment))?.status).toBe(status);
  });

  test('fails nothing that is old while the provider is down, and grants what was paid late', async () => {
    const uid = await shop.newStudent();
    const payment = await shop.newPayment(uid, 'pro');
    shop.clock.now = day(8);
    shop.provider.isDown = true;
    await reconcilePayments(shop.deps);
    expect((await shop.paymentOf(payment))?.status).toBe('pending');

    shop.provider.isDown = false;
    shop.provider.pay(payment);
    await reconcilePayments(shop.deps);

    // 30 days from when it was paid.
    expect(await shop.planOf(uid)).toEqual({ plan: 'pro', until: day(30) });
  });
});
