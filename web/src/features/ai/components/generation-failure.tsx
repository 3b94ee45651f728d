import type { Plan } from '@akada/domain/account/account';
import { hasFairUse } from '@akada/domain/ai/plan-limits';
import { Link } from 'react-router-dom';
import { Alert } from '@/ui/alert.tsx';
import { buttonClass } from '@/ui/button.tsx';
import type { Generation } from '../api/use-generate.ts';

/** What needs no AI uses, and where it is. */
const FREE = [
  { to: '/ai/flashcards', label: 'Review your decks' },
  { to: '/dashboard/vault', label: 'Read in the library' },
] as const;
const REWARDS = { to: '/dashboard/rewards', label: 'Get extra uses with points' } as const;

interface GenerationFailureProps {
  /** Null while unknown. */
  plan: Plan | null;
  failure: Extract<Generation, { status: 'failed' }>;
}

/** Why there is no result; where the day's uses are used up, also what is free and, where they help, plans and rewards. */
export function GenerationFailure({ plan, failure }: GenerationFailureProps) {
  const canHaveMore = plan === null || !hasFairUse(plan);
  return (
    <Alert look="destructive">
      {failure.message}
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
          <p>These are free, without a limit:</p>
          <ul className="flex flex-wrap gap-2">
            {[...FREE, ...(canHaveMore ? [REWARDS] : [])].map(({ to, label }) => (
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
