/** What the provider tells of a payment whose account is deleted. There is nobody to grant anything to. */

import { documentPaths } from '@akada/domain/documents/paths';
import { retentionEnd } from '@akada/domain/payments/closed-payments';
import { type ClosedPayment, closedPaymentSchema } from '@akada/domain/payments/closed-payments-schemas';
import { canTransition, type Transaction } from '@akada/domain/payments/payments';
import { closedPaymentOfTransactionQuery } from '@akada/domain/payments/queries';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { loggedEvent } from './events.ts';
import type { PaymentDeps } from './provider.ts';
import { ask, type Settled } from './settle.ts';

/** What was returned, as far as the provider says it. */
interface Returned {
  tx_ref?: string;
  transaction_id?: number;
  amount?: number;
}

/**
 * Money may have arrived for a payment of an account that is gone. The provider is asked, as for any; what has arrived
 * is owed back, and stands as 'successful', which is what was paid and not granted. Told again it changes nothing.
 *
 * @throws Unavailable when it has to be told again
 */
export async function closedCharged(deps: PaymentDeps, charge: Settled): Promise<void> {
  const ref = refOf(deps, charge.tx_ref);
  const before = parseDocument(closedPaymentSchema, await ref.get());
  if (!before) return;
  if (before.transaction_id === charge.transaction_id && !canTransition(before.status, 'successful')) return;
  const said = await ask(deps.provider, charge);
  if (said === 'unknown' || said.status !== 'successful' || said.tx_ref !== charge.tx_ref) return;
  const arrived = await change(ref, 'successful', {
    ...{ transaction_id: said.id, payment_method: said.payment_type, paid_at: said.created_at },
    ...{ amount: said.amount, currency: said.currency, expires_at: retentionEnd(deps.now()) },
  });
  if (arrived || isOther(before, said)) {
    // An operator has to see this: the money goes back by hand, in the provider's dashboard.
    logger.error('money arrived for an account that is gone, and is owed back', {
      ...{ key: ref.id, transaction_id: said.id, amount: said.amount, currency: said.currency },
    });
  }
}

/** Whether it has been paid once more than what stands there. */
function isOther({ transaction_id, paid_at }: ClosedPayment, said: Transaction): boolean {
  return paid_at !== null && transaction_id !== said.id;
}

/** Marks a payment of an account that is gone as returned, unless only a part of it was. */
export async function closedReturned(deps: PaymentDeps, event: Returned): Promise<void> {
  const ref = await refOfReturned(deps, event);
  const before = ref && parseDocument(closedPaymentSchema, await ref.get());
  if (!before) return;
  const { amount, transaction_id, paid_at } = before;
  const other =
    paid_at !== null && event.transaction_id !== undefined && event.transaction_id !== transaction_id;
  const isPart = event.amount !== undefined && event.amount < amount;
  const paid = paid_at === null && !isPart ? await paidBy(deps, event) : undefined;
  if (other || isPart || paid === null) {
    logger.warn('money went back of an account that is gone', { key: ref.id, event: loggedEvent(event) });
    return;
  }
  await change(ref, 'refunded', {
    ...(paid && { transaction_id: paid.id, payment_method: paid.payment_type, paid_at: paid.created_at }),
    ...{ refunded_at: deps.now(), expires_at: retentionEnd(deps.now()) },
  });
}

/** The transaction whose money went back, where nothing was known to be paid; null when it was declined. */
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

/** @returns whether the status may become this one, and did now; nothing goes back */
function change(
  ref: DocumentReference,
  status: ClosedPayment['status'],
  fields: Partial<ClosedPayment>,
): Promise<boolean> {
  return retryOnConflict(async () => {
    const read = await ref.get();
    const payment = parseDocument(closedPaymentSchema, read);
    if (!payment || !canTransition(payment.status, status)) return false;
    await ref.update({ ...fields, status }, ifUnchanged(read));
    return true;
  });
}
