/** Provider events about payments of deleted accounts. No plan can be granted; money that arrives is owed back. */

import { documentPaths } from '@akada/domain/documents/paths';
import { retentionEnd } from '@akada/domain/payments/closed-payments';
import { type ClosedPayment, closedPaymentSchema } from '@akada/domain/payments/closed-payments-schemas';
import { canTransition, type Transaction } from '@akada/domain/payments/payments';
import { closedPaymentOfTransactionQuery } from '@akada/domain/payments/queries';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { parseDocument } from '../lib/documents.ts';
import { toQuery } from '../lib/run-query.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { loggedEvent } from './events.ts';
import type { PaymentDeps } from './provider.ts';
import { findTransaction, type PaymentLookup } from './settle.ts';

/** The parts of a return that the provider reported. */
interface Returned {
  tx_ref?: string;
  transaction_id?: number;
  amount?: number;
}

/**
 * Verifies whether money arrived for a payment of a deleted account. If so, the payment becomes 'successful' (paid but not
 * granted), and the money is owed back. Repeated events change nothing.
 *
 * @throws ProviderUnavailable when the event has to be sent again
 */
export async function settleClosedPayment(deps: PaymentDeps, charge: PaymentLookup): Promise<void> {
  const ref = refOf(deps, charge.tx_ref);
  const before = parseDocument(closedPaymentSchema, await ref.get());
  if (!before) return;
  if (before.transaction_id === charge.transaction_id && !canTransition(before.status, 'successful')) return;
  const said = await findTransaction(deps.provider, charge);
  if (said === 'unknown' || said.status !== 'successful' || said.tx_ref !== charge.tx_ref) return;
  const arrived = await setStatus(deps, ref, 'successful', {
    ...{ transaction_id: said.id, payment_method: said.payment_type, paid_at: said.created_at },
    ...{ amount: said.amount, currency: said.currency, expires_at: retentionEnd(deps.now()) },
  });
  if (arrived || isOther(before, said)) {
    // An operator must return the money by hand, in the provider's dashboard.
    logger.error('money arrived for a deleted account and must be refunded', {
      ...{ key: ref.id, transaction_id: said.id, amount: said.amount, currency: said.currency },
    });
  }
}

/** Whether this is a second transaction for a payment that was already paid. */
function isOther({ transaction_id, paid_at }: ClosedPayment, said: Transaction): boolean {
  return paid_at !== null && transaction_id !== said.id;
}

/** Marks a payment of a deleted account as refunded, unless only a part was returned. */
export async function refundClosedPayment(deps: PaymentDeps, event: Returned): Promise<void> {
  const ref = await refOfReturned(deps, event);
  const before = ref && parseDocument(closedPaymentSchema, await ref.get());
  if (!before) return;
  const { amount, transaction_id, paid_at } = before;
  const other =
    paid_at !== null && event.transaction_id !== undefined && event.transaction_id !== transaction_id;
  const isPart = event.amount !== undefined && event.amount < amount;
  const paid = paid_at === null && !isPart ? await paidBy(deps, event) : undefined;
  if (other || isPart || paid === null) {
    logger.warn('money of a deleted account was returned', { key: ref.id, event: loggedEvent(event) });
    return;
  }
  await setStatus(deps, ref, 'refunded', {
    ...(paid && { transaction_id: paid.id, payment_method: paid.payment_type, paid_at: paid.created_at }),
    ...{ refunded_at: deps.now(), expires_at: retentionEnd(deps.now()) },
  });
}

/** The returned transaction of a payment that was not known to be paid; null when the transaction was declined. */
async function paidBy({ provider }: PaymentDeps, event: Returned): Promise<Transaction | null> {
  const { tx_ref, transaction_id } = event;
  const said =
    transaction_id !== undefined
      ? await provider.verifyById(transaction_id)
      : await provider.verifyByReference(tx_ref ?? '');
  return said !== 'unknown' && said.status === 'successful' ? said : null;
}

function refOf({ db }: Pick<PaymentDeps, 'db'>, reference: string): DocumentReference {
  return db.doc(documentPaths.closedPayment(sha256Hex(reference)));
}

async function refOfReturned(
  deps: PaymentDeps,
  { tx_ref, transaction_id }: Returned,
): Promise<DocumentReference | undefined> {
  if (tx_ref !== undefined) return refOf(deps, tx_ref);
  if (transaction_id === undefined) return undefined;
  const { docs } = await toQuery(deps.db, closedPaymentOfTransactionQuery(transaction_id)).get();
  if (docs[0]) return docs[0].ref;
  const said = await deps.provider.verifyById(transaction_id);
  return said === 'unknown' ? undefined : refOf(deps, said.tx_ref);
}

/** Changes the status if the transition is allowed; returns whether it did. */
function setStatus(
  { db }: Pick<PaymentDeps, 'db'>,
  ref: DocumentReference,
  status: ClosedPayment['status'],
  fields: Partial<ClosedPayment>,
): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const payment = parseDocument(closedPaymentSchema, await transaction.get(ref));
    if (!payment || !canTransition(payment.status, status)) return false;
    transaction.update(ref, { ...fields, status });
    return true;
  });
}
