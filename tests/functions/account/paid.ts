import { documentPaths } from '@akada/domain/documents/paths';
import { CURRENCY, PAYMENT_STATUSES, PRICES } from '@akada/domain/payments/payments';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import { NOW } from '../../support/backend.ts';
import { textBy, uidStart } from './names.ts';
import type { Place } from './place.ts';

/** Writes a payment as the server would, with the plan that it granted and its support ticket. */
export async function writePayment({ db }: Place, uid: string, status: Payment['status']): Promise<Payment> {
  const payment_reference = `akada_${status.length}${status.charCodeAt(0)}_${uidStart(uid)}`;
  const gotMoney = status === 'verified' || status === 'successful' || status === 'refunded';
  const summary = db.doc(documentPaths.lifetimeSummary);
  const taken = ((await summary.get()).get('taken') as number | undefined) ?? 0;
  const slot = status === 'verified' ? taken + 1 : null;
  const payment = paymentSchema.parse({
    ...{ user_id: uid, plan: 'lifetime', amount: PRICES.lifetime, currency: CURRENCY, status },
    ...{ payment_reference, flutterwave_tx_ref: payment_reference, created_at: NOW },
    ...{
      payment_method: gotMoney ? 'card' : null,
      transaction_id: gotMoney ? transactionOf(uid, status) : null,
    },
    ...{ paid_at: gotMoney ? NOW : null, verified_at: slot ? NOW : null },
    ...{ refunded_at: status === 'refunded' ? NOW : null, lifetime_slot: slot, problem: textBy(uid) },
  });
  const batch = db.batch().set(db.doc(documentPaths.payment(payment_reference)), payment);
  if (slot !== null) {
    const subscription = {
      user_id: uid,
      plan: 'lifetime',
      status: 'active',
      created_at: NOW,
      end_date: null,
    };
    batch.set(db.doc(documentPaths.subscription(payment_reference)), subscription);
    batch.set(db.doc(documentPaths.lifetimeSlot(slot)), { user_id: uid, payment_reference });
    batch.set(summary, { taken: slot });
  }
  const common = { user_id: uid, payment_reference, status: 'open', created_at: NOW };
  const details = 'It went wrong.';
  if (status === 'successful') {
    batch.set(db.doc(documentPaths.paymentTicket(payment_reference)), {
      type: 'payment',
      details,
      ...common,
    });
  }
  if (status === 'failed') {
    batch.set(db.doc(documentPaths.dispute(payment_reference)), { type: 'payment', details, ...common });
  }
  if (status === 'verified') {
    batch.set(db.doc(documentPaths.refundRequest(payment_reference)), { type: 'refund_request', ...common });
  }
  await batch.commit();
  return payment;
}

/** The provider's transaction number, different for each payment. */
function transactionOf(uid: string, status: Payment['status']): number {
  return Number.parseInt(uidStart(uid), 16) * 10 + PAYMENT_STATUSES.indexOf(status);
}
