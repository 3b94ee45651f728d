import { PlannerPage } from '@/features/planner/planner-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** The planner, with the way to the focus timer. */
export function PlannerRoute() {
  return <PlannerPage onFocus={useShell().openFocus} />;
}
