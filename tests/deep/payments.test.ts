import { reconcilePayments } from '@akada/functions/src/payments/reconcile.ts';
import { expect, test } from 'vitest';
import { checkAnyOrder } from '../functions/payments/orders.ts';
import { afterDays, createShop } from '../functions/payments/shop.ts';
import { checkTwoTransactionsInAnyOrder } from '../functions/payments/two-transactions.ts';

const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

test('extends the plan once for 100 equal webhooks, 20 verifications and a reconciliation at the same time', async () => {
  const shop = createShop();
  const uid = await shop.createStudent();
  await shop.buy(uid, 'pro');
  const payment = await shop.writePayment(uid, 'pro');
  const transaction = shop.provider.pay(payment);
  const tx_ref = payment.payment_reference;

  const [webhooks, verified] = await Promise.all([
    times(100, () => shop.charged(transaction)),
    times(20, () => shop.verify(uid, { tx_ref, plan: 'pro', transaction_id: transaction.id })),
    reconcilePayments(shop.deps),
  ]);

  expect(webhooks).toEqual(Array(100).fill(200));
  expect(verified).toEqual(Array(20).fill({ status: 'verified', plan: 'pro', problem: null }));
  const { plan, subscriptions, notifications } = await shop.readState(uid);
  expect(plan).toEqual({ plan: 'pro', until: afterDays(60) });
  expect([subscriptions, notifications].map((documents) => Object.keys(documents).length)).toEqual([2, 2]);
});

test('grants 100 of 120 simultaneous lifetime payments and opens support tickets for the other 20', async () => {
  const shop = createShop();
  const students = await times(120, async () => {
    const uid = await shop.createStudent();
    return { uid, transaction: shop.provider.pay(await shop.writePayment(uid, 'lifetime')) };
  });

  const answers = await Promise.all(
    students.flatMap(({ transaction }) => [shop.charged(transaction), shop.charged(transaction)]),
  );

  expect(answers).toEqual(Array(240).fill(200));
  const states = await Promise.all(students.map(({ uid }) => shop.readState(uid)));
  const count = (matches: (state: (typeof states)[number]) => boolean) => states.filter(matches).length;
  expect(count(({ plan }) => plan.plan === 'lifetime')).toBe(100);
  expect(count(({ payments }) => Object.values(payments)[0]?.status === 'verified')).toBe(100);
  expect(count(({ payments }) => Object.values(payments)[0]?.status === 'successful')).toBe(20);
  expect(count(({ tickets }) => Object.keys(tickets).length === 1)).toBe(20);
  expect(count(({ notifications }) => Object.keys(notifications).length === 1)).toBe(120);
  expect(await shop.slotsTaken()).toEqual({ summary: 100, slots: 100 });
  const { docs } = await shop.db.collection('lifetime_slots').get();
  expect(new Set(docs.map((slot) => slot.get('user_id'))).size).toBe(101);

  // All payments are refunded, with each webhook sent twice: every slot is free again.
  await Promise.all(
    students.flatMap(({ transaction }) => [shop.refunded(transaction), shop.refunded(transaction)]),
  );
  expect(await shop.slotsTaken()).toEqual({ summary: 0, slots: 0 });
});

test('leaves the plan that the accepted payments give after each of 40 histories of up to 14 events', async () => {
  const seen = await checkAnyOrder(40);

  // The histories must cover every change of status.
  for (const move of ['pending verified', 'pending failed', 'pending refunded']) expect(seen).toContain(move);
  for (const move of ['failed verified', 'verified refunded']) expect(seen).toContain(move);
});

test('neither loses nor gives away money for two transactions of one payment reported in 100 orders', async () => {
  await checkTwoTransactionsInAnyOrder(100);
});
