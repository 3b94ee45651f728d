import { HomePage } from '@/features/home/home-page.tsx';
import { NudgeTile } from '@/features/nudges/nudge-tile.tsx';
import { useKeptNudges, useShell } from './shell/use-shell.ts';

/** Home, with what the shell has read and the nudge of now. */
export function HomeRoute() {
  const { points, account, settings, openFocus } = useShell();
  useKeptNudges('home');
  const { nudges, cancelled_until } = settings.settings;
  return (
    <HomePage
      points={points}
      nudge={
        <NudgeTile points={points} account={account} settings={nudges} cancelledUntil={cancelled_until} />
      }
      onFocus={() => openFocus(null)}
    />
  );
}
