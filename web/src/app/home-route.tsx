import { HomePage } from '@/features/home/home-page.tsx';
import { NudgeTileFrame } from '@/features/nudges/nudge-tile-frame.tsx';
import { useIdle } from '@/lib/use-idle.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { loadNudgeTile } from './pages.tsx';
import { MorePlaces } from './shell/more-places.tsx';
import { useBackgroundNudges, useShell } from './shell/use-shell.ts';

const NudgeTile = lazyPart(loadNudgeTile, <NudgeTileFrame />);

/** Home, with what the shell has read and the nudge of now. */
export function HomeRoute() {
  const { points, account, settings, openFocus } = useShell();
  useBackgroundNudges('home');
  const { nudges, cancelled_until } = settings.settings;
  // What decides the nudge is loaded once the rest of Home is there.
  const isTimeForNudge = useIdle(true, 0);
  return (
    <HomePage
      points={points}
      nudge={
        isTimeForNudge ? (
          <NudgeTile points={points} account={account} settings={nudges} cancelledUntil={cancelled_until} />
        ) : (
          <NudgeTileFrame />
        )
      }
      more={<MorePlaces onFocus={() => openFocus(null)} />}
      onFocus={() => openFocus(null)}
    />
  );
}
