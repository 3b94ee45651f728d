/** The plan that a student's payments add up to (docs/product.md, Plans and payments). */

import type { Plan } from '../account/account.ts';
import { MS_PER_DAY } from '../days/durations.ts';
import { PAYMENT_LIMITS, type PaidPlan } from './payments.ts';
import type { Payment } from './schemas.ts';

/** A payment that counts towards the plan: accepted and not refunded. */
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
  const left = timeLeft(accepted, now);
  if (left.lifetime > 0) return { plan: 'lifetime', until: null };
  for (const plan of ['pro', 'starter'] as const) {
    if (left[plan] > 0) return { plan, until: new Date(now.getTime() + left[plan]) };
  }
  return { plan: 'free', until: null };
}

/** When one plan ends, given the accepted payments: `now` when nothing of it is left, null for never. */
export function planEnd(plan: PaidPlan, accepted: readonly AcceptedPayment[], now: Date): Date | null {
  const left = timeLeft(accepted, now);
  if (plan === 'lifetime') return left.lifetime > 0 ? null : now;
  const first = plan === 'starter' && left.starter > 0 ? left.pro : 0;
  return new Date(now.getTime() + first + left[plan]);
}

/** Milliseconds left of each plan. */
function timeLeft(accepted: readonly AcceptedPayment[], now: Date): Record<PaidPlan, number> {
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
