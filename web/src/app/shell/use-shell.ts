import type { Account } from '@akada/domain/account/schemas';
import type { FocusTarget } from '@akada/domain/focus/focus';
import type { UserPoints } from '@akada/domain/points/schemas';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';
import type { KnownSettings } from '@/features/account/api/use-settings.ts';
import type { NudgeScope } from '@/features/nudges/background-nudges.tsx';
import type { Live } from '@/firebase/live.ts';

/** What the shell reads once for every page in it, and what it has for all of them. */
export interface ShellData {
  points: Live<UserPoints | null>;
  account: Live<Account | null>;
  settings: KnownSettings;
  /** Opens the focus timer, for something or for nothing in particular. */
  openFocus: (target: FocusTarget | null) => void;
  /** Keeps nudges from now on, on every page: those that Home knows of, or all. */
  startNudges: (scope: NudgeScope) => void;
}

/** What the shell has, for the pages in it. */
export function useShell(): ShellData {
  return useOutletContext<ShellData>();
}

/** Has nudges kept from when a page that shows them is opened: what has come there is done elsewhere. */
export function useBackgroundNudges(scope: NudgeScope): void {
  const { startNudges } = useShell();
  useEffect(() => {
    startNudges(scope);
  }, [startNudges, scope]);
}
