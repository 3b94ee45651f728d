import { entitlementOf } from '@akada/domain/payments/entitlement';
import { canTransition, type PaidPlan, type Transaction } from '@akada/domain/payments/payments';
import { activePlan } from '@akada/domain/payments/plans';
import type { Payment } from '@akada/domain/payments/schemas';
import { endPlans } from '@akada/functions/src/payments/end-plans.ts';
import { reconcilePayments } from '@akada/functions/src/payments/reconcile.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createShop, DAY, type Shop } from './shop.ts';

type Event =
  | { kind: 'open'; plan: PaidPlan }
  | { kind: 'charge' | 'refund' | 'fail' | 'verify'; of: number; times: number }
  | { kind: 'days'; days: number }
  | { kind: 'reconcile' };

const of = fc.nat(4);
const times = fc.integer({ min: 1, max: 3 });
const events: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('open' as const),
      plan: fc.constantFrom('starter', 'pro', 'lifetime'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('charge', 'charge', 'refund', 'fail', 'verify'),
      of,
      times,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(0.5, 3, 8, 31) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
);

/** What the provider knows of a payment: as it was created, its transaction once there is one, whether it was returned. */
type Opened = { payment: Payment; transaction?: Transaction; refunded: boolean };

/** An order that random generation seldom produces. */
const RETURNED_BEFORE_IT_WAS_TOLD: Event[] = [
  { kind: 'open', plan: 'pro' },
  ...(['fail', 'refund', 'charge', 'verify'] as const).map((kind) => ({ kind, of: 0, times: 1 })),
];

async function deliver(shop: Shop, uid: string, opened: Opened[], event: Event): Promise<void> {
  switch (event.kind) {
    case 'open':
      opened.push({ payment: await shop.writePayment(uid, event.plan), refunded: false });
      return;
    case 'days':
      shop.clock.now = new Date(shop.clock.now.getTime() + event.days * DAY);
      await endPlans(shop.deps);
      return;
    case 'reconcile':
      return reconcilePayments(shop.deps, 2);
    default: {
      const one = opened[event.of];
      if (!one) return;
      const { payment } = one;
      const at = { created_at: shop.clock.now };
      if (event.kind === 'fail' && !one.transaction) shop.provider.pay(payment, { ...at, status: 'failed' });
      // What was paid once stays so.
      else if (event.kind !== 'verify') one.transaction ??= shop.provider.pay(payment, at);
      one.refunded ||= event.kind === 'refund';
      const { transaction = { id: 0, tx_ref: payment.payment_reference } } = one;
      const tell = () => {
        if (event.kind === 'refund') return shop.refunded(transaction);
        if (event.kind === 'charge') return shop.charged(transaction);
        return shop.verify(uid, { tx_ref: payment.payment_reference, plan: payment.plan });
      };
      await Promise.all(Array.from({ length: event.times }, tell));
    }
  }
}

/**
 * Delivers a student's events in random orders and checks after each: the plan matches the accepted payments, no returned
 * payment is accepted, no status is reverted, and each lifetime plan has a slot.
 *
 * @returns the status transitions that occurred, such as `pending verified`
 */
export async function checkAnyOrder(numRuns: number): Promise<Set<string>> {
  const shop = createShop();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 3, maxLength: 14 }), async (history) => {
      await shop.clear();
      const uid = await shop.createStudent();
      const opened: Opened[] = [];
      let before: Record<string, Payment> = {};
      for (const event of history) {
        await deliver(shop, uid, opened, event);
        before = await check(shop, uid, before, seen);
        for (const { payment, refunded } of opened) {
          const status = before[payment.payment_reference]?.status;
          expect(status === 'refunded').toBe(refunded);
        }
      }
    }),
    { numRuns: numRuns + 1, seed: 20_260_301, examples: [[RETURNED_BEFORE_IT_WAS_TOLD]] },
  );
  return seen;
}

async function check(shop: Shop, uid: string, before: Record<string, Payment>, seen: Set<string>) {
  const { plan, payments, subscriptions } = await shop.readState(uid);
  const all = Object.values(payments);
  const accepted = all.filter(({ status }) => status === 'verified');
  expect(plan).toEqual(entitlementOf(accepted, shop.clock.now));
  // The stored account stays correct as time passes, without any scheduled run.
  const account = await shop.accountOf(uid);
  for (let later = 0; later < 400; later += 10) {
    const then = new Date(shop.clock.now.getTime() + later * DAY);
    expect(activePlan(account, then)).toEqual(entitlementOf(accepted, then));
  }
  for (const { payment_reference, status, refunded_at } of all) {
    const was = before[payment_reference]?.status ?? 'pending';
    expect(was === status || canTransition(was, status)).toBe(true);
    expect(refunded_at !== null).toBe(status === 'refunded');
    seen.add(`${was} ${status}`);
  }
  const kept = Object.values(subscriptions).filter(({ status }) => status !== 'refunded');
  expect(kept).toHaveLength(accepted.length);
  const lifetimes = accepted.filter((payment) => payment.plan === 'lifetime').length;
  expect(await shop.slotsTaken()).toEqual({ summary: lifetimes, slots: lifetimes });
  return payments;
}
