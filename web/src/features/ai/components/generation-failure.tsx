import type { Plan } from '@akada/domain/account/account';
import { hasFairUse } from '@akada/domain/ai/plan-limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '@/ui/alert.tsx';
import { buttonClass } from '@/ui/button.tsx';
import type { Generation } from '../api/use-generate.ts';

/** What students can do without AI uses. */
const FREE_LINKS = [
  { to: '/ai/flashcards', label: 'Review your decks' },
  { to: '/dashboard/vault', label: 'Read vault files' },
] as const;
const REWARDS_LINK = { to: '/dashboard/rewards', label: 'Get extra uses with points' } as const;

interface GenerationFailureProps {
  /** Null while unknown. */
  plan: Plan | null;
  failure: Extract<Generation, { status: 'failed' }>;
  /** Runs the tool on the device instead; null if the tool needs AI. */
  deviceOffer: ReactNode;
}

/** Shows why a run failed, the offer of the device and, at the daily limit, what is free and how to get more uses. */
export function GenerationFailure({ plan, failure, deviceOffer }: GenerationFailureProps) {
  const canHaveMore = plan === null || !hasFairUse(plan);
  return (
    <Alert look="destructive">
      {failure.message}
      {deviceOffer}
      {failure.isLimit && (
        <>
          {canHaveMore && (
            <Link
              to="/dashboard/profile?plans=1"
              className={`${buttonClass('primary', 'sm')} justify-self-start`}
            >
              Compare plans
            </Link>
          )}
          <p>You can still do these for free:</p>
          <ul className="flex flex-wrap gap-2">
            {[...FREE_LINKS, ...(canHaveMore ? [REWARDS_LINK] : [])].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={buttonClass('secondary', 'sm')}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
