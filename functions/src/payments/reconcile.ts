import { pendingCutoff } from '@akada/domain/payments/payments';
import { failedPaymentsQuery, pendingPaymentsQuery } from '@akada/domain/payments/queries';
import { logger } from 'firebase-functions';
import { toLoggedId, toLogText } from '../lib/log-text.ts';
import { forEachDocument } from '../lib/run-query.ts';
import type { PaymentDeps } from './provider.ts';
import { settlePayment } from './settle.ts';

/** Payments that the provider is asked for together. */
const PAGE = 20;

/**
 * Settles what nobody came back for, the oldest first: the student has closed the page, or the webhook was lost. What
 * waits for too long fails in the same way (./judge.ts). What failed may have been paid at a later attempt, and is asked
 * for as long. Twice at once does the same as once.
 */
export async function reconcilePayments(deps: PaymentDeps, page: number = PAGE): Promise<void> {
  // First, so that what fails now is not asked for again.
  await forEachDocument(deps.db, failedPaymentsQuery(pendingCutoff(deps.now()), page), ({ id }) =>
    settle(deps, id),
  );
  await forEachDocument(deps.db, pendingPaymentsQuery(page), ({ id }) => settle(deps, id));
}

/** Apart from the others: one that fails is asked for again by the next run. */
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
