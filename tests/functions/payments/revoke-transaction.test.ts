import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { afterDays, createShop } from './shop.ts';

const shop = createShop();
const FREE = { plan: 'free', until: null };

async function bought(plan: 'starter' | 'pro' | 'lifetime' = 'pro') {
  const uid = await shop.createStudent();
  const payment = await shop.buy(uid, plan);
  return { uid, payment, id: payment.transaction_id ?? 0, tx_ref: payment.payment_reference };
}

/** The log of money that went back without ending the plan. */
const RETURNED = 'money was returned, but the plan stays';

describe('a returned payment', () => {
  test('revokes the plan once, however often the event is repeated', async () => {
    const { uid, tx_ref, id } = await bought();

    await Promise.all(Array.from({ length: 20 }, () => shop.refunded({ id })));
    await shop.refunded({ id });

    const { plan, payments, subscriptions, notifications } = await shop.readState(uid);
    expect(plan).toEqual(FREE);
    expect(payments[tx_ref]).toMatchObject({ status: 'refunded', refunded_at: NOW, verified_at: NOW });
    expect(subscriptions[tx_ref]?.status).toBe('refunded');
    expect(Object.keys(notifications).sort()).toEqual([
      `payment_refunded_${tx_ref}`,
      `payment_verified_${tx_ref}`,
    ]);
  });

  test('sends no second notification when the event is repeated later', async () => {
    const { uid, tx_ref, id } = await bought();
    await shop.refunded({ id });
    const path = `users/${uid}/notifications/payment_refunded_${tx_ref}`;
    await shop.db.doc(path).update({ unread: false });

    shop.clock.now = afterDays(1);
    await shop.refunded({ id });
    shop.clock.now = NOW;

    const { payments, notifications } = await shop.readState(uid);
    expect(payments[tx_ref]?.refunded_at).toEqual(NOW);
    expect(notifications[`payment_refunded_${tx_ref}`]?.unread).toBe(false);
  });

  test.each([
    [
      'a reference',
      (_: number, tx_ref: string) => ({ event: 'refund.completed', data: { tx_ref, status: 'completed' } }),
    ],
    [
      'tx_id',
      (tx_id: number) => ({ event: 'refund.completed', data: { id: 9, tx_id, status: 'completed-mpgs' } }),
    ],
    [
      'transaction_id',
      (transaction_id: number) => ({
        event: 'chargeback.lost',
        data: { id: 9, transaction_id, status: 'lost' },
      }),
    ],
    [
      'TransactionId',
      (TransactionId: number) => ({
        event: 'refund.completed',
        data: { TransactionId, status: 'completed' },
      }),
    ],
    [
      'the bare form',
      (TransactionId: number) => ({ id: 9, AmountRefunded: 5_000, TransactionId, status: 'completed' }),
    ],
    [
      'the reference of an accepted chargeback',
      (_: number, tx_ref: string) => ({
        event: 'chargeback.updated',
        data: { tx_ref, status: 'accepted', amount: 1 },
      }),
    ],
  ] as const)('is found by %s', async (_, body) => {
    const { uid, id, tx_ref } = await bought();

    expect(await shop.webhook(body(id, tx_ref))).toBe(200);

    expect(await shop.readPlan(uid)).toEqual(FREE);
  });

  test.each([
    [
      'a refund that has only begun',
      (tx_ref: string) => ({ event: 'refund.initiated', data: { tx_ref, status: 'new' } }),
      [],
    ],
    [
      'a refund that failed',
      (tx_ref: string) => ({ event: 'refund.completed', data: { tx_ref, status: 'failed' } }),
      [],
    ],
    [
      'an open chargeback',
      (tx_ref: string) => ({ event: 'chargeback.created', data: { tx_ref, status: 'initiated' } }),
      [],
    ],
    [
      'a chargeback that was won',
      (tx_ref: string) => ({ event: 'chargeback.won', data: { tx_ref, status: 'won' } }),
      [],
    ],
    [
      'a refund of less than the price',
      (tx_ref: string) => ({
        event: 'refund.completed',
        data: { tx_ref, status: 'completed', AmountRefunded: 4_999 },
      }),
      [RETURNED],
    ],
    [
      'a refund of another transaction',
      (tx_ref: string) => ({ event: 'refund.completed', data: { tx_ref, status: 'completed', tx_id: 5 } }),
      [RETURNED],
    ],
  ] as const)('keeps its plan after %s', async (_, body, logs) => {
    expectLogs(...logs);
    const { uid, tx_ref } = await bought();

    expect(await shop.webhook(body(tx_ref))).toBe(200);

    expect((await shop.readPlan(uid)).plan).toBe('pro');
  });

  test('keeps the plan of another payment', async () => {
    const { uid, id } = await bought('pro');
    await shop.buy(uid, 'starter');

    await shop.refunded({ id });

    expect(await shop.readPlan(uid)).toEqual({ plan: 'starter', until: afterDays(30) });
  });

  test.each(['the reference', 'the transaction id'])(
    'is final when its refund, found by %s, arrives before the charge',
    async (how) => {
      const uid = await shop.createStudent();
      const payment = await shop.writePayment(uid, 'pro');
      const transaction = shop.provider.pay(payment);
      const { payment_reference: tx_ref } = payment;
      const data = {
        status: 'completed',
        ...(how === 'the reference' ? { tx_ref } : { TransactionId: transaction.id }),
      };

      await shop.webhook({ event: 'refund.completed', data });
      await shop.charged(transaction);
      await settlePayment(shop.deps, { tx_ref });

      const { plan, payments, subscriptions } = await shop.readState(uid);
      expect(plan).toEqual(FREE);
      expect(payments[tx_ref]?.status).toBe('refunded');
      expect(subscriptions).toEqual({});
    },
  );

  test('leaves no plan when the refund and the charge arrive at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const uid = await shop.createStudent();
      const payment = await shop.writePayment(uid, 'pro');
      const transaction = shop.provider.pay(payment);

      await Promise.all([shop.charged(transaction), shop.refunded(transaction), shop.charged(transaction)]);

      expect(await shop.readPlan(uid)).toEqual(FREE);
      expect((await shop.readPayment(payment))?.status).toBe('refunded');
    }
  });
});
