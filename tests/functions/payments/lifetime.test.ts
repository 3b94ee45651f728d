import { PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { createShop } from './shop.ts';

const shop = createShop();
beforeEach(shop.clear);

/** Gives the first slots to other students. */
async function taken(count: number): Promise<void> {
  const batch = shop.db.batch().set(shop.db.doc('lifetime_slots/summary'), { taken: count });
  for (let slot = 1; slot <= count; slot += 1) {
    batch.set(shop.db.doc(`lifetime_slots/${slot}`), {
      user_id: 'other',
      payment_reference: `akada_${slot}_other`,
    });
  }
  await batch.commit();
}

async function paid() {
  const uid = await shop.createStudent();
  const payment = await shop.writePayment(uid, 'lifetime');
  const transaction = shop.provider.pay(payment);
  return { uid, payment, transaction };
}

describe('the lifetime plan', () => {
  test('takes a slot, never ends, and releases the slot when it is refunded', async () => {
    await taken(99);
    const { uid, payment, transaction } = await paid();

    await shop.charged(transaction);
    expect(await shop.readPlan(uid)).toEqual({ plan: 'lifetime', until: null });
    expect((await shop.readPayment(payment))?.lifetime_slot).toBe(100);
    expect((await shop.db.doc('lifetime_slots/100').get()).data()).toEqual({
      ...{ user_id: uid, payment_reference: payment.payment_reference },
    });
    expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
    expect((await shop.readState(uid)).subscriptions[payment.payment_reference]?.end_date).toBeNull();

    await Promise.all(Array.from({ length: 10 }, () => shop.refunded(transaction)));
    expect(await shop.readPlan(uid)).toEqual({ plan: 'free', until: null });
    expect(await shop.slotsTaken()).toEqual({ summary: 99, slots: 99 });
  });

  test('is not granted after the last slot is taken; support and the student are notified', async () => {
    await taken(100);
    const { uid, payment, transaction } = await paid();

    await shop.charged(transaction);
    const path = `support_tickets/payment_${payment.payment_reference}`;
    await shop.db.doc(path).update({ status: 'upheld' });
    await shop.charged(transaction);

    const { plan, payments, tickets, notifications, subscriptions } = await shop.readState(uid);
    expect(plan).toEqual({ plan: 'free', until: null });
    expect(subscriptions).toEqual({});
    expect(payments[payment.payment_reference]).toMatchObject({
      ...{ status: 'successful', problem: PAYMENT_MESSAGES.noSlot, verified_at: null, lifetime_slot: null },
    });
    // A repeated settlement keeps the ticket as support has answered it.
    expect(Object.entries(tickets).map(([id, { status }]) => [id, status])).toEqual([
      [`payment_${payment.payment_reference}`, 'upheld'],
    ]);
    expect(Object.values(notifications).map(({ message }) => message)).toEqual([PAYMENT_MESSAGES.noSlot]);
    expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
  });

  test('goes to one of two students who pay for the last slot at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.clear();
      await taken(99);
      const both = [await paid(), await paid()];

      await Promise.all(both.map(({ transaction }) => shop.charged(transaction)));

      const plans = await Promise.all(both.map(({ uid }) => shop.readPlan(uid)));
      expect(plans.map(({ plan }) => plan).sort()).toEqual(['free', 'lifetime']);
      expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
    }
  });

  test('is granted once a slot is free again, and the ticket is closed', async () => {
    await taken(99);
    const first = await paid();
    await shop.charged(first.transaction);
    const second = await paid();
    await shop.charged(second.transaction);
    await shop.refunded(first.transaction);

    await settlePayment(shop.deps, { tx_ref: second.payment.payment_reference });

    const { plan, payments, tickets } = await shop.readState(second.uid);
    expect(plan.plan).toBe('lifetime');
    expect(payments[second.payment.payment_reference]).toMatchObject({ status: 'verified', problem: null });
    expect(Object.values(tickets).map(({ status }) => status)).toEqual(['closed']);
  });

  test('is refunded without having been granted, and the ticket is closed', async () => {
    await taken(100);
    const { uid, transaction } = await paid();
    await shop.charged(transaction);

    await shop.refunded(transaction);

    const { tickets } = await shop.readState(uid);
    expect(Object.values(tickets).map(({ status }) => status)).toEqual(['closed']);
    expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
  });

  test('takes one slot when a student pays twice', async () => {
    const uid = await shop.createStudent();
    const payments = await Promise.all([1, 2].map(() => shop.writePayment(uid, 'lifetime')));
    const transactions = payments.map((payment) => shop.provider.pay(payment));

    await Promise.all(transactions.map(shop.charged));

    const { payments: after, tickets } = await shop.readState(uid);
    expect(
      Object.values(after)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['successful', 'verified']);
    expect(Object.values(tickets).map(({ details }) => details)).toEqual([PAYMENT_MESSAGES.twice]);
    expect(await shop.slotsTaken()).toEqual({ summary: 1, slots: 1 });
  });

  test.each(['that was granted', 'that was not granted'])(
    'stays when a student paid twice and the payment %s is refunded, even while the provider is down',
    async (which) => {
      if (which === 'that was granted') expectLogs('a webhook could not be processed');
      const uid = await shop.createStudent();
      const [granted, other] = [await shop.buy(uid, 'lifetime'), await shop.buy(uid, 'lifetime')];
      const [back, kept] = which === 'that was granted' ? [granted, other] : [other, granted];
      const event = {
        event: 'refund.completed',
        data: { tx_ref: back.payment_reference, status: 'completed' },
      };

      shop.provider.isDown = true;
      const answered = await shop.webhook(event);
      shop.provider.isDown = false;
      // The provider sends the event again after a 503.
      expect(answered).toBe(which === 'that was granted' ? 503 : 200);
      expect(await shop.webhook(event)).toBe(200);

      const { plan, payments, tickets } = await shop.readState(uid);
      expect(plan).toEqual({ plan: 'lifetime', until: null });
      expect(payments[back.payment_reference]?.status).toBe('refunded');
      expect(payments[kept.payment_reference]).toMatchObject({ status: 'verified', problem: null });
      expect(Object.values(tickets).map(({ status }) => status)).toEqual(['closed']);
      expect(await shop.slotsTaken()).toEqual({ summary: 1, slots: 1 });
    },
  );
});
