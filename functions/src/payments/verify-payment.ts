import { documentPaths } from '@akada/domain/documents/paths';
import { PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import { type Payment, paymentSchema } from '@akada/domain/payments/schemas';
import { logger } from 'firebase-functions';
import { AppError } from '../lib/app-error.ts';
import { parseDocument } from '../lib/documents.ts';
import type { Deps, Handler } from '../lib/handler.ts';
import { toLoggedId, toLogText } from '../lib/log-text.ts';
import { type Provider, ProviderUnavailable } from './provider.ts';
import { settlePayment } from './settle.ts';

/** Verifies a payment of the caller with the provider. */
export function verifyPaymentHandler(provider: Provider): Handler<'verifyPayment'> {
  return async (deps, { uid }, { tx_ref, transaction_id, plan: ofPlan }) => {
    const before = await readOwnPayment(deps, uid, tx_ref);
    if (before.plan !== ofPlan) throw new AppError('invalid-argument', PAYMENT_MESSAGES.otherPlan);
    const which = { tx_ref, ...(transaction_id !== undefined && { transaction_id }) };
    try {
      const { status, plan, problem } = (await settlePayment({ ...deps, provider }, which)) ?? before;
      return { status, plan, problem };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      logger.warn('a payment could not be verified', { tx_ref: toLoggedId(tx_ref), error: toLogText(error) });
      throw new AppError('unavailable', PAYMENT_MESSAGES.unavailable);
    }
  };
}

/**
 * Reads a payment of the caller.
 *
 * @throws AppError, the same for another student's payment and a missing one, so that it reveals nothing
 */
export async function readOwnPayment(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  tx_ref: string,
): Promise<Payment> {
  const payment = parseDocument(paymentSchema, await db.doc(documentPaths.payment(tx_ref)).get());
  if (payment?.user_id !== uid) throw new AppError('not-found', PAYMENT_MESSAGES.unknown);
  return payment;
}
