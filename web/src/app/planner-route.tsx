import { PlannerPage } from '@/features/planner/planner-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** The planner, with what the shell has read and the way to the focus timer. */
export function PlannerRoute() {
  const { account, settings, openFocus } = useShell();
  return <PlannerPage account={account} quiet={settings.settings.nudges} onFocus={openFocus} />;
}
