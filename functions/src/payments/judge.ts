import { mismatchOf, PAYMENT_LIMITS, PAYMENT_MESSAGES, type Transaction } from '@akada/domain/payments';
import type { Payment } from '@akada/domain/schemas/payments';

/** What the provider's word means for a payment. What is for support is told to it in a ticket. */
export type Verdict =
  | { status: 'pending' }
  | { status: 'failed'; problem: string; forSupport?: string; transaction?: Transaction }
  | { status: 'paid'; transaction: Transaction };

const DAY_MS = 86_400_000;

/** Compares a payment with what the provider says of it. */
export function judge(payment: Payment, said: Transaction | 'unknown', now: Date): Verdict {
  const mismatch = said === 'unknown' ? null : mismatchOf(payment, said);
  // It may be somebody else's.
  if (mismatch === 'reference') return { status: 'pending' };
  if (said === 'unknown' || said.status === 'pending') {
    const days = (now.getTime() - payment.created_at.getTime()) / DAY_MS;
    if (days <= PAYMENT_LIMITS.pendingDays) return { status: 'pending' };
    return { status: 'failed', problem: PAYMENT_MESSAGES.expired };
  }
  if (said.status === 'failed') {
    return { status: 'failed', problem: PAYMENT_MESSAGES.declined, transaction: said };
  }
  if (mismatch === null) return { status: 'paid', transaction: said };
  return {
    status: 'failed',
    problem: PAYMENT_MESSAGES.wrongAmount,
    forSupport: `${said.amount} ${said.currency} were paid in transaction ${said.id}; the price is ${payment.amount} ${payment.currency}.`,
    transaction: said,
  };
}
