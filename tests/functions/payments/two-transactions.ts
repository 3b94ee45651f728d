import type { Transaction } from '@akada/domain/payments/payments';
import { reconcilePayments } from '@akada/functions/src/payments/reconcile.ts';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createShop, type Shop } from './shop.ts';

/** A payment with two transactions at the provider, not yet settled or reported by a webhook. */
export async function payTwice(of: Shop, change: Partial<Transaction> = {}) {
  const uid = await of.createStudent();
  const payment = await of.writePayment(uid, 'pro');
  const first = of.provider.pay(payment, change);
  const second = of.provider.pay(payment);
  return { uid, payment, first, second, tx_ref: payment.payment_reference };
}

/** The ids of open tickets. */
export const openTicketIds = (tickets: Record<string, { status: string }>) =>
  Object.keys(tickets).filter((id) => tickets[id]?.status === 'open');

const CHARGES = ['charge A', 'charge B', 'charge B', 'verify', 'reconcile'] as const;
const RETURNS = ['refund A', 'refund B', 'chargeback A', 'chargeback B'] as const;
type EventName = (typeof CHARGES)[number] | (typeof RETURNS)[number];

const histories = fc
  .record({ isFirstDeclined: fc.boolean(), returns: fc.subarray([...RETURNS]) })
  .chain(({ isFirstDeclined, returns }) =>
    fc.record({
      isFirstDeclined: fc.constant(isFirstDeclined),
      events: fc.shuffledSubarray([...CHARGES, ...returns], { minLength: CHARGES.length + returns.length }),
    }),
  );

/**
 * Delivers the events of a payment's two transactions, with returns, in random orders. Checks at the end that there is a
 * plan only for money that was not returned, and an open ticket for any other money that was not returned.
 */
export async function checkTwoTransactionsInAnyOrder(numRuns: number): Promise<void> {
  const of = createShop();
  await fc.assert(
    fc.asyncProperty(histories, async ({ isFirstDeclined, events }) => {
      const status = isFirstDeclined ? 'failed' : 'successful';
      const { uid, payment, first, second, tx_ref } = await payTwice(of, { status });
      const deliver: Record<EventName, () => Promise<unknown>> = {
        'charge A': () => of.charged(first),
        'charge B': () => of.charged(second),
        'refund A': () => of.refunded(first),
        'refund B': () => of.refunded(second),
        'chargeback A': () => of.webhook(lost(first.id)),
        'chargeback B': () => of.webhook(lost(second.id)),
        verify: () => of.verify(uid, { tx_ref, plan: payment.plan }),
        reconcile: () => reconcilePayments(of.deps),
      };
      for (const event of events) await deliver[event]();

      const wasReturned = (name: 'A' | 'B') =>
        events.some((event) => /refund|chargeback/.test(event) && event.endsWith(name));
      const stayed = [first, second].filter(
        (one, index) => one.status === 'successful' && !wasReturned(index === 0 ? 'A' : 'B'),
      );
      const state = await of.readState(uid);
      const isOpen = openTicketIds(state.tickets).length > 0;
      const hasPlan = state.plan.plan === 'pro';
      // No plan without money, and no surplus money without a ticket.
      expect(hasPlan).toBe(hasPlan && stayed.length > 0);
      if (!isOpen) expect(stayed).toHaveLength(hasPlan ? 1 : 0);
    }),
    { numRuns, seed: 20_260_301 },
  );
}

function lost(tx_id: number) {
  return { event: 'chargeback.lost', data: { id: 9, tx_id, status: 'lost' } };
}
