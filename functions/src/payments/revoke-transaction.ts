import { documentPaths } from '@akada/domain/documents/paths';
import { acceptedTransactionId } from '@akada/domain/payments/payments';
import { ungrantedPaymentsQuery } from '@akada/domain/payments/queries';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import { FieldValue } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import type { PaymentDeps } from './provider.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle.ts';

/**
 * Revokes what a returned transaction granted, once. If the payment has no accepted transaction yet, the returned one is
 * recorded, so that it is never accepted, and the payment is verified again: another transaction may have paid.
 *
 * @returns false when the payment accepted another transaction, so that nothing was revoked
 * @throws ProviderUnavailable when the event has to be sent again
 */
export async function revokeTransaction(
  deps: PaymentDeps,
  { payment_reference: tx_ref, user_id, plan }: Payment,
  returned: number,
): Promise<boolean> {
  const outcome = await retryOnConflict(() => tryRevoke(deps, tx_ref, returned));
  if (outcome === 'marked') await settlePayment(deps, { tx_ref, transaction_id: returned });
  if (plan === 'lifetime') await settleUngrantedLifetime(deps, user_id);
  return outcome !== 'another was accepted';
}

/** A student who paid for lifetime twice keeps it, whichever of the two payments is returned. */
async function settleUngrantedLifetime(deps: PaymentDeps, uid: string): Promise<void> {
  const { docs } = await toQuery(deps.db, ungrantedPaymentsQuery(uid, 'lifetime')).get();
  for (const document of docs) {
    const transaction_id = parseDocument(paymentSchema, document)?.transaction_id ?? null;
    await settlePayment(deps, { tx_ref: document.id, ...(transaction_id !== null && { transaction_id }) });
  }
}

async function tryRevoke(
  deps: PaymentDeps,
  tx_ref: string,
  returned: number,
): Promise<'refunded' | 'marked' | 'another was accepted' | 'nothing to do'> {
  const read = await deps.db.doc(documentPaths.payment(tx_ref)).get();
  const payment = parseDocument(paymentSchema, read);
  if (!payment || payment.status === 'refunded') return 'nothing to do';
  const accepted = acceptedTransactionId(payment);
  if (accepted === null) {
    const change = { returned_transactions: FieldValue.arrayUnion(returned) };
    await read.ref.update(change, ifUnchanged(read));
    return 'marked';
  }
  if (accepted !== returned) return 'another was accepted';
  await refundPayment(deps, { read, payment }, returned);
  return 'refunded';
}
