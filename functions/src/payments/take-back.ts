import { collectionPaths, documentPaths } from '@akada/domain/paths';
import { entitlementOf, mayBecome } from '@akada/domain/payments';
import { planAt } from '@akada/domain/plans';
import { ungrantedPaymentsQuery } from '@akada/domain/queries/payments';
import { type Payment, paymentSchema, type Subscription } from '@akada/domain/schemas/payments';
import { rereading } from '../lib/contention.ts';
import { asRead, parsed } from '../lib/documents.ts';
import { toQuery } from '../lib/run-query.ts';
import { refundedNotice } from './notices.ts';
import { readPlan, writePlan } from './plan.ts';
import type { PaymentDeps } from './provider.ts';
import { settlePayment } from './settle.ts';
import { giveSlotBack } from './slots.ts';
import { closeTicketsOf } from './tickets.ts';

/**
 * Takes back what a payment granted, once, because its money was returned. One that was not settled yet is refunded at
 * once, so that what is told of it later grants nothing.
 *
 * @param returned the transaction whose money it was, where that is known
 * @throws Unavailable when it has to be told again
 */
export async function takeBack(
  deps: PaymentDeps,
  { payment_reference, user_id, plan }: Payment,
  returned: number | null,
): Promise<void> {
  await rereading(() => tryToTakeBack(deps, payment_reference, returned));
  if (plan === 'lifetime') await grantWhatWaits(deps, user_id);
}

/** Who has paid for the lifetime plan twice keeps it, whichever of the two goes back. */
async function grantWhatWaits(deps: PaymentDeps, uid: string): Promise<void> {
  const { docs } = await toQuery(deps.db, ungrantedPaymentsQuery(uid, 'lifetime')).get();
  for (const document of docs) {
    const transaction_id = parsed(paymentSchema, document)?.transaction_id ?? null;
    await settlePayment(deps, { tx_ref: document.id, ...(transaction_id !== null && { transaction_id }) });
  }
}

async function tryToTakeBack(
  { db, now }: PaymentDeps,
  tx_ref: string,
  returned: number | null,
): Promise<void> {
  const read = await db.doc(documentPaths.payment(tx_ref)).get();
  const payment = parsed(paymentSchema, read);
  if (!payment || !mayBecome(payment.status, 'refunded')) return;
  const plan = await readPlan(db, payment.user_id);
  const at = now();
  const batch = db.batch();
  const change = { status: 'refunded', refunded_at: at, lifetime_slot: null } satisfies Partial<Payment>;
  batch.update(read.ref, change, asRead(read));

  let left = planAt(plan.stored, at);
  if (payment.status === 'verified') {
    const accepted = plan.accepted.filter((each) => each.payment_reference !== tx_ref);
    left = entitlementOf(accepted, at).plan;
    writePlan(batch, plan, accepted, at);
    // Last: it may be one of those that have ended with it.
    const refunded = { status: 'refunded' } satisfies Partial<Subscription>;
    batch.update(db.doc(documentPaths.subscription(tx_ref)), refunded);
  }
  if (payment.lifetime_slot !== null) giveSlotBack(batch, db, payment.lifetime_slot);
  await closeTicketsOf(batch, db, payment, returned);
  const { id, notification } = refundedNotice(payment, left, at);
  batch.set(db.doc(`${collectionPaths.notifications(payment.user_id)}/${id}`), notification);
  await batch.commit();
}
