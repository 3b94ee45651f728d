import { documentPaths } from '@akada/domain/documents/paths';
import { entitlementOf } from '@akada/domain/payments/entitlement';
import { acceptedTransactionId, canTransition } from '@akada/domain/payments/payments';
import { planAt } from '@akada/domain/payments/plans';
import type { Payment, Subscription } from '@akada/domain/payments/schemas';
import { ifUnchanged } from '../lib/documents.ts';
import { notificationRef } from '../lib/notify-student.ts';
import type { PaymentRead } from './grant-payment.ts';
import { refundedNotice } from './notices.ts';
import { readPlan, writePlan } from './plan.ts';
import type { PaymentDeps } from './provider.ts';
import { releaseSlot } from './slots.ts';
import { closePaymentTickets } from './tickets.ts';

/**
 * Marks a payment as refunded and revokes its plan, subscription and lifetime slot, in one commit. Throws on a conflicting
 * write; the caller retries.
 *
 * @param returned the id of the returned transaction; null when unknown
 * @returns the payment afterwards
 */
export async function refundPayment(
  { db, now }: Pick<PaymentDeps, 'db' | 'now'>,
  { read, payment }: PaymentRead,
  returned: number | null,
): Promise<Payment> {
  if (!canTransition(payment.status, 'refunded')) return payment;
  const plan = await readPlan(db, payment.user_id);
  const at = now();
  const batch = db.batch();
  const change = {
    status: 'refunded',
    refunded_at: at,
    lifetime_slot: null,
    transaction_id: acceptedTransactionId(payment) ?? returned ?? payment.transaction_id,
  } satisfies Partial<Payment>;
  batch.update(read.ref, change, ifUnchanged(read));

  let left = planAt(plan.stored, at);
  if (payment.status === 'verified') {
    const accepted = plan.accepted.filter((each) => each.payment_reference !== payment.payment_reference);
    left = entitlementOf(accepted, at).plan;
    writePlan(batch, plan, accepted, at);
    // After writePlan, which may have marked this subscription as ended.
    const refunded = { status: 'refunded' } satisfies Partial<Subscription>;
    batch.update(db.doc(documentPaths.subscription(payment.payment_reference)), refunded);
  }
  if (payment.lifetime_slot !== null) releaseSlot(batch, db, payment.lifetime_slot);
  await closePaymentTickets(batch, db, payment, returned);
  const { id, notification } = refundedNotice(payment, left, at);
  batch.set(notificationRef(db, payment.user_id, { id }), notification);
  await batch.commit();
  return { ...payment, ...change };
}
