import { documentPaths } from '@akada/domain/documents/paths';
import { acceptedTransactionId } from '@akada/domain/payments/payments';
import { ungrantedPaymentsQuery } from '@akada/domain/payments/queries';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import { FieldValue } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import type { PaymentDeps } from './provider.ts';
import { refund } from './refund.ts';
import { settlePayment } from './settle.ts';

/**
 * Takes back what a transaction's money granted, once, because it was returned. Of a payment of which nothing was
 * accepted yet, the transaction is marked as returned, so that it is not accepted later, and the provider is asked what
 * became of the others.
 *
 * @returns false when another transaction was accepted, so that nothing is to be taken back
 * @throws Unavailable when it has to be told again
 */
export async function takeBack(
  deps: PaymentDeps,
  { payment_reference: tx_ref, user_id, plan }: Payment,
  returned: number,
): Promise<boolean> {
  const outcome = await retryOnConflict(() => tryToTakeBack(deps, tx_ref, returned));
  if (outcome === 'marked') await settlePayment(deps, { tx_ref, transaction_id: returned });
  if (plan === 'lifetime') await grantWhatWaits(deps, user_id);
  return outcome !== 'another was accepted';
}

/** Who has paid for the lifetime plan twice keeps it, whichever of the two goes back. */
async function grantWhatWaits(deps: PaymentDeps, uid: string): Promise<void> {
  const { docs } = await toQuery(deps.db, ungrantedPaymentsQuery(uid, 'lifetime')).get();
  for (const document of docs) {
    const transaction_id = parseDocument(paymentSchema, document)?.transaction_id ?? null;
    await settlePayment(deps, { tx_ref: document.id, ...(transaction_id !== null && { transaction_id }) });
  }
}

async function tryToTakeBack(
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
  await refund(deps, { read, payment }, returned);
  return 'refunded';
}
