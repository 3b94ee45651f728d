import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAccount } from '@/features/account/api/use-account.ts';
import { usePoints } from '@/features/account/api/use-points.ts';
import { useSettings } from '@/features/account/api/use-settings.ts';
import { hasUnsavedReviews } from '@/features/cards/unsaved-reviews.ts';
import { persistedExams } from '@/features/exam/persisted-exams.ts';
import type { FocusRequest } from '@/features/focus/focus-region.tsx';
import { hasFocusTimer, timedId } from '@/features/focus/has-timer.ts';
import type { NudgeScope } from '@/features/nudges/background-nudges.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { notificationState, onNotificationClicked } from '@/lib/browser-notification.ts';
import { useIdle } from '@/lib/use-idle.ts';
import { useMedia } from '@/lib/use-media.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { WIDE } from '@/lib/wide.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { installOfflineApp, watchServerContract } from './app-updates.ts';
import { FRAME_CLASS, MAIN_CLASS } from './frame.tsx';
import { BackgroundNudges, ClosedExams, FocusRegion, LabTime, Sheets } from './lazy-parts.tsx';
import { MainNav } from './main-nav.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { usePointsToast } from './points-toast.ts';
import type { Sheet } from './sheets.tsx';
import { TopBar } from './top-bar.tsx';
import type { ShellData } from './use-shell.ts';
import { useZoneSync } from './use-zone-sync.ts';

export interface DashboardShellProps {
  /** Loads the pages that the shell links to, and returns how to stop that. Stable between renders. */
  preloadPages: () => () => void;
  /** Loaded only where there is room for it. */
  SideBar: ComponentType<{ onFocus: () => void }>;
}

/** The shell around every page of a signed-in student: top bar, navigation, offline banner and background parts. */
export function DashboardShell({ preloadPages, SideBar }: DashboardShellProps) {
  const { uid } = useStudent();
  const { account, failed } = useAccount(uid);
  const points = usePoints(uid);
  const settings = useSettings(uid);
  useZoneSync(uid, settings);
  const { theme, notifications } = settings.settings;
  const nudges = { ...settings.settings.nudges, browser: notifications && settings.settings.nudges.browser };
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [focus, setFocus] = useState<FocusRequest>();
  const hasTimer = useSyncExternalStore(watchStorage, () => hasFocusTimer(uid));
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const isWide = useMedia(WIDE);
  const [shown, setShown] = useState<NudgeScope | null>(null);
  const startNudges = useCallback(
    (scope: NudgeScope) => setShown((last) => (last === 'all' ? last : scope)),
    [],
  );
  const nudgeScope = nudges.browser && notificationState() === 'granted' ? 'all' : shown;
  usePointsToast(points.status === 'ready' ? points.data : null, notifications);
  const isIdle = useIdle(true);
  useEffect(() => {
    return preloadPages();
  }, [preloadPages]);
  useEffect(() => {
    return whenIdle(installOfflineApp);
  }, []);
  useEffect(() => {
    watchServerContract();
  }, []);
  useEffect(() => {
    return onSearchKey(() => setSheet('search'));
  }, []);
  useEffect(() => {
    return whenIdle(() => sendReviews(uid));
  }, [uid]);
  useEffect(() => {
    return onNotificationClicked(navigate);
  }, [navigate]);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
  return (
    <div className={FRAME_CLASS}>
      <a
        href="#content"
        className="fixed -top-20 left-2 z-50 rounded-full bg-brand px-4 py-2 font-semibold text-on-brand focus:top-2"
      >
        Skip to content
      </a>
      <TopBar points={points} settings={settings} onOpen={setSheet} />
      <MainNav sideBar={isWide && <SideBar onFocus={() => setFocus({ target: null })} />} />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={MAIN_CLASS}>
        {failed && (
          <div className="mb-6">
            <Alert look="destructive">
              Your account couldn't be set up. Check your network and try again.
              <Button look="secondary" size="sm" className="justify-self-start" onClick={failed.retry}>
                Try again
              </Button>
            </Alert>
          </div>
        )}
        <ErrorBoundary resetKey={pathname}>
          <Outlet
            context={{ points, account, settings, openFocus: setFocus, startNudges } satisfies ShellData}
          />
        </ErrorBoundary>
      </main>
      {sheet && (
        <Sheets
          key={sheet}
          sheet={sheet}
          points={points}
          onOpen={setSheet}
          onFocus={() => setFocus({ target: null })}
          onClose={() => setSheet(null)}
        />
      )}
      {(focus || hasTimer) && (
        <FocusRegion
          uid={uid}
          mayNotify={nudges.browser}
          request={focus}
          onOpen={() => setFocus({ target: null })}
          onClose={() => setFocus(undefined)}
        />
      )}
      {/* Loads after everything visible. */}
      {isIdle && nudgeScope && settings.isKnown && (
        <BackgroundNudges
          {...{ uid, points, account }}
          settings={nudges}
          cancelledUntil={settings.settings.cancelled_until}
          readTimedId={() => timedId(uid)}
          scope={nudgeScope}
        />
      )}
      {isIdle && persistedExams(uid).length > 0 && <ClosedExams uid={uid} />}
      {/* Time in the lab can only be awarded once the account has points. */}
      {isInLab(pathname) && points.status === 'ready' && points.data && (
        <LabTime uid={uid} points={points.data} />
      )}
    </div>
  );
}

/** Saves the reviews of cards that an earlier page left on this device. */
function sendReviews(uid: string): void {
  if (!hasUnsavedReviews(uid)) return;
  import('@/features/cards/sitting-log.ts')
    .then(({ sendUnsavedSittings }) => sendUnsavedSittings(uid))
    .catch((error) => console.warn('reviews could not be sent', error));
}

/** Subscribes to changes of localStorage by other tabs. */
function watchStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/** Calls `search` on Ctrl-K or Command-K, except in a dialog, which may hold typed text. */
function onSearchKey(search: () => void): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!document.querySelector('[role$="dialog"]')) search();
  };
  addEventListener('keydown', listener);
  return () => removeEventListener('keydown', listener);
}

function isInLab(path: string): boolean {
  return path === '/dashboard/ai-lab' || path.startsWith('/ai/');
}
