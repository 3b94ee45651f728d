import { quantity } from '@akada/domain/plural';
import { Link } from 'react-router-dom';

/** How many uses of AI tools are left today; nothing where there is no limit, or it is not known. */
export function UsesLeft({ left }: { left: number | null | undefined }) {
  if (left === null || left === undefined) return null;
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
