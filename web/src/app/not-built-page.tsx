import { Hammer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { usePageTitle } from '@/ui/use-page-title.ts';

/** The honest page of a feature that does not exist yet. */
export function NotBuiltPage({ feature }: { feature: string }) {
  usePageTitle(feature);
  return (
    <>
      <h1 className="text-3xl font-bold">{feature}</h1>
      <EmptyState icon={Hammer} title={`${feature} is not built yet`}>
        <p className="max-w-sm text-ink-soft">We are working on it. Your planner is ready to use.</p>
        <Link to="/dashboard/planner" className={buttonClass()}>
          Open the planner
        </Link>
      </EmptyState>
    </>
  );
}
