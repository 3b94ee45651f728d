import type { Account } from '@akada/domain/account/schemas';
import type { UserPoints } from '@akada/domain/points/schemas';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { KnownSettings } from '@/features/account/api/use-settings.ts';
import type { FocusRequest } from '@/features/focus/focus-region.tsx';
import type { NudgeScope } from '@/features/nudges/background-nudges.tsx';
import type { Live } from '@/firebase/live.ts';

/** The data and actions that the shell shares with every page. */
export interface ShellData {
  points: Live<UserPoints | null>;
  account: Live<Account | null>;
  settings: KnownSettings;
  /** Opens the focus timer. Stable between renders, so that memoised rows don't render again. */
  openFocus: (request: FocusRequest) => void;
  /** Runs nudges from now on, on every page. */
  startNudges: (scope: NudgeScope) => void;
}

/** The shell's data and actions, for a page in it. */
export function useShell(): ShellData {
  return useOutletContext<ShellData>();
}

/** Starts running nudges when a page that shows them is opened. They keep running on other pages, where students act on them. */
export function useBackgroundNudges(scope: NudgeScope): void {
  const { startNudges } = useShell();
  useEffect(() => {
    startNudges(scope);
  }, [startNudges, scope]);
}
