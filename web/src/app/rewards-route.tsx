import { RewardsPage } from '@/features/points/rewards-page.tsx';
import { CalledData } from './callables-provider.tsx';
import { useShell } from './shell/use-shell.ts';

/** Rewards, with what the shell has read. */
export function RewardsRoute() {
  const { points, account } = useShell();
  return (
    <CalledData>
      <RewardsPage points={points} account={account} />
    </CalledData>
  );
}
