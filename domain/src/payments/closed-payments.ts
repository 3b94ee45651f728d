/** What is kept of the payments of an account that is deleted: what accounts must show for years, and nobody's name. */
import { PAYMENTS_KEPT_YEARS } from '../account/account.ts';
import { MS_PER_DAY } from '../days/day.ts';
import type { ClosedPayment } from './closed-payments-schemas.ts';
import { PAYMENT_MESSAGES } from './payments.ts';
import type { Payment } from './schemas.ts';

/** Days for which a payment that never got money is known, because money may come late. */
export const UNPAID_KEPT_DAYS = 90;

/** What stays of a payment whose student's account is deleted at `now`. */
export function closedPayment(payment: Payment, now: Date): ClosedPayment {
  const { plan, amount, currency, status, payment_method, transaction_id, created_at } = payment;
  const { paid_at, verified_at, refunded_at } = payment;
  const gotMoney =
    paid_at !== null || refunded_at !== null || payment.problem === PAYMENT_MESSAGES.wrongAmount;
  return {
    ...{ plan, amount, currency, status, payment_method, transaction_id, created_at },
    ...{ paid_at, verified_at, refunded_at },
    closed_at: now,
    expires_at: gotMoney ? keptUntil(now) : new Date(now.getTime() + UNPAID_KEPT_DAYS * MS_PER_DAY),
  };
}

/** Until when something is kept of which money has moved, from `now` on. */
export function keptUntil(now: Date): Date {
  const until = new Date(now);
  until.setUTCFullYear(until.getUTCFullYear() + PAYMENTS_KEPT_YEARS);
  return until;
}
