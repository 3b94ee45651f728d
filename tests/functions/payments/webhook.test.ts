import { handleWebhook } from '@akada/functions/src/payments/webhook.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectLogs } from '../../support/logs.ts';
import { createShop, SECRET_HASH } from './shop.ts';

const shop = createShop();

beforeEach(() => {
  shop.provider.isDown = false;
  shop.provider.asked.length = 0;
});

async function paid() {
  const uid = await shop.createStudent();
  const payment = await shop.writePayment(uid, 'pro');
  return { uid, payment, transaction: shop.provider.pay(payment) };
}

describe('the webhook', () => {
  test.each([
    ['a missing hash', undefined],
    ['an empty hash', ''],
    ['another hash of the same length', `${SECRET_HASH.slice(0, -1)}x`],
    ['a shorter hash', SECRET_HASH.slice(0, -1)],
    ['a longer hash', `${SECRET_HASH}x`],
    ['the hash in upper case', SECRET_HASH.toUpperCase()],
  ])('answers 401 to %s, writes nothing and does not ask the provider', async (_, hash) => {
    expectLogs('a webhook had a missing or wrong hash');
    const { uid, transaction } = await paid();
    const before = await shop.readState(uid);
    const { id, tx_ref } = transaction;

    for (const event of ['charge.completed', 'refund.completed']) {
      const body = { event, data: { id, tx_ref, TransactionId: id, status: 'completed' } };
      expect(await handleWebhook(shop.deps, SECRET_HASH, { method: 'POST', hash, body })).toBe(401);
    }

    expect(await shop.readState(uid)).toEqual(before);
    expect(shop.provider.asked).toEqual([]);
  });

  test('answers 401 while no secret is set', async () => {
    expectLogs('a webhook had a missing or wrong hash');
    for (const hash of ['', undefined]) {
      expect(await handleWebhook(shop.deps, '', { method: 'POST', hash, body: {} })).toBe(401);
    }
  });

  test('accepts only POST', async () => {
    const request = { method: 'GET', hash: SECRET_HASH, body: {} };
    expect(await handleWebhook(shop.deps, SECRET_HASH, request)).toBe(405);
  });

  test('settles a charge, verified by its transaction id', async () => {
    const { uid, transaction } = await paid();

    expect(await shop.charged(transaction)).toBe(200);

    expect((await shop.readPlan(uid)).plan).toBe('pro');
    expect(shop.provider.asked).toEqual([transaction.id]);
  });

  test('grants nothing for a charge that the provider does not confirm', async () => {
    const uid = await shop.createStudent();
    const { payment_reference: tx_ref } = await shop.writePayment(uid, 'pro');
    const data = { id: 77, tx_ref, status: 'successful', amount: 5_000, currency: 'NGN' };

    expect(await shop.webhook({ event: 'charge.completed', data })).toBe(200);

    expect((await shop.readPlan(uid)).plan).toBe('free');
  });

  test('answers 503 while the provider is down, and grants when the event is sent again', async () => {
    expectLogs('a webhook could not be processed');
    const { uid, transaction } = await paid();
    shop.provider.isDown = true;
    expect(await shop.charged(transaction)).toBe(503);
    expect((await shop.readPlan(uid)).plan).toBe('free');

    shop.provider.isDown = false;
    expect(await shop.charged(transaction)).toBe(200);
    expect((await shop.readPlan(uid)).plan).toBe('pro');
  });

  test('answers 500 when settling fails, so that the event is sent again', async () => {
    expectLogs('a webhook could not be processed');
    const { uid, transaction } = await paid();
    await shop.db.doc(`users/${uid}`).delete();

    expect(await shop.charged(transaction)).toBe(500);
  });

  test.each([
    undefined,
    'text',
    [],
    {},
    { event: 'charge.completed' },
    { event: 'charge.completed', data: { id: 1, tx_ref: 'a/b' } },
    { event: 'charge.completed', data: { id: 'x', tx_ref: 'akada_1_nobody' } },
    { event: 'transfer.completed', data: { id: 1, tx_ref: 'akada_1_nobody' } },
    { event: 'refund.completed', data: { status: 'completed' } },
    { event: 'refund.completed', data: { TransactionId: 404, status: 'completed' } },
  ])('ignores %j', async (body) => {
    expect(await shop.webhook(body)).toBe(200);
  });
});
