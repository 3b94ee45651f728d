import { documentPaths } from '@akada/domain/documents/paths';
import { planEnd } from '@akada/domain/payments/entitlement';
import { canTransition, PAYMENT_MESSAGES, type Transaction } from '@akada/domain/payments/payments';
import type { Payment, Subscription } from '@akada/domain/payments/schemas';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { ifUnchanged } from '../lib/documents.ts';
import { type NotificationDraft, notificationRef } from '../lib/notify-student.ts';
import { grantedNotice, notGrantedNotice } from './notices.ts';
import { readPlan, writePlan } from './plan.ts';
import type { PaymentDeps } from './provider.ts';
import { claimSlot, findFreeSlot } from './slots.ts';
import { addPaymentTicket, closePaymentTickets, ticketRef } from './tickets.ts';

/** A payment and the snapshot it was read from. */
export interface PaymentRead {
  read: DocumentSnapshot;
  payment: Payment;
}

/**
 * Grants a paid plan in one commit: payment, plan, subscription, lifetime slot and notification. Throws on a conflicting
 * write; the caller retries. A payment that can't be granted gets a ticket for support.
 */
export async function grantPayment(
  { db, now }: PaymentDeps,
  { read, payment }: PaymentRead,
  transaction: Transaction,
): Promise<Payment> {
  if (!canTransition(payment.status, 'verified')) return payment;
  const plan = await readPlan(db, payment.user_id);
  const at = now();
  const paid = {
    transaction_id: transaction.id,
    payment_method: transaction.payment_type,
    paid_at: clampDate(payment.created_at, transaction.created_at, at),
  };
  const batch = db.batch();
  const commit = async (
    change: Pick<Payment, 'status'> & Partial<Payment>,
    { id, notification }: NotificationDraft,
  ) => {
    const changes = { ...paid, ...change };
    batch.set(notificationRef(db, payment.user_id, { id }), notification);
    batch.update(read.ref, changes, ifUnchanged(read));
    await batch.commit();
    return { ...payment, ...changes };
  };

  const hasLifetime = plan.accepted.some((each) => each.plan === 'lifetime');
  const isLifetime = payment.plan === 'lifetime';
  const lifetime_slot = isLifetime && !hasLifetime ? await findFreeSlot(db) : null;
  if (isLifetime && lifetime_slot === null) {
    if (!canTransition(payment.status, 'successful')) return payment;
    const problem = hasLifetime ? PAYMENT_MESSAGES.twice : PAYMENT_MESSAGES.noSlot;
    addPaymentTicket(batch, ticketRef(db, payment), payment, problem, at);
    return commit({ status: 'successful', problem }, notGrantedNotice(payment, problem, at));
  }

  const accepted = [...plan.accepted, { plan: payment.plan, paid_at: paid.paid_at }];
  writePlan(batch, plan, accepted, at);
  const end_date = planEnd(payment.plan, accepted, at);
  batch.set(db.doc(documentPaths.subscription(payment.payment_reference)), {
    user_id: payment.user_id,
    plan: payment.plan,
    status: end_date && end_date <= at ? 'ended' : 'active',
    created_at: at,
    end_date,
  } satisfies Subscription);
  if (lifetime_slot !== null) claimSlot(batch, db, lifetime_slot, payment);
  await closePaymentTickets(batch, db, payment, null);
  return commit(
    { status: 'verified', verified_at: at, lifetime_slot, problem: null },
    grantedNotice(payment, at),
  );
}

/** The provider's clock may differ from ours: a payment is never paid before it was created or in the future. */
function clampDate(first: Date, time: Date, last: Date): Date {
  return new Date(Math.max(first.getTime(), Math.min(time.getTime(), last.getTime())));
}
