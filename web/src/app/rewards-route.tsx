import { RewardsPage } from '@/features/points/rewards-page.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { useShell } from './shell/use-shell.ts';

/** Rewards, with the shell's data. */
export function RewardsRoute() {
  const { points, account } = useShell();
  return (
    <CallablesProvider>
      <RewardsPage points={points} account={account} />
    </CallablesProvider>
  );
}
