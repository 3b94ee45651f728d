import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { retentionEnd, toClosedPayment } from '@akada/domain/payments/closed-payments';
import { closedPaymentSchema } from '@akada/domain/payments/closed-payments-schemas';
import type { PaymentStatus } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import { sha256Hex } from '@akada/functions/src/lib/sha256.ts';
import { closePayments } from '@akada/functions/src/payments/close-payments.ts';
import { logger } from 'firebase-functions';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NOW, parseStrictly } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { afterDays, createShop } from '../payments/shop.ts';

const shop = createShop();
beforeEach(shop.clear);
const closed = async ({ payment_reference }: Payment) =>
  parseStrictly(
    closedPaymentSchema,
    await shop.db.doc(documentPaths.closedPayment(sha256Hex(payment_reference))).get(),
  );
const GOT_MONEY = { transaction_id: 7, payment_method: 'card', paid_at: NOW } as const;

/** A closed payment, whose student has deleted their account. */
async function paymentOfNobody(change: Partial<Payment> = {}): Promise<Payment> {
  const uid = await shop.createStudent();
  const payment = await shop.writePayment(uid, 'pro', change);
  await closePayments(shop.deps, uid, { isLast: false });
  return payment;
}

describe('the record of a closed payment', () => {
  test.each<[PaymentStatus, Partial<Payment>, Date]>([
    ['verified', { ...GOT_MONEY, verified_at: NOW }, retentionEnd(NOW)],
    ['successful', GOT_MONEY, retentionEnd(NOW)],
    ['refunded', { ...GOT_MONEY, refunded_at: NOW }, retentionEnd(NOW)],
    ['pending', {}, afterDays(90)],
    ['failed', { transaction_id: 7 }, afterDays(90)],
  ])(
    'that is %s holds what accounting needs, and nothing that identifies the student',
    async (status, change, expires_at) => {
      const payment = await paymentOfNobody({ status, ...change, problem: 'Words.' });

      expect(await closed(payment)).toEqual({ ...toClosedPayment(payment, NOW), status, expires_at });
      const all = await shop.db.collection(sharedCollections.closedPayments).get();
      const text = JSON.stringify(all.docs.map((document) => [document.id, document.data()]));
      expect(all.size).toBe(1);
      for (const word of [payment.user_id, payment.payment_reference, 'Words'])
        expect(text).not.toContain(word);
      expect(await shop.readPayment(payment)).toBeUndefined();
    },
  );

  test('is stored for six years after the account is deleted', () => {
    expect(retentionEnd(new Date('2026-03-01T08:00:00.000Z'))).toEqual(new Date('2032-03-01T08:00:00.000Z'));
  });
});

describe('a webhook for a payment whose account is deleted', () => {
  test('about a charge records that the money is owed back, and logs one error without the reference', async () => {
    const payment = await paymentOfNobody();
    const transaction = shop.provider.pay(payment, { amount: 4_999 });
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);

    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.charged(transaction)));
    await shop.charged(transaction);

    expect(answers).toEqual(Array(5).fill(200));
    expect(await closed(payment)).toMatchObject({
      ...{ status: 'successful', transaction_id: transaction.id, amount: 4_999, paid_at: NOW },
      expires_at: retentionEnd(NOW),
    });
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls[0]?.[1]).toMatchObject({ key: sha256Hex(payment.payment_reference) });
    expect(JSON.stringify(said.mock.calls)).not.toContain(payment.payment_reference);
    said.mockRestore();
  });

  test('about a refund is recorded, and a charge reported afterwards changes nothing', async () => {
    const payment = await paymentOfNobody();
    const transaction = shop.provider.pay(payment);
    shop.clock.now = afterDays(1);

    expect(await shop.refunded(transaction)).toBe(200);
    expect(await closed(payment)).toMatchObject({ status: 'refunded', refunded_at: afterDays(1) });

    expect(await shop.charged(transaction)).toBe(200);
    expect(await closed(payment)).toMatchObject({
      status: 'refunded',
      transaction_id: transaction.id,
    });
  });

  test('about a second charge after a refund logs an error for operators', async () => {
    const payment = await paymentOfNobody();
    await shop.refunded(shop.provider.pay(payment));
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);

    const late = shop.provider.pay(payment);
    expect(await shop.charged(late)).toBe(200);

    expect(said.mock.calls.map(([, details]) => details)).toMatchObject([{ transaction_id: late.id }]);
    said.mockRestore();
  });

  test('about a refund of a declined transaction leaves the payment pending, so that another can pay it', async () => {
    const payment = await paymentOfNobody();
    const declined = shop.provider.pay(payment, { status: 'failed' });
    const said = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);

    expect(await shop.refunded(declined)).toBe(200);

    expect(await closed(payment)).toMatchObject({ status: 'pending', refunded_at: null });
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  test('matches by transaction number, and changes nothing after a partial refund', async () => {
    expectLogs('money of a deleted account was returned');
    const payment = await paymentOfNobody({ status: 'verified', ...GOT_MONEY, verified_at: NOW });
    const part = { id: 1, TransactionId: 7, status: 'completed', amount_refunded: 100 };

    expect(await shop.webhook({ event: 'refund.completed', data: part })).toBe(200);
    expect(await closed(payment)).toMatchObject({ status: 'verified', refunded_at: null });

    expect(await shop.refunded({ id: 7 })).toBe(200);
    expect(await closed(payment)).toMatchObject({ status: 'refunded', refunded_at: NOW });
  });

  test('gets a 503 while the provider is down, and changes nothing if the charge is not confirmed', async () => {
    expectLogs('a webhook could not be processed');
    const payment = await paymentOfNobody();
    const charge = { id: 99, tx_ref: payment.payment_reference };
    shop.provider.isDown = true;
    expect(await shop.charged(charge)).toBe(503);
    shop.provider.isDown = false;

    expect(await shop.charged(charge)).toBe(200);

    expect(await closed(payment)).toMatchObject({ status: 'pending', transaction_id: null });
  });
});
