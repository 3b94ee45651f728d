import { useDueCards } from '@/features/cards/api/use-due-cards.ts';
import { timedId } from '@/features/focus/has-timer.ts';
import { HomePage } from '@/features/home/home-page.tsx';
import { NudgeTileFrame } from '@/features/nudges/nudge-tile-frame.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { useIdle } from '@/lib/use-idle.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { loadNudgeTile } from './shell/lazy-parts.tsx';
import { useBackgroundNudges, useShell } from './shell/use-shell.ts';
import { useRunningExam } from './use-running-exam.ts';

const FirstSetup = lazyPart(() => import('./first-days.tsx').then((part) => part.FirstSetup));
const AfterSetup = lazyPart(() => import('./first-days.tsx').then((part) => part.AfterSetup));
const NudgeTile = lazyPart(loadNudgeTile, <NudgeTileFrame />);

/** Home, with the shell's data and the nudge tile. */
export function HomeRoute() {
  const { points, account, settings, openFocus } = useShell();
  const { uid } = useStudent();
  const dueCards = useDueCards(uid);
  const exam = useRunningExam(uid);
  useBackgroundNudges('home');
  const { nudges, cancelled_until, setup_closed } = settings.settings;
  const isNew = account.status === 'ready' && account.data?.offers_setup && settings.isKnown && !setup_closed;
  // The nudge tile loads after the rest of Home.
  const canLoadNudge = useIdle(true, 0);
  return (
    <HomePage
      setup={isNew && <FirstSetup />}
      firstSteps={isNew && <AfterSetup />}
      points={points}
      dueCards={dueCards}
      exam={exam}
      nudge={(elsewhere) =>
        canLoadNudge ? (
          <NudgeTile
            {...{ points, account }}
            elsewhere={isNew ? [...elsewhere, 'journal_not_written'] : elsewhere}
            settings={nudges}
            cancelledUntil={cancelled_until}
          />
        ) : (
          <NudgeTileFrame />
        )
      }
      timedId={timedId(uid)}
      onFocus={openFocus}
    />
  );
}
