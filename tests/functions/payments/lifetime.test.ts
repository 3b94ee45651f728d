import { PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { newShop } from './shop.ts';

const shop = newShop();
beforeEach(shop.clear);

/** So many slots that others have, from the first. */
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
  const uid = await shop.newStudent();
  const payment = await shop.newPayment(uid, 'lifetime');
  const transaction = shop.provider.pay(payment);
  return { uid, payment, transaction };
}

describe('the lifetime plan', () => {
  test('takes a slot, never ends, and gives the slot back with the money', async () => {
    await taken(99);
    const { uid, payment, transaction } = await paid();

    await shop.charged(transaction);
    expect(await shop.planOf(uid)).toEqual({ plan: 'lifetime', until: null });
    expect((await shop.paymentOf(payment))?.lifetime_slot).toBe(100);
    expect((await shop.db.doc('lifetime_slots/100').get()).data()).toEqual({
      ...{ user_id: uid, payment_reference: payment.payment_reference },
    });
    expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
    expect((await shop.stateOf(uid)).subscriptions[payment.payment_reference]?.end_date).toBeNull();

    await Promise.all(Array.from({ length: 10 }, () => shop.refunded(transaction)));
    expect(await shop.planOf(uid)).toEqual({ plan: 'free', until: null });
    expect(await shop.slotsTaken()).toEqual({ summary: 99, slots: 99 });
  });

  test('that was paid after the last slot is told to support and student, and granted to nobody', async () => {
    await taken(100);
    const { uid, payment, transaction } = await paid();

    await shop.charged(transaction);
    const path = `support_tickets/payment_${payment.payment_reference}`;
    await shop.db.doc(path).update({ status: 'upheld' });
    await shop.charged(transaction);

    const { plan, payments, tickets, notifications, subscriptions } = await shop.stateOf(uid);
    expect(plan).toEqual({ plan: 'free', until: null });
    expect(subscriptions).toEqual({});
    expect(payments[payment.payment_reference]).toMatchObject({
      ...{ status: 'successful', problem: PAYMENT_MESSAGES.noSlot, verified_at: null, lifetime_slot: null },
    });
    // Told once: what support made of it stays.
    expect(Object.entries(tickets).map(([id, { status }]) => [id, status])).toEqual([
      [`payment_${payment.payment_reference}`, 'upheld'],
    ]);
    expect(Object.values(notifications).map(({ message }) => message)).toEqual([PAYMENT_MESSAGES.noSlot]);
    expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
  });

  test('of which one is left goes to one of two who pay at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      await shop.clear();
      await taken(99);
      const both = [await paid(), await paid()];

      await Promise.all(both.map(({ transaction }) => shop.charged(transaction)));

      const plans = await Promise.all(both.map(({ uid }) => shop.planOf(uid)));
      expect(plans.map(({ plan }) => plan).sort()).toEqual(['free', 'lifetime']);
      expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
    }
  });

  test('that was not granted is, once there is a slot again, and the ticket is closed', async () => {
    await taken(99);
    const first = await paid();
    await shop.charged(first.transaction);
    const second = await paid();
    await shop.charged(second.transaction);
    await shop.refunded(first.transaction);

    await settlePayment(shop.deps, { tx_ref: second.payment.payment_reference });

    const { plan, payments, tickets } = await shop.stateOf(second.uid);
    expect(plan.plan).toBe('lifetime');
    expect(payments[second.payment.payment_reference]).toMatchObject({ status: 'verified', problem: null });
    expect(Object.values(tickets).map(({ status }) => status)).toEqual(['closed']);
  });

  test('that was not granted and is returned takes nothing back, and closes the ticket', async () => {
    await taken(100);
    const { uid, transaction } = await paid();
    await shop.charged(transaction);

    await shop.refunded(transaction);

    const { tickets } = await shop.stateOf(uid);
    expect(Object.values(tickets).map(({ status }) => status)).toEqual(['closed']);
    expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
  });

  test('paid for twice by one student takes one slot', async () => {
    const uid = await shop.newStudent();
    const payments = await Promise.all([1, 2].map(() => shop.newPayment(uid, 'lifetime')));
    const transactions = payments.map((payment) => shop.provider.pay(payment));

    await Promise.all(transactions.map(shop.charged));

    const { payments: after, tickets } = await shop.stateOf(uid);
    expect(
      Object.values(after)
        .map(({ status }) => status)
        .sort(),
    ).toEqual(['successful', 'verified']);
    expect(Object.values(tickets).map(({ details }) => details)).toEqual([PAYMENT_MESSAGES.twice]);
    expect(await shop.slotsTaken()).toEqual({ summary: 1, slots: 1 });
  });

  test.each(['that counts', 'that was not granted'])(
    'paid for twice stays when the payment %s goes back, also while the provider is away',
    async (which) => {
      const uid = await shop.newStudent();
      const [granted, other] = [await shop.buy(uid, 'lifetime'), await shop.buy(uid, 'lifetime')];
      const [back, kept] = which === 'that counts' ? [granted, other] : [other, granted];
      const event = {
        event: 'refund.completed',
        data: { tx_ref: back.payment_reference, status: 'completed' },
      };

      shop.provider.isDown = true;
      const answered = await shop.webhook(event);
      shop.provider.isDown = false;
      // It is sent again until it is answered well.
      expect(answered).toBe(which === 'that counts' ? 503 : 200);
      expect(await shop.webhook(event)).toBe(200);

      const { plan, payments, tickets } = await shop.stateOf(uid);
      expect(plan).toEqual({ plan: 'lifetime', until: null });
      expect(payments[back.payment_reference]?.status).toBe('refunded');
      expect(payments[kept.payment_reference]).toMatchObject({ status: 'verified', problem: null });
      expect(Object.values(tickets).map(({ status }) => status)).toEqual(['closed']);
      expect(await shop.slotsTaken()).toEqual({ summary: 1, slots: 1 });
    },
  );
});
