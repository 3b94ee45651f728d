import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { retentionEnd } from '@akada/domain/payments/closed-payments';
import { closedPaymentSchema } from '@akada/domain/payments/closed-payments-schemas';
import { PAYMENT_LIMITS } from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';
import { sha256Hex } from '@akada/functions/src/lib/sha256.ts';
import { closePayments } from '@akada/functions/src/payments/close-payments.ts';
import type { Provider } from '@akada/functions/src/payments/provider.ts';
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
const close = (uid: string, isLast = false) => closePayments(shop.deps, uid, { isLast });
/** Deletes the account document, as an earlier run of the deletion would have done. */
const removeAccount = (uid: string) => shop.db.doc(documentPaths.account(uid)).delete();

describe('closing a payment', () => {
  test('first settles a pending payment that was paid, so that it is not recorded as unpaid', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const { id } = shop.provider.pay(payment);

    await close(uid);

    expect(await closed(payment)).toMatchObject({ status: 'verified', transaction_id: id, paid_at: NOW });
    expect((await shop.db.collection(sharedCollections.subscriptions).get()).size).toBe(0);
  });

  test('records a failed payment as verified if a later attempt paid it within the pending period', async () => {
    const uid = await shop.createStudent();
    const since = afterDays(-PAYMENT_LIMITS.pendingDays);
    const failed = { status: 'failed', transaction_id: 7 } as const;
    const old = await shop.writePayment(uid, 'pro', { ...failed, created_at: since });
    const payment = await shop.writePayment(uid, 'pro', {
      ...{ ...failed, created_at: new Date(since.getTime() + 1) },
    });
    const [before, { id }] = [shop.provider.asked.length, shop.provider.pay(payment)];

    await close(uid);

    expect(await closed(payment)).toMatchObject({ status: 'verified', transaction_id: id });
    expect(await closed(old)).toMatchObject({ status: 'failed' });
    expect(shop.provider.asked.slice(before)).toEqual([payment.payment_reference]);
  });

  test('records that a paid payment is owed back when its account is already gone', async () => {
    expectLogs('a payment was not settled');
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'lifetime');
    const { id } = shop.provider.pay(payment);
    await removeAccount(uid);
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);

    await Promise.all([close(uid), close(uid)]);

    expect(await closed(payment)).toMatchObject({
      ...{ status: 'successful', transaction_id: id, paid_at: NOW, expires_at: retentionEnd(NOW) },
    });
    expect(await shop.readPayment(payment)).toBeUndefined();
    expect(said).toHaveBeenCalledTimes(1);
    expect(said.mock.calls[0]?.[1]).toMatchObject({
      key: sha256Hex(payment.payment_reference),
      amount: 30_000,
    });
    said.mockRestore();
  });

  test('leaves a payment that the provider cannot verify now to the next run', async () => {
    expectLogs('a payment was not settled');
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const failed = await shop.writePayment(uid, 'pro', { status: 'failed' });
    const { id } = shop.provider.pay(payment);
    shop.provider.isDown = true;
    await close(uid);
    expect([await shop.readPayment(payment), await shop.readPayment(failed)]).toEqual([payment, failed]);
    expect(await closed(payment)).toBeUndefined();
    await removeAccount(uid);
    shop.provider.isDown = false;
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);

    await close(uid);

    expect(await closed(payment)).toMatchObject({ status: 'successful', transaction_id: id });
    expect(await closed(failed)).toMatchObject({ status: 'failed', transaction_id: null });
    expect(said).toHaveBeenCalledTimes(1);
    expect([await shop.readPayment(payment), await shop.readPayment(failed)]).toEqual([undefined, undefined]);
    said.mockRestore();
  });

  test('closes an unverifiable payment in the last run, and a later webhook still finds it', async () => {
    expectLogs('a payment was not settled');
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    const transaction = shop.provider.pay(payment);
    await removeAccount(uid);
    shop.provider.isDown = true;

    await close(uid, true);
    expect(await shop.readPayment(payment)).toBeUndefined();
    expect(await closed(payment)).toMatchObject({ status: 'pending' });

    shop.provider.isDown = false;
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    expect(await shop.charged(transaction)).toBe(200);
    expect(await closed(payment)).toMatchObject({ status: 'successful', transaction_id: transaction.id });
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  test('logs an error for operators when a paid payment cannot be verified again, and carries on', async () => {
    expectLogs('a payment was not settled');
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'pro');
    shop.provider.pay(payment);
    await removeAccount(uid);
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const provider: Provider = {
      verifyById: (id) => shop.provider.verifyById(id),
      async verifyByReference(reference) {
        const answer = await shop.provider.verifyByReference(reference);
        shop.provider.isDown = true;
        return answer;
      },
    };

    await closePayments({ ...shop.deps, provider }, uid, { isLast: false });

    shop.provider.isDown = false;
    expect(await closed(payment)).toMatchObject({ status: 'pending' });
    expect(said.mock.calls).toEqual([
      [expect.any(String), expect.objectContaining({ key: sha256Hex(payment.payment_reference) })],
    ]);
    said.mockRestore();
  });

  test('records the transaction when the payment is granted and closed at the same time', async () => {
    const uid = await shop.createStudent();
    const payment = await shop.writePayment(uid, 'lifetime');
    const transaction = shop.provider.pay(payment);

    const [status] = await Promise.all([shop.charged(transaction), close(uid)]);
    // The provider sends a webhook again after any answer but 200.
    if (status !== 200) await shop.charged(transaction);

    expect(await closed(payment)).toMatchObject({ transaction_id: transaction.id });
    expect(await shop.slotsTaken()).toEqual({ summary: 0, slots: 0 });
  });
});
