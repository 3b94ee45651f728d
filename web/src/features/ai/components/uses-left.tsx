import type { Plan } from '@akada/domain/account/account';
import { FAIR_USE_TEXT, hasFairUse } from '@akada/domain/ai/plan-limits';
import { quantity } from '@akada/domain/text/plural';
import { Link } from 'react-router-dom';
import type { UsesToday } from '../api/use-uses-left.ts';

/** The AI uses left today or, on a paid plan, the uses so far. Renders nothing while they are unknown. */
export function UsesLeft({ plan, uses }: { plan: Plan | null; uses: UsesToday | undefined }) {
  if (plan === null || uses === undefined) return null;
  const { used, left } = uses;
  if (hasFairUse(plan)) {
    const limit = left === 0 ? "today's fair-use limit is reached" : FAIR_USE_TEXT.short;
    return (
      <span className="text-sm text-ink-soft">
        AI uses today: {used} · {limit}
      </span>
    );
  }
  return (
    <span className="text-sm text-ink-soft">
      {left > 0 ? `${quantity(left, 'AI use')} left today` : 'No AI uses left today'}
      {left === 0 && (
        <>
          {' · '}
          <Link
            to="/dashboard/profile?plans=1"
            className="font-semibold text-brand-ink underline underline-offset-4"
          >
            Compare plans
          </Link>
        </>
      )}
    </span>
  );
}
