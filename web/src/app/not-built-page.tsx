import { Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { EmptyState } from '@/ui/states.tsx';

/** The honest page of a feature that does not exist yet. */
export function NotBuiltPage({ feature }: { feature: string }) {
  return (
    <>
      <PageHeading>{feature}</PageHeading>
      <EmptyState icon={Hammer} title={`${feature} is not built yet`}>
        <p className="max-w-sm text-ink-soft">We are working on it. Your planner is ready to use.</p>
        <Link to="/dashboard/planner" className={buttonClass()}>
          Open the planner
        </Link>
      </EmptyState>
    </>
  );
}
