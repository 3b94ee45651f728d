/** What is retained of a deleted account's payments: the figures that bookkeeping must show for years, without names. */
import { PAYMENT_RETENTION_YEARS } from '../account/account.ts';
import { MS_PER_DAY } from '../days/durations.ts';
import type { ClosedPayment } from './closed-payments-schemas.ts';
import { PAYMENT_MESSAGES } from './payments.ts';
import type { Payment } from './schemas.ts';

/** Unpaid payments are retained for this many days, because their money may still arrive. */
export const UNPAID_RETENTION_DAYS = 90;

/** The `problem` of payments that were stored before the text of `wrongAmount` changed. */
const EARLIER_WRONG_AMOUNT =
  'What arrived is not the price of the plan. Our support knows, and will write to you.';

/** A payment without its student, for the deletion of the account at `now`. */
export function toClosedPayment(payment: Payment, now: Date): ClosedPayment {
  const { plan, amount, currency, status, payment_method, transaction_id, created_at } = payment;
  const { paid_at, verified_at, refunded_at } = payment;
  const gotMoney =
    paid_at !== null ||
    refunded_at !== null ||
    payment.problem === PAYMENT_MESSAGES.wrongAmount ||
    payment.problem === EARLIER_WRONG_AMOUNT;
  return {
    ...{ plan, amount, currency, status, payment_method, transaction_id, created_at },
    ...{ paid_at, verified_at, refunded_at },
    closed_at: now,
    expires_at: gotMoney ? retentionEnd(now) : new Date(now.getTime() + UNPAID_RETENTION_DAYS * MS_PER_DAY),
  };
}

/** When a payment that moved money may be deleted, counted from `now`. */
export function retentionEnd(now: Date): Date {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + PAYMENT_RETENTION_YEARS);
  return until;
}
