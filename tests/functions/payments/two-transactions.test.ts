import { describe, expect, test } from 'vitest';
import { day, newShop } from './shop.ts';
import { openTickets, paidTwice, tellOfTwoInAnyOrder } from './two-transactions.ts';

const shop = newShop();
const PRO = { plan: 'pro', until: day(30) };
const FREE = { plan: 'free', until: null };

const chargedBack = (tx_id: number) =>
  shop.webhook({ event: 'chargeback.lost', data: { id: 9, tx_id, status: 'lost' } });
describe('of two transactions under one reference', () => {
  test('the refund of one, told before anything is accepted, leaves the other to be granted', async () => {
    const { uid, first, second, tx_ref } = await paidTwice(shop);

    await shop.refunded(first);
    await shop.charged(first);
    await shop.charged(second);

    const { plan, payments } = await shop.stateOf(uid);
    expect(plan).toEqual(PRO);
    expect(payments[tx_ref]).toMatchObject({ status: 'verified', transaction_id: second.id });
  });

  test('a declined one that is charged back does not close the payment, which is then paid', async () => {
    const { uid, payment, first, tx_ref } = await (async () => {
      const uid = await shop.newStudent();
      const payment = await shop.newPayment(uid, 'pro');
      const first = shop.provider.pay(payment, { status: 'failed' });
      return { uid, payment, first, tx_ref: payment.payment_reference };
    })();
    await shop.charged(first);

    await chargedBack(first.id);
    expect((await shop.paymentOf(payment))?.status).toBe('failed');
    await shop.charged(shop.provider.pay(payment));

    const { plan, payments, notifications } = await shop.stateOf(uid);
    expect(plan).toEqual(PRO);
    expect(payments[tx_ref]?.status).toBe('verified');
    expect(Object.keys(notifications)).toEqual([`payment_verified_${tx_ref}`]);
  });

  test('the refund of the one that was not accepted takes nothing back', async () => {
    const { uid, first, second } = await paidTwice(shop);
    await shop.charged(first);

    await shop.refunded(second);

    expect(await shop.planOf(uid)).toEqual(PRO);
  });

  test('money that arrives after the payment was refunded is told to support and to the student, once', async () => {
    const { uid, payment, first } = await (async () => {
      const uid = await shop.newStudent();
      const payment = await shop.newPayment(uid, 'pro');
      return { uid, payment, first: shop.provider.pay(payment) };
    })();
    await shop.refunded(first);
    expect((await shop.paymentOf(payment))?.status).toBe('refunded');

    const late = shop.provider.pay(payment);
    await Promise.all([shop.charged(late), shop.charged(late), shop.charged(first)]);

    const { plan, tickets, notifications } = await shop.stateOf(uid);
    const reference = `${payment.payment_reference}_${late.id}`;
    expect(plan).toEqual(FREE);
    expect(openTickets(tickets)).toEqual([`payment_${reference}`]);
    expect(Object.keys(notifications).sort()).toEqual([
      `payment_late_${reference}`,
      `payment_refunded_${payment.payment_reference}`,
    ]);

    await shop.refunded(late);
    expect(openTickets((await shop.stateOf(uid)).tickets)).toEqual([]);
  });

  test('nothing changes while the provider does not answer', async () => {
    const { uid, payment, first } = await paidTwice(shop);
    shop.provider.isDown = true;
    expect(await shop.refunded(first)).toBe(503);
    shop.provider.isDown = false;

    expect((await shop.paymentOf(payment))?.status).toBe('pending');
    await shop.refunded(first);
    expect(await shop.planOf(uid)).toEqual(PRO);
  });
});

test('in any order of what is told, the plan is what the money that stayed has paid, or a ticket is open', async () => {
  await tellOfTwoInAnyOrder(8);
});
