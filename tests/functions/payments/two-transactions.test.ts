import { describe, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { afterDays, createShop } from './shop.ts';
import { checkTwoTransactionsInAnyOrder, openTicketIds, payTwice } from './two-transactions.ts';

const shop = createShop();
const PRO = { plan: 'pro', until: afterDays(30) };
const FREE = { plan: 'free', until: null };

const chargedBack = (tx_id: number) =>
  shop.webhook({ event: 'chargeback.lost', data: { id: 9, tx_id, status: 'lost' } });
describe('two transactions under one reference', () => {
  test('grant the plan for one when the other was refunded before any was accepted', async () => {
    const { uid, first, second, tx_ref } = await payTwice(shop);

    await shop.refunded(first);
    await shop.charged(first);
    await shop.charged(second);

    const { plan, payments } = await shop.readState(uid);
    expect(plan).toEqual(PRO);
    expect(payments[tx_ref]).toMatchObject({ status: 'verified', transaction_id: second.id });
  });

  test('grant the plan for a paid one after a chargeback of a declined one', async () => {
    const { uid, payment, first, tx_ref } = await (async () => {
      const uid = await shop.createStudent();
      const payment = await shop.writePayment(uid, 'pro');
      const first = shop.provider.pay(payment, { status: 'failed' });
      return { uid, payment, first, tx_ref: payment.payment_reference };
    })();
    await shop.charged(first);

    await chargedBack(first.id);
    expect((await shop.readPayment(payment))?.status).toBe('failed');
    await shop.charged(shop.provider.pay(payment));

    const { plan, payments, notifications } = await shop.readState(uid);
    expect(plan).toEqual(PRO);
    expect(payments[tx_ref]?.status).toBe('verified');
    expect(Object.keys(notifications)).toEqual([`payment_verified_${tx_ref}`]);
  });

  test('keep the plan when the one that was not accepted is refunded', async () => {
    expectLogs('money was returned, but the plan stays');
    const { uid, first, second } = await payTwice(shop);
    await shop.charged(first);

    await shop.refunded(second);

    expect(await shop.readPlan(uid)).toEqual(PRO);
  });

  test('notify support and the student once of money that arrives after the refund', async () => {
    const { uid, payment, first } = await (async () => {
      const uid = await shop.createStudent();
      const payment = await shop.writePayment(uid, 'pro');
      return { uid, payment, first: shop.provider.pay(payment) };
    })();
    await shop.refunded(first);
    expect((await shop.readPayment(payment))?.status).toBe('refunded');

    const late = shop.provider.pay(payment);
    await Promise.all([shop.charged(late), shop.charged(late), shop.charged(first)]);

    const { plan, tickets, notifications } = await shop.readState(uid);
    const reference = `${payment.payment_reference}_${late.id}`;
    expect(plan).toEqual(FREE);
    expect(openTicketIds(tickets)).toEqual([`payment_${reference}`]);
    expect(Object.keys(notifications).sort()).toEqual([
      `payment_late_${reference}`,
      `payment_refunded_${payment.payment_reference}`,
    ]);

    await shop.refunded(late);
    expect(openTicketIds((await shop.readState(uid)).tickets)).toEqual([]);
  });

  test('change nothing while the provider is down', async () => {
    expectLogs('a webhook could not be processed');
    const { uid, payment, first } = await payTwice(shop);
    shop.provider.isDown = true;
    expect(await shop.refunded(first)).toBe(503);
    shop.provider.isDown = false;

    expect((await shop.readPayment(payment))?.status).toBe('pending');
    await shop.refunded(first);
    expect(await shop.readPlan(uid)).toEqual(PRO);
  });
});

test('in any order of events, two transactions give the plan that was paid for, or an open ticket', async () => {
  expectLogs('money was returned, but the plan stays');
  await checkTwoTransactionsInAnyOrder(8);
});
