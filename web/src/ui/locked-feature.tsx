import type { Plan } from '@akada/domain/account/account';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LockIcon } from './icons.ts';

interface LockedFeatureProps {
  /** The lowest plan that includes it. */
  plan: Plan;
  /** What is locked, as the beginning of a sentence: 'Keeping files offline comes with'. */
  children: ReactNode;
}

/** A line in place of a feature that the student's plan lacks, with a link to the plan that includes it. */
export function LockedFeature({ plan, children }: LockedFeatureProps) {
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <LockIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {children} the{' '}
        <Link
          to="/dashboard/profile?plans=1"
          className="relative font-semibold text-brand-ink underline underline-offset-4 after:absolute after:-inset-2"
        >
          {plan} plan
        </Link>
        .
      </span>
    </p>
  );
}
