import { PLANS, type Plan } from '@akada/domain/account/account';
import { formatNaira, PAYMENT_LIMITS, type PaidPlan, PRICES } from '@akada/domain/payments/payments';
import { PLAN_OFFERS, POPULAR_PLAN } from '@akada/domain/payments/plan-offers';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { CheckIcon } from '@/ui/icons.ts';

interface PlanOfferCardProps {
  plan: Plan;
  /** The plan that the student has. */
  current: Plan;
  /** How many lifetime plans were sold; null while unknown. */
  slotsTaken: number | null;
  onChoose: (plan: PaidPlan) => void;
  /** The student chooses to stay on the free plan. */
  onStay: () => void;
}

/** A plan with its price, its features and a button to buy it. */
export function PlanOfferCard({ plan, current, slotsTaken, onChoose, onStay }: PlanOfferCardProps) {
  const { name, period, description, features, cta } = PLAN_OFFERS[plan];
  const isCurrent = plan === current;
  const slotsLeft = slotsTaken === null ? null : Math.max(0, PAYMENT_LIMITS.lifetimeSlots - slotsTaken);
  const isSoldOut = plan === 'lifetime' && slotsLeft === 0;
  return (
    <li
      className={clsx(
        'flex flex-col gap-3 rounded-card border p-4',
        plan === POPULAR_PLAN ? 'border-2 border-brand' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg font-bold">{name}</h3>
        {isCurrent && <Badge tone="green">Your plan</Badge>}
        {!isCurrent && plan === POPULAR_PLAN && <Badge tone="marigold">Popular</Badge>}
      </div>
      <p>
        <span className="text-2xl font-bold tabular">{formatNaira(PRICES[plan])}</span>{' '}
        <span className="text-sm text-ink-soft">{period}</span>
      </p>
      <p className="text-sm text-ink-soft">{description}</p>
      <ul className="grid gap-1.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <CheckIcon aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" /> {feature}
          </li>
        ))}
      </ul>
      {plan === 'lifetime' && slotsLeft !== null && (
        <p className="text-sm font-semibold">
          {isSoldOut ? 'Sold out' : `${slotsLeft} of ${quantity(PAYMENT_LIMITS.lifetimeSlots, 'place')} left`}
        </p>
      )}
      {plan === 'free' && isCurrent && (
        <Button look="quiet" className="mt-auto" onClick={onStay}>
          {cta}
        </Button>
      )}
      {plan !== 'free' && (
        <Button
          look={plan === POPULAR_PLAN ? 'primary' : 'secondary'}
          className="mt-auto"
          disabled={isSoldOut || current === 'lifetime'}
          onClick={() => onChoose(plan)}
        >
          {buttonLabel(plan, current, cta)}
        </Button>
      )}
    </li>
  );
}

/** Buying the current plan extends it; a lower plan starts after it. */
function buttonLabel(plan: Plan, current: Plan, cta: string): string {
  if (current === 'lifetime') return 'Included';
  if (plan === current) return `Add ${PAYMENT_LIMITS.planDays} days`;
  return PLANS.indexOf(plan) < PLANS.indexOf(current) ? `${cta} for later` : cta;
}
