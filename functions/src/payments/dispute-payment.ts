import { documentPaths } from '@akada/domain/paths';
import { naira, PAYMENT_MESSAGES } from '@akada/domain/payments';
import { AppError } from '../lib/app-error.ts';
import { once } from '../lib/contention.ts';
import type { Handler } from '../lib/handler.ts';
import { paymentTicket } from './tickets.ts';
import { ownPayment } from './verify-payment.ts';

/** Tells support that the caller disputes a payment that failed, once. */
export const disputePayment: Handler<'disputePayment'> = async (deps, { uid }, { tx_ref }) => {
  const payment = await ownPayment(deps, uid, tx_ref);
  if (payment.status !== 'failed') throw new AppError('failed-precondition', PAYMENT_MESSAGES.notFailed);
  const { plan, amount, transaction_id, problem } = payment;
  const transaction = transaction_id === null ? 'no transaction' : `transaction ${transaction_id}`;
  const details = `The student disputes that the payment of ${naira(amount)} for ${plan} failed: ${problem} (${transaction}).`;
  const ticket = paymentTicket(payment, details, deps.now());
  return { created: await once(deps.db.doc(documentPaths.dispute(tx_ref)).create(ticket)) };
};
