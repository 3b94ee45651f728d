import { ownedQuery } from '@akada/domain/account/queries';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { toClosedPayment } from '@akada/domain/payments/closed-payments';
import { pendingCutoff } from '@akada/domain/payments/payments';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import type { DocumentReference } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { ifUnchanged, parseDocument } from '../lib/documents.ts';
import { toLogText } from '../lib/log-text.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { forEachDocument } from '../lib/run-query.ts';
import { sha256Hex } from '../lib/sha256.ts';
import { settleClosedPayment } from './closed-account-payments.ts';
import { type PaymentDeps, ProviderUnavailable } from './provider.ts';
import { settlePayment } from './settle.ts';
import { releaseSlot } from './slots.ts';

/** Payments handled together; the provider is asked about each. */
const PAGE = 20;

/** One of the runs that delete an account. */
export interface DeletionRun {
  /** Whether this is the last run. */
  isLast: boolean;
}

/**
 * Replaces the payments of a deleted account by anonymous records for bookkeeping. Payments that may still be paid are
 * verified a last time first. While the provider doesn't answer, they stay for the next run: a closed payment no longer has
 * the reference to verify it by.
 */
export async function closePayments(deps: PaymentDeps, uid: string, { isLast }: DeletionRun): Promise<void> {
  await forEachDocument(deps.db, ownedQuery(sharedCollections.payments, uid, PAGE), async (document) => {
    const { id, ref } = document;
    const payment = parseDocument(paymentSchema, document);
    const outcome = payment && mayStillBePaid(payment, deps.now()) ? await settleOnce(deps, id) : 'asked';
    if (outcome === 'unavailable' && !isLast) return;
    await retryOnConflict(() => tryToClose(deps, ref));
    if (outcome === 'not granted') await settleAfterClosing(deps, id);
  });
}

/** A failed payment may have been paid in a later attempt; reconciliation, which would find out, skips closed payments. */
function mayStillBePaid({ status, created_at }: Payment, now: Date): boolean {
  return status === 'pending' || (status === 'failed' && created_at > pendingCutoff(now));
}

/** Settling fails when an earlier run has already removed the account that the plan would be granted to. */
async function settleOnce(
  deps: PaymentDeps,
  tx_ref: string,
): Promise<'asked' | 'unavailable' | 'not granted'> {
  try {
    await settlePayment(deps, { tx_ref });
    return 'asked';
  } catch (error) {
    logger.warn('a payment was not settled', { key: sha256Hex(tx_ref), error: toLogText(error) });
    return error instanceof ProviderUnavailable ? 'unavailable' : 'not granted';
  }
}

/** Only logs a failure, because the deletion continues and no later run would find this payment. */
async function settleAfterClosing(deps: PaymentDeps, tx_ref: string): Promise<void> {
  try {
    await settleClosedPayment(deps, { tx_ref });
  } catch (error) {
    logger.error('a payment was closed before the provider said whether it was paid', {
      ...{ key: sha256Hex(tx_ref), error: toLogText(error) },
    });
  }
}

/** Closes the payment and deletes its subscription in one commit, which fails if the payment has changed. */
async function tryToClose({ db, now }: PaymentDeps, ref: DocumentReference): Promise<void> {
  const read = await ref.get();
  const payment = parseDocument(paymentSchema, read);
  if (!payment) return;
  const batch = db
    .batch()
    .set(db.doc(documentPaths.closedPayment(sha256Hex(ref.id))), toClosedPayment(payment, now()))
    .delete(db.doc(documentPaths.subscription(ref.id)))
    .delete(ref, ifUnchanged(read));
  if (payment.lifetime_slot !== null) releaseSlot(batch, db, payment.lifetime_slot);
  await batch.commit();
}
