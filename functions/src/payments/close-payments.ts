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
import { closedCharged } from './closed.ts';
import { type PaymentDeps, Unavailable } from './provider.ts';
import { settlePayment } from './settle.ts';
import { giveSlotBack } from './slots.ts';

/** Payments that are worked on together: the provider is asked for each. */
const PAGE = 20;

/** Which run over an account that is being deleted it is. */
export interface DeletionRun {
  /** Whether none comes after it. */
  isLast: boolean;
}

/**
 * Takes the payments of a student who leaves off them: what accounts must show stays, and nobody's name. Those that
 * may still be paid are asked for once more, because nobody will come back for them. While the provider does not answer
 * they stay open for the next run: once they are closed nobody knows the reference to ask by.
 */
export async function closePayments(deps: PaymentDeps, uid: string, { isLast }: DeletionRun): Promise<void> {
  await forEachDocument(deps.db, ownedQuery(sharedCollections.payments, uid, PAGE), async (document) => {
    const { id, ref } = document;
    const payment = parseDocument(paymentSchema, document);
    const outcome = payment && mayBePaid(payment, deps.now()) ? await settleOnce(deps, id) : 'asked';
    if (outcome === 'unavailable' && !isLast) return;
    await retryOnConflict(() => tryToClose(deps, ref));
    if (outcome === 'not granted') await tellWhatIsOwed(deps, id);
  });
}

/** What failed may have been paid at a later attempt: for as long as the reconciler would ask, which cannot any more. */
function mayBePaid({ status, created_at }: Payment, now: Date): boolean {
  return status === 'pending' || (status === 'failed' && created_at > pendingCutoff(now));
}

/** What it was paid for cannot be granted when an earlier run has removed the account. */
async function settleOnce(
  deps: PaymentDeps,
  tx_ref: string,
): Promise<'asked' | 'unavailable' | 'not granted'> {
  try {
    await settlePayment(deps, { tx_ref });
    return 'asked';
  } catch (error) {
    logger.warn('a payment was not settled', { key: sha256Hex(tx_ref), error: toLogText(error) });
    return error instanceof Unavailable ? 'unavailable' : 'not granted';
  }
}

/** Nothing of the deletion waits for it: it cannot be found a second time. */
async function tellWhatIsOwed(deps: PaymentDeps, tx_ref: string): Promise<void> {
  try {
    await closedCharged(deps, { tx_ref });
  } catch (error) {
    logger.error('a payment was closed as it was, and may have been paid', {
      ...{ key: sha256Hex(tx_ref), error: toLogText(error) },
    });
  }
}

/** In one commit with what it granted, which fails when something is granted meanwhile. */
async function tryToClose({ db, now }: PaymentDeps, ref: DocumentReference): Promise<void> {
  const read = await ref.get();
  const payment = parseDocument(paymentSchema, read);
  if (!payment) return;
  const batch = db
    .batch()
    .set(db.doc(documentPaths.closedPayment(sha256Hex(ref.id))), toClosedPayment(payment, now()))
    .delete(db.doc(documentPaths.subscription(ref.id)))
    .delete(ref, ifUnchanged(read));
  if (payment.lifetime_slot !== null) giveSlotBack(batch, db, payment.lifetime_slot);
  await batch.commit();
}
