import type { Plan } from '@akada/domain/account/account';
import { MS_PER_DAY } from '@akada/domain/days/day';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { PLAN_WARNING_DAYS } from '@akada/domain/payments/plans';
import { relativeTime } from '@/lib/relative-time.ts';
import { Alert } from '@/ui/alert.tsx';
import { endText } from '../dates.ts';

interface PlanStatusProps {
  plan: Plan;
  /** When it ends; null for never. */
  ends: Date | null;
  /** When what is left of Starter ends, where that follows. */
  starterEnds: Date | null;
  /** Whether the student is not reminded of its end. */
  isCancelled: boolean;
}

/** The plan that the student has, and how it goes on. */
export function PlanStatus({ plan, ends, starterEnds, isCancelled }: PlanStatusProps) {
  const { name, period } = PLAN_OFFERS[plan];
  const endsSoon = ends !== null && ends.getTime() - Date.now() < PLAN_WARNING_DAYS * MS_PER_DAY;
  return (
    <>
      <p>
        <strong className="text-lg">{name}</strong>
        <span className="ml-2 text-ink-soft">
          {ends ? `until ${endText(ends)}` : period}
          {starterEnds && `, then ${PLAN_OFFERS.starter.name} until ${endText(starterEnds)}`}
        </span>
      </p>
      {ends && isCancelled && (
        <div className="mt-3">
          <Alert look="info">Cancelled: it ends on {endText(ends)}, and we will not remind you.</Alert>
        </div>
      )}
      {endsSoon && !isCancelled && (
        <div className="mt-3">
          <Alert look="info">
            Your {name} plan ends {relativeTime(ends)}. What you have made stays yours.
          </Alert>
        </div>
      )}
    </>
  );
}
