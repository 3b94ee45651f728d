/**
 * Payments in naira (spec sections 3, 4, 7 and 9, design section 7): what is asked for, how a payment moves on, and what
 * plan some payments add up to. Amounts are in naira, as the provider counts them.
 */
import type { Plan } from '../account/account.ts';
import { MS_PER_DAY } from '../days/day.ts';
import type { Payment } from './schemas.ts';

export const CURRENCY = 'NGN';

/** A plan that is paid for. */
export const PAID_PLANS = ['starter', 'pro', 'lifetime'] as const satisfies Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/** Prices in naira. */
export const PRICES: Record<Plan, number> = { free: 0, starter: 2_000, pro: 5_000, lifetime: 30_000 };

export const PAYMENT_STATUSES = ['pending', 'successful', 'verified', 'failed', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Where a status may lead; nothing goes back (design section 7). */
const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
  pending: ['successful', 'verified', 'failed', 'refunded'],
  failed: ['successful', 'verified', 'refunded'],
  successful: ['verified', 'refunded'],
  verified: ['refunded'],
  refunded: [],
};

/** Whether a payment may go from one status to another; to where it is already is no move. */
export function mayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}

/** Days, slots, hours, seconds. */
export const PAYMENT_LIMITS = {
  planDays: 30,
  lifetimeSlots: 100,
  guaranteeDays: 30,
  /** What is pending for longer than that is not asked for any more, and has failed. */
  pendingDays: 7,
  /** The provider gives up at 28 s itself. */
  verifySeconds: 28,
  /** Payments that the history reads at once. */
  listed: 20,
} as const;

/** From when payments are asked for that are not settled; what was opened before has failed. */
export function pendingSince(now: Date): Date {
  return new Date(now.getTime() - PAYMENT_LIMITS.pendingDays * MS_PER_DAY);
}

/** Ways to pay that the checkout offers (spec section 9), by the provider's names. */
export const PAYMENT_OPTIONS = 'card,mobilemoney,ussd,banktransfer,account,qr,mpesa,credit,debit' as const;

/** What a student reads when a payment does not go on (spec section 8), or went wrong. */
export const PAYMENT_MESSAGES = {
  noAccount: 'Your account is not open yet.',
  hasLifetime: 'You already have the lifetime plan.',
  soldOut: 'All lifetime plans are taken. The monthly plans are still there for you.',
  notCreated: 'Failed to create payment record',
  /** While the provider does not answer, or the server does not. */
  unavailable: 'Payment service temporarily unavailable',
  /** The server lacks a key or an address of the provider. */
  noConfig: 'Failed to get payment configuration',
  /** What the server has prepared is not what a checkout needs. */
  badConfig: 'Invalid payment configuration response',
  notVerified: 'Payment verification failed',
  arrived: 'Your earlier payment for this plan has arrived. Your plan is up to date.',
  unknown: 'We do not know this payment.',
  otherPlan: 'This payment is for another plan.',
  notFailed: 'Only a payment that failed can be disputed.',
  declined: 'The payment did not go through. Nothing was bought; you can try again.',
  expired: 'It was never paid. Nothing was bought; you can try again.',
  wrongAmount: 'What arrived is not the price of the plan. Our support knows, and will write to you.',
  noSlot:
    'You have paid, but the last lifetime plan was taken a moment before. Our support knows, and returns your money.',
  twice: 'You have paid for the lifetime plan a second time. Our support knows, and returns your money.',
} as const;

const REFERENCE_PREFIX = 'akada';

/** The reference of a payment: a prefix, the time in milliseconds, the first 8 characters of the student's id. */
export function paymentReference(uid: string, now: Date): string {
  return `${REFERENCE_PREFIX}_${now.getTime()}_${uid.slice(0, 8)}`;
}

/** What the provider says of a transaction. */
export interface Transaction {
  /** Its own number of it. */
  id: number;
  tx_ref: string;
  status: 'successful' | 'failed' | 'pending';
  /** Naira, in `currency`. */
  amount: number;
  currency: string;
  /** Such as 'card'; null when it does not say. */
  payment_type: string | null;
  /** When it was paid, by the provider's clock. */
  created_at: Date;
}

/**
 * The transaction that was accepted for a payment, also where its money went back later; null when none was: the number
 * is then that of an attempt, and others may follow.
 */
export function acceptedTransactionOf({
  paid_at,
  transaction_id,
}: Pick<Payment, 'paid_at' | 'transaction_id'>): number | null {
  return paid_at === null ? null : transaction_id;
}

/** Whether the money of a transaction went back, as far as the payment says so. */
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

/** Why a transaction does not pay for a payment; null when it does. Paid too much is paid. */
export function mismatchOf(
  payment: Pick<Payment, 'payment_reference' | 'amount' | 'currency'>,
  transaction: Transaction,
): 'reference' | 'currency' | 'amount' | null {
  if (transaction.tx_ref !== payment.payment_reference) return 'reference';
  if (transaction.currency !== payment.currency) return 'currency';
  return transaction.amount >= payment.amount ? null : 'amount';
}

/** A payment that counts: it was accepted, and not taken back. */
export type AcceptedPayment = Pick<Payment, 'plan' | 'paid_at'>;

/** The plan that some payments add up to. */
export interface Entitlement {
  plan: Plan;
  /** When it ends and what is left of a lower plan begins, or the free one; null for never. */
  until: Date | null;
}

/**
 * The plan at `now`, from the accepted payments alone: each adds 30 days of its plan from when it was paid, the highest
 * plan is used up first, and lifetime never ends. So it does not matter in which order they became known.
 */
export function entitlementOf(accepted: readonly AcceptedPayment[], now: Date): Entitlement {
  const left = leftOf(accepted, now);
  if (left.lifetime > 0) return { plan: 'lifetime', until: null };
  for (const plan of ['pro', 'starter'] as const) {
    if (left[plan] > 0) return { plan, until: new Date(now.getTime() + left[plan]) };
  }
  return { plan: 'free', until: null };
}

/** When one of the plans that some payments add up to ends: `now` where nothing of it is left, null for never. */
export function endOf(plan: PaidPlan, accepted: readonly AcceptedPayment[], now: Date): Date | null {
  const left = leftOf(accepted, now);
  if (plan === 'lifetime') return left.lifetime > 0 ? null : now;
  const first = plan === 'starter' && left.starter > 0 ? left.pro : 0;
  return new Date(now.getTime() + first + left[plan]);
}

/** Milliseconds that are left of each plan. */
function leftOf(accepted: readonly AcceptedPayment[], now: Date): Record<PaidPlan, number> {
  const paid = accepted
    .flatMap(({ plan, paid_at }) => (paid_at ? [{ plan, at: paid_at.getTime() }] : []))
    .filter(({ at }) => at <= now.getTime())
    .sort((a, b) => a.at - b.at);
  const left = { lifetime: 0, pro: 0, starter: 0 };
  let clock = paid[0]?.at ?? 0;
  const use = (until: number) => {
    for (const plan of ['pro', 'starter'] as const) {
      const used = Math.min(left[plan], until - clock);
      left[plan] -= used;
      clock += used;
    }
    clock = until;
  };
  for (const { plan, at } of paid) {
    use(at);
    left[plan] += plan === 'lifetime' ? Number.POSITIVE_INFINITY : PAYMENT_LIMITS.planDays * MS_PER_DAY;
  }
  use(now.getTime());
  return left;
}

/** An amount as a student reads it: ₦2,000. */
export function naira(amount: number): string {
  return `₦${amount.toLocaleString('en')}`;
}
