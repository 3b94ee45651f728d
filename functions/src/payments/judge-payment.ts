import {
  findMismatch,
  PAYMENT_MESSAGES,
  pendingCutoff,
  type Transaction,
  wasReturned,
} from '@akada/domain/payments/payments';
import type { Payment } from '@akada/domain/payments/schemas';

/** What the provider's answer means for a payment. */
export type Verdict =
  | { status: 'pending'; transaction?: undefined }
  | Failure
  /** `refunded`: the transaction's money was returned and no other transaction is known. */
  | { status: 'paid' | 'refunded'; transaction: Transaction };

/** A failed payment; `forSupport` becomes the text of a ticket. */
export interface Failure {
  status: 'failed';
  problem: string;
  forSupport?: string;
  transaction?: Transaction;
}

/** Compares a payment with the provider's answer about it. */
export function judgePayment(payment: Payment, said: Transaction | 'unknown', now: Date): Verdict {
  const mismatch = said === 'unknown' ? null : findMismatch(payment, said);
  // The transaction may belong to another payment.
  if (mismatch === 'reference') return { status: 'pending' };
  if (said === 'unknown' || said.status === 'pending') {
    if (payment.created_at >= pendingCutoff(now)) return { status: 'pending' };
    return { status: 'failed', problem: PAYMENT_MESSAGES.expired };
  }
  if (said.status === 'failed') {
    return { status: 'failed', problem: PAYMENT_MESSAGES.declined, transaction: said };
  }
  if (wasReturned(payment, said.id)) return { status: 'refunded', transaction: said };
  if (mismatch === null) return { status: 'paid', transaction: said };
  return {
    status: 'failed',
    problem: PAYMENT_MESSAGES.wrongAmount,
    forSupport: `${said.amount} ${said.currency} was paid in transaction ${said.id}, but the price is ${payment.amount} ${payment.currency}.`,
    transaction: said,
  };
}
