/** What students are told of their payments, under ids that a replay finds taken. */
import type { Plan } from '@akada/domain/account';
import { naira } from '@akada/domain/payments';
import type { Payment } from '@akada/domain/schemas/payments';
import { type Notice, notice } from '../lib/notice.ts';

type Paid = Pick<Payment, 'payment_reference' | 'plan' | 'amount'>;

const NAMES: Record<Plan, string> = { free: 'Free', starter: 'Starter', pro: 'Pro', lifetime: 'Lifetime' };

/** A payment was accepted. */
export function grantedNotice({ payment_reference, plan, amount }: Paid, at: Date): Notice {
  const message = `Your payment of ${naira(amount)} has arrived. Thank you, and enjoy your studies!`;
  return update(`payment_verified_${payment_reference}`, `Welcome to ${NAMES[plan]}! 🎉`, message, at);
}

/** A payment has arrived that cannot be granted. */
export function notGrantedNotice({ payment_reference, amount }: Paid, problem: string, at: Date): Notice {
  const title = `Your payment of ${naira(amount)} has arrived`;
  return update(`payment_successful_${payment_reference}`, title, problem, at);
}

/** A payment was returned; `left` is the plan that the student has now. */
export function refundedNotice({ payment_reference, amount }: Paid, left: Plan, at: Date): Notice {
  const title = `${naira(amount)} were returned to you`;
  const message = `Your plan is now ${NAMES[left]}. All that you made stays yours.`;
  return update(`payment_refunded_${payment_reference}`, title, message, at);
}

/** A plan ends in so many days or less; said once for each end. */
export function planEndNotice(plan: Plan, ends: Date, days: number, at: Date): Notice {
  const title = `Your ${NAMES[plan]} plan ends in ${days === 1 ? 'a day' : `${days} days`}`;
  const message = 'It does not renew by itself. To keep it, choose it again under Profile, Manage Plan.';
  return notice(`plan_end_${ends.getTime()}_${days}`, { type: 'info', title, message }, at);
}

function update(id: string, title: string, message: string, at: Date): Notice {
  return notice(id, { type: 'update', title, message }, at);
}
