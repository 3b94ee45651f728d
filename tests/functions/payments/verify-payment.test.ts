import { contracts } from '@akada/domain/callables/contracts';
import { PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import { disputePayment } from '@akada/functions/src/payments/dispute-payment.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { createShop } from './shop.ts';

const shop = createShop();

async function opened() {
  const uid = await shop.createStudent();
  const payment = await shop.writePayment(uid, 'pro');
  return { uid, payment, tx_ref: payment.payment_reference };
}

describe('verifyPayment', () => {
  test('grants a paid payment and returns its status', async () => {
    const { uid, payment, tx_ref } = await opened();
    expect(await shop.verify(uid, { tx_ref, plan: 'pro' })).toEqual({
      status: 'pending',
      plan: 'pro',
      problem: null,
    });
    const { id } = shop.provider.pay(payment);

    const answer = await shop.verify(uid, { tx_ref, plan: 'pro', transaction_id: id });

    expect(answer).toEqual({ status: 'verified', plan: 'pro', problem: null });
    expect((await shop.readPlan(uid)).plan).toBe('pro');
    // A second call returns the same without asking the provider.
    expect(await shop.verify(uid, { tx_ref, plan: 'pro', transaction_id: 1 })).toEqual(answer);
  });

  test('returns why a payment failed', async () => {
    const { uid, payment, tx_ref } = await opened();
    shop.provider.pay(payment, { amount: 4_999.99 });

    expect(await shop.verify(uid, { tx_ref, plan: 'pro' })).toEqual({
      ...{ status: 'failed', plan: 'pro', problem: PAYMENT_MESSAGES.wrongAmount },
    });
  });

  test("answers another student's payment as a missing one, and changes nothing", async () => {
    const { uid, payment, tx_ref } = await opened();
    const { id } = shop.provider.pay(payment);
    const ben = await shop.createStudent();
    const unknown = { code: 'not-found', message: PAYMENT_MESSAGES.unknown };
    shop.provider.asked.length = 0;

    await expect(shop.verify(ben, { tx_ref, plan: 'pro', transaction_id: id })).rejects.toMatchObject(
      unknown,
    );
    await expect(shop.verify(ben, { tx_ref: 'akada_1_nobody', plan: 'pro' })).rejects.toMatchObject(unknown);

    expect(shop.provider.asked).toEqual([]);
    expect(await shop.readPayment(payment)).toEqual(payment);
    expect([await shop.readPlan(uid), await shop.readPlan(ben)]).toEqual(
      Array(2).fill({ plan: 'free', until: null }),
    );
  });

  test('changes nothing for a transaction of another payment, even of the same student', async () => {
    const { uid, tx_ref, payment } = await opened();
    const starter = await shop.writePayment(uid, 'starter');
    const { id } = shop.provider.pay(starter);

    expect(await shop.verify(uid, { tx_ref, plan: 'pro', transaction_id: id })).toMatchObject({
      status: 'pending',
    });

    expect(await shop.readPayment(payment)).toEqual(payment);
    expect((await shop.readPlan(uid)).plan).toBe('free');
  });

  test('changes nothing when the plan differs from that of the payment', async () => {
    const { uid, payment } = await opened();
    const starter = await shop.writePayment(uid, 'starter');
    shop.provider.pay(starter);

    const asked = { tx_ref: starter.payment_reference, plan: 'lifetime' } as const;
    await expect(shop.verify(uid, asked)).rejects.toMatchObject({ code: 'invalid-argument' });

    expect(await shop.readPayment(starter)).toEqual(starter);
    expect(await shop.readPayment(payment)).toEqual(payment);
  });

  test.each([
    { tx_ref: 'akada_1_a', plan: 'pro', amount: 1 },
    { tx_ref: 'akada_1_a', plan: 'pro', user_id: 'ben' },
    { tx_ref: 'akada_1_a', plan: 'pro', status: 'successful' },
    { tx_ref: 'a/b', plan: 'pro' },
    { tx_ref: 'akada_1_a', plan: 'pro', transaction_id: '1/../2' },
    { tx_ref: 'akada_1_a', plan: 'pro', transaction_id: 1.5 },
  ])('rejects the input %j', (input) => {
    expect(contracts.verifyPayment.input.safeParse(input).success).toBe(false);
  });

  test('reports that the provider is unavailable, and leaves the payment pending', async () => {
    expectLogs('a payment could not be verified');
    const { uid, payment, tx_ref } = await opened();
    shop.provider.isDown = true;

    await expect(shop.verify(uid, { tx_ref, plan: 'pro' })).rejects.toMatchObject({
      ...{ code: 'unavailable', message: 'Payment service temporarily unavailable' },
    });

    shop.provider.isDown = false;
    expect(await shop.readPayment(payment)).toEqual(payment);
  });
});

describe('disputePayment', () => {
  const dispute = (uid: string, tx_ref: string) => disputePayment(shop.deps, { uid }, { tx_ref });

  test('creates one ticket for a failed payment', async () => {
    const { uid, payment, tx_ref } = await opened();
    const { id } = shop.provider.pay(payment, { status: 'failed' });
    await shop.verify(uid, { tx_ref, plan: 'pro' });

    const answers = await Promise.all(Array.from({ length: 10 }, () => dispute(uid, tx_ref)));

    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await shop.readState(uid)).tickets).toEqual({
      [`dispute_${tx_ref}`]: {
        ...{ type: 'dispute', user_id: uid, payment_reference: tx_ref, status: 'open', created_at: NOW },
        details: expect.stringContaining(
          `₦5,000 for pro failed: ${PAYMENT_MESSAGES.declined} (transaction ${id})`,
        ),
      },
    });
  });

  test.each(['pending', 'successful', 'verified', 'refunded'] as const)(
    'rejects a %s payment',
    async (status) => {
      const { uid, payment, tx_ref } = await opened();
      await shop.db.doc(`payments/${payment.payment_reference}`).update({ status });

      await expect(dispute(uid, tx_ref)).rejects.toThrow(PAYMENT_MESSAGES.notFailed);
      expect((await shop.readState(uid)).tickets).toEqual({});
    },
  );

  test("rejects another student's payment", async () => {
    const { payment, tx_ref } = await opened();
    await shop.db.doc(`payments/${payment.payment_reference}`).update({ status: 'failed' });

    await expect(dispute(await shop.createStudent(), tx_ref)).rejects.toThrow(PAYMENT_MESSAGES.unknown);
  });
});
