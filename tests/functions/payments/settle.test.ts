import { PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import { settlePayment } from '@akada/functions/src/payments/settle.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { afterDays, createShop } from './shop.ts';

const shop = createShop();
const FREE = { plan: 'free', until: null };
const settle = (tx_ref: string, transaction_id?: number) =>
  settlePayment(shop.deps, { tx_ref, ...(transaction_id !== undefined && { transaction_id }) });

describe('settlePayment', () => {
  test('grants a payment in full: payment, plan, subscription and notification', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const { id } = shop.provider.pay(payment, { payment_type: 'ussd' });

    await settle(payment.payment_reference, id);

    expect(await shop.readState(uid)).toEqual({
      plan: { plan: 'pro', until: afterDays(30) },
      payments: {
        [payment.payment_reference]: {
          ...payment,
          ...{
            status: 'verified',
            transaction_id: id,
            payment_method: 'ussd',
            paid_at: NOW,
            verified_at: NOW,
          },
        },
      },
      subscriptions: {
        [payment.payment_reference]: {
          ...{ user_id: uid, plan: 'pro', status: 'active', created_at: NOW, end_date: afterDays(30) },
        },
      },
      tickets: {},
      notifications: {
        [`payment_verified_${payment.payment_reference}`]: expect.objectContaining({
          ...{ type: 'update', title: 'Welcome to Pro! 🎉', unread: true },
        }),
      },
    });
  });

  test('grants an overpaid payment', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'starter');
    shop.provider.pay(payment, { amount: payment.amount + 0.01 });

    await settle(payment.payment_reference);

    expect((await shop.readPlan(uid)).plan).toBe('starter');
  });

  test.each([
    ['is pending', { status: 'pending' }, 'pending'],
    ['failed', { status: 'failed' }, 'failed'],
    ['is in another currency', { currency: 'GHS' }, 'failed'],
    ['is 0.01 too little', { amount: 4_999.99 }, 'failed'],
    ['is of another reference', { tx_ref: 'akada_1_other' }, 'pending'],
  ] as const)('grants nothing for a transaction that %s', async (_, change, status) => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const { id } = shop.provider.pay(payment, change);

    await settle(payment.payment_reference, id);
    await settle(payment.payment_reference, id);
    await settle(payment.payment_reference);

    const { plan, payments, subscriptions } = await shop.readState(uid);
    expect(plan).toEqual(FREE);
    expect(subscriptions).toEqual({});
    expect(payments[payment.payment_reference]?.status).toBe(status);
  });

  test.each([{ amount: 1 }, { currency: 'USD' }])(
    'opens one ticket for a transaction with %j, and tells the student why it failed',
    async (change) => {
      const uid = await shop.createStudent();
      const payment = await shop.writePayment(uid, 'pro');
      const { id } = shop.provider.pay(payment, change);

      await Promise.all([settle(payment.payment_reference, id), settle(payment.payment_reference)]);
      await settle(payment.payment_reference, id);

      const { payments, tickets } = await shop.readState(uid);
      expect(payments[payment.payment_reference]).toMatchObject({
        ...{ status: 'failed', problem: PAYMENT_MESSAGES.wrongAmount, transaction_id: id },
      });
      expect(Object.values(tickets)).toEqual([
        {
          ...{ type: 'payment', user_id: uid, payment_reference: payment.payment_reference, status: 'open' },
          details: expect.stringContaining(`transaction ${id}, but the price is 5000 NGN`),
          created_at: NOW,
        },
      ]);
    },
  );

  test("changes nothing for another student's transaction, even a paid one", async () => {
    const [ada, ben] = [await shop.createStudent(), await shop.createStudent()];
    const [hers, his] = [await shop.writePayment(ada, 'pro'), await shop.writePayment(ben, 'pro')];
    const { id } = shop.provider.pay(hers);

    await settle(his.payment_reference, id);

    expect(await shop.readPayment(his)).toEqual(his);
    expect(await shop.readPayment(hers)).toEqual(hers);
    expect(await shop.readPlan(ben)).toEqual(FREE);
  });

  test('asks by reference when the transaction id is unknown', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    shop.provider.pay(payment);

    await settle(payment.payment_reference, 999_999);

    expect((await shop.readPlan(uid)).plan).toBe('pro');
  });

  test('does not ask the provider about a settled or a missing payment', async () => {
    const uid = await shop.createStudent();
    const { payment_reference } = await shop.buy(uid, 'pro');
    const before = shop.provider.asked.length;

    await settle(payment_reference);
    expect(await settle('akada_1_nobody')).toBeUndefined();

    expect(shop.provider.asked).toHaveLength(before);
  });

  test('grants a payment that failed at first and was then paid', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    shop.provider.pay(payment, { status: 'failed' });
    await settle(payment.payment_reference);
    expect((await shop.readPayment(payment))?.problem).toBe(PAYMENT_MESSAGES.declined);

    shop.provider.pay(payment);
    await settle(payment.payment_reference);

    expect(await shop.readPayment(payment)).toMatchObject({ status: 'verified', problem: null });
    expect((await shop.readPlan(uid)).plan).toBe('pro');
  });

  test.each([
    ['ahead of ours', 2, 30],
    ['behind the payment', -40, 30],
  ])('gives all 30 days when the provider’s clock is %s', async (_, offset, days) => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    shop.provider.pay(payment, { created_at: afterDays(offset) });

    await settle(payment.payment_reference);

    expect(await shop.readPlan(uid)).toEqual({ plan: 'pro', until: afterDays(days) });
  });
});
