import type { FocusTarget } from '@akada/domain/focus/focus';
import { useCallback } from 'react';
import { PlannerPage } from '@/features/planner/planner-page.tsx';
import { useShell } from './shell/use-shell.ts';

/** The planner, with the shell's data and focus timer. */
export function PlannerRoute() {
  const { account, settings, openFocus } = useShell();
  const onFocus = useCallback((target: FocusTarget) => openFocus({ target }), [openFocus]);
  return <PlannerPage account={account} quiet={settings.settings.nudges} onFocus={onFocus} />;
}
