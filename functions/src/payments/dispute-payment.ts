import { documentPaths } from '@akada/domain/documents/paths';
import { formatNaira, PAYMENT_MESSAGES } from '@akada/domain/payments/payments';
import type { DisputeTicket } from '@akada/domain/support/schemas';
import { AppError } from '../lib/app-error.ts';
import type { Handler } from '../lib/handler.ts';
import { wasCreated } from '../lib/retry-on-conflict.ts';
import { readOwnPayment } from './verify-payment.ts';

/** Creates a dispute ticket for the caller's failed payment, once per payment. */
export const disputePayment: Handler<'disputePayment'> = async (deps, { uid }, { tx_ref }) => {
  const payment = await readOwnPayment(deps, uid, tx_ref);
  if (payment.status !== 'failed') throw new AppError('failed-precondition', PAYMENT_MESSAGES.notFailed);
  const { plan, amount, transaction_id, problem } = payment;
  const transaction = transaction_id === null ? 'no transaction' : `transaction ${transaction_id}`;
  const ticket: DisputeTicket = {
    type: 'dispute',
    user_id: uid,
    payment_reference: tx_ref,
    // Shown to the student too.
    details: `The payment of ${formatNaira(amount)} for ${plan} failed: ${problem} (${transaction})`,
    status: 'open',
    created_at: deps.now(),
  };
  return { created: await wasCreated(deps.db.doc(documentPaths.dispute(tx_ref)).create(ticket)) };
};
