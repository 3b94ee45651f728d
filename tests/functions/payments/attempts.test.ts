import { PAYMENT_MESSAGES, type Transaction } from '@akada/domain/payments/payments';
import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { afterDays, createShop } from './shop.ts';

const shop = createShop();
beforeEach(() => {
  shop.provider.isDown = false;
});

/** A payment with one settled attempt. */
async function attempted(change: Partial<Transaction>) {
  const uid = await shop.createStudent();
  const payment = await shop.writePayment(uid, 'pro');
  const first = shop.provider.pay(payment, change);
  await shop.charged(first);
  return { uid, payment, first, tx_ref: payment.payment_reference };
}

describe('a payment with several attempts', () => {
  test.each(['the reference', 'the transaction id', 'both'])(
    'that was declined is not granted for a transaction whose refund, found by %s, arrives first',
    async (how) => {
      const { uid, payment, first, tx_ref } = await attempted({ status: 'failed' });
      expect((await shop.readPayment(payment))?.transaction_id).toBe(first.id);
      const second = shop.provider.pay(payment);
      const data = {
        ...(how !== 'the transaction id' && { tx_ref }),
        ...(how !== 'the reference' && { TransactionId: second.id }),
      };

      await shop.webhook({ event: 'refund.completed', data: { ...data, status: 'completed' } });
      await shop.charged(second);
      await settlePayment(shop.deps, { tx_ref });

      const { plan, payments, tickets } = await shop.readState(uid);
      expect(plan).toEqual({ plan: 'free', until: null });
      expect(payments[tx_ref]?.status).toBe('refunded');
      expect(tickets).toEqual({});
    },
  );

  test.each([
    [{ status: 'failed' }, []],
    [{ amount: 1 }, [1]],
  ] as const)(
    'whose first attempt was %j opens a ticket when a later one has the wrong amount',
    async (change, amounts) => {
      const { uid, payment, first, tx_ref } = await attempted(change);
      const second = shop.provider.pay(payment, { amount: 4_999 });

      await Promise.all([shop.charged(second), shop.charged(second)]);
      const tickets = Object.keys((await shop.readState(uid)).tickets);
      for (const id of tickets) await shop.db.doc(`support_tickets/${id}`).update({ status: 'upheld' });
      // Repeated events in any order keep the tickets as support has answered them.
      for (const each of [first, second, first, second]) await shop.charged(each);

      const state = await shop.readState(uid);
      expect(state.plan.plan).toBe('free');
      expect(state.payments[tx_ref]).toMatchObject({
        ...{ status: 'failed', problem: PAYMENT_MESSAGES.wrongAmount, transaction_id: second.id },
      });
      const saved = Object.values(state.tickets);
      expect(saved.map(({ details }) => Number.parseInt(details, 10)).sort()).toEqual([...amounts, 4_999]);
      expect(saved.map(({ status }) => status)).toEqual(saved.map(() => 'upheld'));
    },
  );

  test('opens one ticket when it is paid a second time', async () => {
    expectLogs('a webhook could not be processed');
    const { uid, payment, first, tx_ref } = await attempted({ status: 'pending' });
    const card = shop.provider.pay(payment);
    await shop.charged(card);
    const before = await shop.readState(uid);
    expect(before.plan).toEqual({ plan: 'pro', until: afterDays(30) });

    await shop.charged(first);
    expect((await shop.readState(uid)).tickets).toEqual({});
    first.status = 'successful';
    shop.provider.isDown = true;
    expect(await shop.charged(first)).toBe(503);
    shop.provider.isDown = false;
    expect(await Promise.all(Array.from({ length: 5 }, () => shop.charged(first)))).toEqual(
      Array(5).fill(200),
    );

    const { tickets, ...after } = await shop.readState(uid);
    expect({ ...after, tickets: {} }).toEqual(before);
    expect(Object.entries(tickets).map(([id, { details }]) => [id, details])).toEqual([
      [`payment_${tx_ref}_${first.id}`, expect.stringContaining(`paid again in transaction ${first.id}`)],
    ]);
  });

  test('opens no ticket for a repeated event or a transaction of another payment', async () => {
    const { uid, payment, first, tx_ref } = await attempted({});
    const other = shop.provider.pay(await shop.writePayment(uid, 'starter'));
    const declined = shop.provider.pay(payment, { status: 'failed' });

    for (const id of [first.id, other.id, declined.id, 404]) await shop.charged({ id, tx_ref });

    expect((await shop.readState(uid)).tickets).toEqual({});
  });

  test('is granted once for two concurrent charges, with a ticket for the other', async () => {
    for (let round = 0; round < 5; round += 1) {
      const uid = await shop.createStudent();
      const payment = await shop.writePayment(uid, 'pro');
      const both = [shop.provider.pay(payment), shop.provider.pay(payment)];

      await Promise.all(both.map(shop.charged));

      const { plan, tickets } = await shop.readState(uid);
      expect(plan).toEqual({ plan: 'pro', until: afterDays(30) });
      const granted = (await shop.readPayment(payment))?.transaction_id;
      const other = both.find(({ id }) => id !== granted);
      expect(Object.keys(tickets)).toEqual([`payment_${payment.payment_reference}_${other?.id}`]);
    }
  });
});
