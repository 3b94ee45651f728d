import { disputePayment } from '@akada/functions/src/payments/dispute-payment.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { createShop } from './shop.ts';

const shop = createShop();
const returned = (data: object) =>
  shop.webhook({ event: 'refund.completed', data: { ...data, status: 'completed' } });
const statusesOf = async (uid: string) =>
  Object.fromEntries(
    Object.entries((await shop.readState(uid)).tickets).map(([id, { status }]) => [id, status]),
  );

describe('tickets of payments', () => {
  test('list each partial refund in one ticket of the transaction, while the plan stays', async () => {
    expectLogs('money was returned, but the plan stays');
    const uid = await shop.createStudent();
    const { payment_reference: tx_ref, transaction_id: id } = await shop.buy(uid, 'pro');

    // Half of the money, then the other half; each event is repeated.
    for (const half of [1, 2, 1, 2]) {
      expect(await returned({ id: half, TransactionId: id, AmountRefunded: 2_500 })).toBe(200);
    }
    await Promise.all([1, 2].map(() => returned({ tx_ref, tx_id: 7 })));

    const { plan, tickets } = await shop.readState(uid);
    expect(plan.plan).toBe('pro');
    expect(Object.fromEntries(Object.entries(tickets).map(([key, { details }]) => [key, details]))).toEqual({
      [`payment_${tx_ref}_return_${id}`]: [1, 2]
        .map(
          (half) =>
            `₦2,500 was returned from transaction ${id} (return ${half}). The payment of ₦5,000 for pro is unchanged.`,
        )
        .join('\n'),
      [`payment_${tx_ref}_return_7`]:
        'Money was returned from transaction 7. The payment of ₦5,000 for pro is unchanged.',
    });
  });

  test('list concurrent partial refunds once each', async () => {
    expectLogs('money was returned, but the plan stays');
    const uid = await shop.createStudent();
    const { payment_reference: tx_ref } = await shop.buy(uid, 'pro');
    const parts = [1, 2, 3, 4, 1, 2, 3, 4];

    await Promise.all(parts.map((id) => returned({ id, tx_ref, AmountRefunded: 100 })));

    const [ticket] = Object.values((await shop.readState(uid)).tickets);
    const returns = ticket?.details.split('\n').map((part) => part.match(/return (\d)/)?.[1]);
    expect(returns?.sort()).toEqual(['1', '2', '3', '4']);
  });

  test('are reopened by another partial refund, and not by a repeated event', async () => {
    expectLogs('money was returned, but the plan stays');
    const uid = await shop.createStudent();
    const { payment_reference: tx_ref, transaction_id } = await shop.buy(uid, 'pro');
    const path = `support_tickets/payment_${tx_ref}_return_${transaction_id}`;
    await returned({ id: 1, tx_ref, AmountRefunded: 100 });
    await shop.db.doc(path).update({ status: 'closed', answer: 'That was the rest.', answered_at: NOW });

    await returned({ id: 1, tx_ref, AmountRefunded: 100 });
    expect(Object.values(await statusesOf(uid))).toEqual(['closed']);
    await returned({ id: 2, tx_ref, AmountRefunded: 100 });
    expect(Object.values(await statusesOf(uid))).toEqual(['open']);
  });

  test('report a refund that arrives before any payment is known', async () => {
    expectLogs('money was returned, but the plan stays');
    const uid = await shop.createStudent();
    const { payment_reference: tx_ref } = await shop.writePayment(uid, 'pro');

    await returned({ tx_ref, AmountRefunded: 2_500 });

    expect(await statusesOf(uid)).toEqual({ [`payment_${tx_ref}_return_unknown`]: 'open' });
  });

  test('about a wrong amount and a dispute are closed when the money is refunded', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const tx_ref = payment.payment_reference;
    const wrong = shop.provider.pay(payment, { currency: 'GHS' });
    await shop.charged(wrong);
    await disputePayment(shop.deps, { uid }, { tx_ref });
    expect(await statusesOf(uid)).toEqual({
      [`dispute_${tx_ref}`]: 'open',
      [`payment_${tx_ref}_${wrong.id}`]: 'open',
    });

    await shop.refunded(wrong);

    expect(await statusesOf(uid)).toEqual({
      [`dispute_${tx_ref}`]: 'closed',
      [`payment_${tx_ref}_${wrong.id}`]: 'closed',
    });
  });

  test('about a dispute are closed when the payment is granted, and those about a second payment stay open', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const tx_ref = payment.payment_reference;
    const wrong = shop.provider.pay(payment, { amount: 4_999 });
    await shop.charged(wrong);
    await disputePayment(shop.deps, { uid }, { tx_ref });

    const right = shop.provider.pay(payment);
    await shop.charged(right);
    // A repeated event about the wrong amount changes nothing.
    await shop.charged(wrong);

    expect((await shop.readPlan(uid)).plan).toBe('pro');
    expect(await statusesOf(uid)).toEqual({
      [`dispute_${tx_ref}`]: 'closed',
      [`payment_${tx_ref}_${wrong.id}`]: 'open',
    });
  });
});
