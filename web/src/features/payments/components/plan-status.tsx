import type { Plan } from '@akada/domain/account/account';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { PLAN_WARNING_DAYS } from '@akada/domain/payments/plans';
import { relativeTime } from '@/lib/relative-time.ts';
import { instantText } from '@/lib/time.ts';
import { Alert } from '@/ui/alert.tsx';

interface PlanStatusProps {
  plan: Plan;
  /** When it ends; null for never. */
  ends: Date | null;
  /** The end of the rest of Starter, if it follows this plan. */
  starterEnds: Date | null;
  /** A cancelled plan runs until its end, without reminders. */
  isCancelled: boolean;
}

/** The student's plan, its end, and a warning shortly before that. */
export function PlanStatus({ plan, ends, starterEnds, isCancelled }: PlanStatusProps) {
  const { name, period } = PLAN_OFFERS[plan];
  const endsSoon = ends !== null && ends.getTime() - Date.now() < PLAN_WARNING_DAYS * MS_PER_DAY;
  return (
    <>
      <p>
        <strong className="text-lg">{name}</strong>
        <span className="ml-2 text-ink-soft">
          {ends ? `until ${formatPlanEnd(ends)}` : period}
          {starterEnds && `, then ${PLAN_OFFERS.starter.name} until ${formatPlanEnd(starterEnds)}`}
        </span>
      </p>
      {ends && isCancelled && (
        <div className="mt-3">
          <Alert look="info">Cancelled. Ends on {formatPlanEnd(ends)}; we won't remind you.</Alert>
        </div>
      )}
      {endsSoon && !isCancelled && (
        <div className="mt-3">
          <Alert look="info">
            Your {name} plan ends {relativeTime(ends)}. Everything you've made stays yours.
          </Alert>
        </div>
      )}
    </>
  );
}

/** The day on which a plan ends, in the student's zone: 1 March 2026. */
export function formatPlanEnd(ends: Date): string {
  return instantText(ends, { dateStyle: 'long' });
}
