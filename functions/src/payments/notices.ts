/** Notifications about payments. Their ids are deterministic, so that a replay writes nothing new. */

import type { Plan } from '@akada/domain/account/account';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { formatNaira } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import type { Payment } from '@akada/domain/payments/schemas';
import { quantity } from '@akada/domain/text/plural';
import { draftNotification, type NotificationDraft } from '../lib/notify-student.ts';

type Paid = Pick<Payment, 'payment_reference' | 'plan' | 'amount'>;

/** A payment was accepted. */
export function grantedNotice({ payment_reference, plan, amount }: Paid, at: Date): NotificationDraft {
  const message = `Your payment of ${formatNaira(amount)} has arrived. Thank you and enjoy your studies!`;
  return update(
    `payment_verified_${payment_reference}`,
    `Welcome to ${PLAN_OFFERS[plan].name}! 🎉`,
    message,
    at,
  );
}

/** A payment has arrived but can't be granted. */
export function notGrantedNotice(
  { payment_reference, amount }: Paid,
  problem: string,
  at: Date,
): NotificationDraft {
  const title = `Your payment of ${formatNaira(amount)} has arrived`;
  return update(`payment_successful_${payment_reference}`, title, problem, at);
}

/** A payment was returned; `left` is the plan that the student has now. */
export function refundedNotice({ payment_reference, amount }: Paid, left: Plan, at: Date): NotificationDraft {
  const title = `${formatNaira(amount)} was refunded`;
  const message = `You're now on the ${PLAN_OFFERS[left].name} plan. Everything you made stays yours.`;
  return update(`payment_refunded_${payment_reference}`, title, message, at);
}

/** Money has arrived for a payment that was already refunded, so it grants nothing. */
export function lateMoneyNotice(
  { payment_reference, plan }: Paid,
  transaction: number,
  at: Date,
): NotificationDraft {
  const title = `Money arrived after your ${PLAN_OFFERS[plan].name} payment was refunded`;
  const message = 'Our support team has been notified and will write to you.';
  return update(`payment_late_${payment_reference}_${transaction}`, title, message, at);
}

/** A plan ends within `within` days; sent once for each end and number of days. */
export function planEndNotice(plan: Plan, ends: Date, within: number, at: Date): NotificationDraft {
  const days = Math.ceil((ends.getTime() - at.getTime()) / MS_PER_DAY);
  const title = `Your ${PLAN_OFFERS[plan].name} plan ends in ${quantity(days, 'day')}`;
  const message = "It doesn't renew automatically. To keep it, choose it again under Profile, Manage Plan.";
  return draftNotification(`plan_end_${ends.getTime()}_${within}`, { type: 'info', title, message }, at);
}

function update(id: string, title: string, message: string, at: Date): NotificationDraft {
  return draftNotification(id, { type: 'update', title, message }, at);
}
