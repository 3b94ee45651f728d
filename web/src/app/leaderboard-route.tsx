import { LeaderboardPage } from '@/features/leaderboard/leaderboard-page.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { useShell } from './shell/use-shell.ts';

/** The leaderboard, with the shell's data. */
export function LeaderboardRoute() {
  const { points } = useShell();
  return (
    <CallablesProvider>
      <LeaderboardPage points={points} />
    </CallablesProvider>
  );
}
