/**
 * Payments (docs/product.md, Plans and payments): prices, statuses, and which transactions pay.
 * Amounts are in naira, not kobo, as the provider counts them.
 */
import { ACCOUNT_NOT_OPEN, type Plan } from '../account/account.ts';
import { MS_PER_DAY } from '../days/durations.ts';
import { formatCount } from '../text/plural.ts';
import type { Payment } from './schemas.ts';

export const CURRENCY = 'NGN';

export const PAID_PLANS = ['starter', 'pro', 'lifetime'] as const satisfies Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/** Prices in naira. */
export const PRICES: Record<Plan, number> = { free: 0, starter: 2_000, pro: 5_000, lifetime: 30_000 };

export const PAYMENT_STATUSES = ['pending', 'successful', 'verified', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** The statuses that may follow each status. No payment returns to an earlier one. */
const NEXT_STATUSES: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['successful', 'verified', 'failed', 'refunded'],
  failed: ['successful', 'verified', 'refunded'],
  successful: ['verified', 'refunded'],
  verified: ['refunded'],
  refunded: [],
};

/** Whether a payment may change from one status to another; false for the status that it has. */
export function canTransition(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT_STATUSES[from].includes(to);
}

export const PAYMENT_LIMITS = {
  planDays: 30,
  lifetimeSlots: 100,
  guaranteeDays: 30,
  /** After this many days a pending payment counts as failed and is no longer verified. */
  pendingDays: 7,
  /** The provider's own requests time out after 28 s. */
  verifySeconds: 28,
  /** Payments on a page of the history. */
  listed: 20,
} as const;

/** The oldest creation time of a payment that is still verified; older pending ones have failed. */
export function pendingCutoff(now: Date): Date {
  return new Date(now.getTime() - PAYMENT_LIMITS.pendingDays * MS_PER_DAY);
}

/** Ways to pay that the checkout offers, by the provider's names. */
export const PAYMENT_OPTIONS = 'card,mobilemoney,ussd,banktransfer,account,qr,mpesa,credit,debit' as const;

/** What a student reads when a payment can't continue or went wrong. */
export const PAYMENT_MESSAGES = {
  noAccount: ACCOUNT_NOT_OPEN,
  hasLifetime: 'You already have the Lifetime plan.',
  soldOut: 'Lifetime is sold out. You can still choose a monthly plan.',
  notCreated: 'Failed to create payment record',
  /** The provider or the server doesn't answer. */
  unavailable: 'Payment service temporarily unavailable',
  /** The server has no key or address of the provider. */
  noConfig: 'Failed to get payment configuration',
  /** The server's answer is not what the checkout needs. */
  badConfig: 'Invalid payment configuration response',
  notVerified: 'Payment verification failed',
  arrived: 'Your earlier payment for this plan has arrived. Your plan is up to date.',
  unknown: "We can't find this payment.",
  otherPlan: 'This payment is for a different plan.',
  notFailed: 'Only failed payments can be disputed.',
  declined: "The payment didn't go through. Your plan hasn't changed; you can try again.",
  expired: "This payment was never completed. Your plan hasn't changed; you can try again.",
  wrongAmount: "The amount we received isn't the price of the plan. Our support team will write to you.",
  noSlot:
    'You paid, but the last Lifetime plan was sold a moment earlier. Our support team will return your money.',
  twice: 'You paid for the Lifetime plan twice. Our support team will return the second payment.',
} as const;

const REFERENCE_PREFIX = 'akada';

/** A payment's reference: a prefix, the time in milliseconds, and the first 8 characters of the student's id. */
export function paymentReference(uid: string, now: Date): string {
  return `${REFERENCE_PREFIX}_${now.getTime()}_${uid.slice(0, 8)}`;
}

/** A transaction as the provider reports it. */
export interface Transaction {
  /** The provider's id. */
  id: number;
  tx_ref: string;
  status: 'successful' | 'failed' | 'pending';
  /** In units of `currency`: naira, not kobo. */
  amount: number;
  currency: string;
  /** Such as 'card'; null when unknown. */
  payment_type: string | null;
  /** When it was paid, by the provider's clock. */
  created_at: Date;
}

/**
 * The id of the transaction that paid for a payment, also after its money was returned. Null when none was accepted yet:
 * `transaction_id` is then the latest attempt, and others may follow.
 */
export function acceptedTransactionId({
  paid_at,
  transaction_id,
}: Pick<Payment, 'paid_at' | 'transaction_id'>): number | null {
  return paid_at === null ? null : transaction_id;
}

/** Whether the payment records that a transaction's money was returned. */
export function wasReturned(
  {
    status,
    transaction_id,
    returned_transactions = [],
  }: Pick<Payment, 'status' | 'transaction_id' | 'returned_transactions'>,
  transactionId: number,
): boolean {
  return (
    (status === 'refunded' && transactionId === transaction_id) ||
    returned_transactions.includes(transactionId)
  );
}

/** Why a transaction doesn't pay for a payment; null when it does. An overpayment is accepted. */
export function findMismatch(
  payment: Pick<Payment, 'payment_reference' | 'amount' | 'currency'>,
  transaction: Transaction,
): 'reference' | 'currency' | 'amount' | null {
  if (transaction.tx_ref !== payment.payment_reference) return 'reference';
  if (transaction.currency !== payment.currency) return 'currency';
  return transaction.amount >= payment.amount ? null : 'amount';
}

/** An amount in naira for display: ₦2,000. */
export function formatNaira(amount: number): string {
  return `₦${formatCount(amount)}`;
}
