import { handleWebhook } from '@akada/functions/src/payments/webhook.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { newShop, SECRET_HASH } from './shop.ts';

const shop = newShop();

beforeEach(() => {
  shop.provider.isDown = false;
  shop.provider.asked.length = 0;
});

async function paid() {
  const uid = await shop.newStudent();
  const payment = await shop.newPayment(uid, 'pro');
  return { uid, payment, transaction: shop.provider.pay(payment) };
}

describe('the webhook', () => {
  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another of the same length', `${SECRET_HASH.slice(0, -1)}x`],
    ['a shorter one', SECRET_HASH.slice(0, -1)],
    ['a longer one', `${SECRET_HASH}x`],
    ['one in other letters', SECRET_HASH.toUpperCase()],
  ])('where the hash should be answers 401 to %s, writes nothing and asks nobody', async (_, hash) => {
    const { uid, transaction } = await paid();
    const before = await shop.stateOf(uid);
    const { id, tx_ref } = transaction;

    for (const event of ['charge.completed', 'refund.completed']) {
      const body = { event, data: { id, tx_ref, TransactionId: id, status: 'completed' } };
      expect(await handleWebhook(shop.deps, SECRET_HASH, { method: 'POST', hash, body })).toBe(401);
    }

    expect(await shop.stateOf(uid)).toEqual(before);
    expect(shop.provider.asked).toEqual([]);
  });

  test('lets nobody in while no secret is set', async () => {
    for (const hash of ['', undefined]) {
      expect(await handleWebhook(shop.deps, '', { method: 'POST', hash, body: {} })).toBe(401);
    }
  });

  test('takes nothing but POST', async () => {
    const request = { method: 'GET', hash: SECRET_HASH, body: {} };
    expect(await handleWebhook(shop.deps, SECRET_HASH, request)).toBe(405);
  });

  test('settles a charge, and asks for it by its number', async () => {
    const { uid, transaction } = await paid();

    expect(await shop.charged(transaction)).toBe(200);

    expect((await shop.planOf(uid)).plan).toBe('pro');
    expect(shop.provider.asked).toEqual([transaction.id]);
  });

  test('does not believe what a charge says of itself', async () => {
    const uid = await shop.newStudent();
    const { payment_reference: tx_ref } = await shop.newPayment(uid, 'pro');
    const data = { id: 77, tx_ref, status: 'successful', amount: 5_000, currency: 'NGN' };

    expect(await shop.webhook({ event: 'charge.completed', data })).toBe(200);

    expect((await shop.planOf(uid)).plan).toBe('free');
  });

  test('is sent again while the provider cannot be asked, and grants then', async () => {
    const { uid, transaction } = await paid();
    shop.provider.isDown = true;
    expect(await shop.charged(transaction)).toBe(503);
    expect((await shop.planOf(uid)).plan).toBe('free');

    shop.provider.isDown = false;
    expect(await shop.charged(transaction)).toBe(200);
    expect((await shop.planOf(uid)).plan).toBe('pro');
  });

  test('is sent again when something of ours fails', async () => {
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
  ])('has nothing to do with %j', async (body) => {
    expect(await shop.webhook(body)).toBe(200);
  });
});
