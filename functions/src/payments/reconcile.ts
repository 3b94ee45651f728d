import { pendingCutoff } from '@akada/domain/payments/payments';
import { failedPaymentsQuery, pendingPaymentsQuery } from '@akada/domain/payments/queries';
import { logger } from 'firebase-functions';
import { toLoggedId, toLogText } from '../lib/log-text.ts';
import { forEachDocument } from '../lib/run-query.ts';
import type { PaymentDeps } from './provider.ts';
import { settlePayment } from './settle.ts';

/** Payments verified together. */
const PAGE = 20;

/**
 * Settles payments without an answer, oldest first: the student closed the page, or the webhook was lost. Payments that are
 * pending for too long fail (./judge-payment.ts). Failed ones may have been paid in a later attempt and are verified for the same
 * time. Concurrent runs are harmless.
 */
export async function reconcilePayments(deps: PaymentDeps, page: number = PAGE): Promise<void> {
  // Failed payments first, so that those that fail in this run are not verified twice.
  await forEachDocument(deps.db, failedPaymentsQuery(pendingCutoff(deps.now()), page), ({ id }) =>
    settle(deps, id),
  );
  await forEachDocument(deps.db, pendingPaymentsQuery(page), ({ id }) => settle(deps, id));
}

/** An error affects only this payment; the next run tries again. */
async function settle(deps: PaymentDeps, tx_ref: string): Promise<void> {
  try {
    await settlePayment(deps, { tx_ref });
  } catch (error) {
    logger.error('a payment could not be reconciled', {
      tx_ref: toLoggedId(tx_ref),
      error: toLogText(error),
    });
  }
}
