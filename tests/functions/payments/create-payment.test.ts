import { createHash } from 'node:crypto';
import { contracts } from '@akada/domain/callables/contracts';
import { PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import { createPaymentHandler } from '@akada/functions/src/payments/create-payment.ts';
import type { Provider } from '@akada/functions/src/payments/provider.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { expectLogs } from '../../support/logs.ts';
import { afterDays, CONFIG, createShop } from './shop.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const shop = createShop();
beforeEach(shop.clear);

describe('createPayment', () => {
  test("creates a pending payment at the server's price, and returns the checkout's configuration", async () => {
    const uid = await shop.createStudent();
    const tx_ref = `akada_${NOW.getTime()}_${uid.slice(0, 8)}`;
    const email = `${uid}@example.com`;

    const checkout = await shop.create(uid, { plan: 'pro' });

    expect(contracts.createPayment.output.parse(checkout)).toEqual({
      ...{ tx_ref, amount: 5_000, currency: 'NGN', public_key: CONFIG.publicKey, simulated: false },
      payment_options: 'card,mobilemoney,ussd,banktransfer,account,qr,mpesa,credit,debit',
      customer: { email, name: 'Ada Obi' },
      payload_hash: sha256(`5000NGN${email}${tx_ref}${sha256(CONFIG.secretKey)}`),
      script_url: CONFIG.scriptUrl,
    });
    expect(Object.values((await shop.readState(uid)).payments)).toEqual([
      {
        ...{ user_id: uid, plan: 'pro', amount: 5_000, currency: 'NGN', status: 'pending', created_at: NOW },
        ...{ payment_reference: tx_ref, flutterwave_tx_ref: tx_ref, payment_method: null },
        ...{ transaction_id: null, paid_at: null, verified_at: null, refunded_at: null },
        ...{ lifetime_slot: null, problem: null },
      },
    ]);
  });

  test('marks a simulated payment', async () => {
    const uid = await shop.createStudent();
    const config = () => ({ ...CONFIG, baseUrl: 'http://127.0.0.1:4620' });

    expect(
      await createPaymentHandler(config, shop.provider)(shop.deps, { uid }, { plan: 'pro' }),
    ).toMatchObject({
      simulated: true,
    });
  });

  test('reuses a pending payment of the same plan, price and week only', async () => {
    const uid = await shop.createStudent();
    const { tx_ref } = await shop.create(uid, { plan: 'pro' });
    shop.clock.now = afterDays(6.9);
    expect((await shop.create(uid, { plan: 'pro' })).tx_ref).toBe(tx_ref);

    expect((await shop.create(uid, { plan: 'starter' })).tx_ref).not.toBe(tx_ref);
    shop.clock.now = afterDays(7);
    expect((await shop.create(uid, { plan: 'pro' })).tx_ref).not.toBe(tx_ref);
    const cheap = await shop.writePayment(uid, 'pro', { amount: 1, created_at: afterDays(7.5) });
    expect((await shop.create(uid, { plan: 'pro' })).tx_ref).not.toBe(cheap.payment_reference);
  });

  test("never reuses another student's payment or a paid one", async () => {
    const [ada, ben] = [await shop.createStudent(), await shop.createStudent()];
    const { tx_ref } = await shop.create(ada, { plan: 'pro' });
    expect((await shop.create(ben, { plan: 'pro' })).tx_ref).not.toBe(tx_ref);
    await shop.db.doc(`payments/${tx_ref}`).update({ status: 'failed' });

    const again = await shop.create(ada, { plan: 'pro' });

    // The clock is fixed, so the reference has the next millisecond.
    expect(again.tx_ref).toBe(`akada_${NOW.getTime() + 1}_${ada.slice(0, 8)}`);
  });

  test('grants an earlier payment that was paid in the meantime, and creates no other', async () => {
    const uid = await shop.createStudent();
    const { tx_ref } = await shop.create(uid, { plan: 'pro' });
    const open = await shop.readPayment({ payment_reference: tx_ref });
    if (!open) throw new Error('no payment was opened');
    shop.provider.pay(open);

    await expect(shop.create(uid, { plan: 'pro' })).rejects.toThrow(PAYMENT_MESSAGES.arrived);

    expect((await shop.readPlan(uid)).plan).toBe('pro');
    expect(Object.keys((await shop.readState(uid)).payments)).toEqual([tx_ref]);
  });

  test('reports an earlier payment that was paid but not granted, and creates no other', async () => {
    const uid = await shop.createStudent();
    const { tx_ref } = await shop.create(uid, { plan: 'lifetime' });
    const open = await shop.readPayment({ payment_reference: tx_ref });
    if (!open) throw new Error('no payment was opened');
    const batch = shop.db.batch();
    for (let slot = 1; slot <= 100; slot += 1) {
      batch.set(shop.db.doc(`lifetime_slots/${slot}`), { user_id: 'other', payment_reference: 'other' });
    }
    await batch.commit();
    shop.provider.pay(open);

    await expect(shop.create(uid, { plan: 'lifetime' })).rejects.toThrow(PAYMENT_MESSAGES.noSlot);
  });

  test('creates a new payment when the earlier one was refunded in the meantime', async () => {
    const uid = await shop.createStudent();
    const { tx_ref } = await shop.create(uid, { plan: 'pro' });
    const open = await shop.readPayment({ payment_reference: tx_ref });
    if (!open) throw new Error('no payment was opened');
    const returning: Provider = {
      ...{ verifyById: async () => 'unknown' },
      verifyByReference: async () => {
        await shop.refunded(shop.provider.pay(open));
        return 'unknown';
      },
    };

    const again = await createPaymentHandler(() => CONFIG, returning)(shop.deps, { uid }, { plan: 'pro' });

    expect(again.tx_ref).not.toBe(tx_ref);
  });

  test('creates one payment for each plan in 20 concurrent calls', async () => {
    const uid = await shop.createStudent();

    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => shop.create(uid, { plan: index % 2 ? 'pro' : 'starter' })),
    );

    expect(new Set(all.map(({ tx_ref }) => tx_ref)).size).toBe(2);
    expect(Object.keys((await shop.readState(uid)).payments)).toHaveLength(2);
  });

  test('refuses every plan to a student with the lifetime plan', async () => {
    const uid = await shop.createStudent({ current_plan: 'lifetime' });

    for (const plan of ['starter', 'pro', 'lifetime'] as const) {
      await expect(shop.create(uid, { plan })).rejects.toThrow('You already have the Lifetime plan.');
    }
    expect((await shop.readState(uid)).payments).toEqual({});
  });

  test('refuses only the lifetime plan when it is sold out', async () => {
    const uid = await shop.createStudent();
    await shop.db.doc('lifetime_slots/summary').set({ taken: 100 });

    await expect(shop.create(uid, { plan: 'lifetime' })).rejects.toThrow(PAYMENT_MESSAGES.soldOut);
    expect(await shop.create(uid, { plan: 'pro' })).toMatchObject({ amount: 5_000 });
    await shop.db.doc('lifetime_slots/summary').set({ taken: 99 });
    expect(await shop.create(uid, { plan: 'lifetime' })).toMatchObject({ amount: 30_000 });
  });

  test('creates no payment when the configuration cannot be read', async () => {
    expectLogs('the payment configuration could not be read');
    const uid = await shop.createStudent();
    const config = () => {
      throw new Error('no configuration');
    };

    await expect(
      createPaymentHandler(config, shop.provider)(shop.deps, { uid }, { plan: 'pro' }),
    ).rejects.toMatchObject({
      ...{ code: 'failed-precondition', message: 'Failed to get payment configuration' },
    });
    expect((await shop.readState(uid)).payments).toEqual({});
  });

  test('reports that the payment could not be created', async () => {
    expectLogs('a payment was not created');
    const uid = await shop.createStudent();
    const auth = { ...shop.deps.auth, getUser: () => Promise.reject(new Error('no such user')) } as never;

    await expect(
      createPaymentHandler(() => CONFIG, shop.provider)({ ...shop.deps, auth }, { uid }, { plan: 'pro' }),
    ).rejects.toMatchObject({
      ...{ code: 'internal', message: 'Failed to create payment record' },
    });
    await expect(shop.create('unknown', { plan: 'pro' })).rejects.toThrow(PAYMENT_MESSAGES.noAccount);
  });

  test.each([
    { plan: 'free' },
    { plan: 'pro', amount: 1 },
    { plan: 'pro', currency: 'USD' },
    { plan: 'pro', user_id: 'ben' },
    {},
  ])('rejects the input %j', (input) => {
    expect(contracts.createPayment.input.safeParse(input).success).toBe(false);
  });
});
