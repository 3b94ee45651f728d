import type { UserPoints } from '@akada/domain/schemas/points';
import { useOutletContext } from 'react-router-dom';
import type { Live } from '@/firebase/live.ts';

/** What the shell reads once for every page in it. */
export interface ShellData {
  points: Live<UserPoints | null>;
}

/** What the shell has read, for the pages in it. */
export function useShell(): ShellData {
  return useOutletContext<ShellData>();
}
