import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useAccount } from '@/features/account/api/use-account.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { forgetOnSignOut } from '@/firebase/device-data.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { whenIdle } from '@/ui/when-idle.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { preloadShellPages } from '../pages.ts';
import { BottomNav } from './bottom-nav.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { TopBar } from './top-bar.tsx';

forgetOnSignOut();

/** What every page of a signed-in student stands in: the bar above, the navigation, and what the network is up to. */
export function DashboardShell() {
  const { uid } = useStudent();
  const { pathname } = useLocation();
  const { failed } = useAccount(uid);
  useEffect(() => whenIdle(preloadShellPages), []);
  return (
    <div className="min-h-dvh pt-16 pb-24 lg:pb-10 lg:pl-56">
      <TopBar uid={uid} />
      <BottomNav />
      <OfflineBanner />
      <main className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:px-8">
        {failed && (
          <div className="mb-6">
            <Alert look="destructive">
              Your account could not be set up. Check your network and try again.
              <Button look="secondary" size="sm" className="justify-self-start" onClick={failed.retry}>
                Try again
              </Button>
            </Alert>
          </div>
        )}
        {/* A page that breaks leaves the navigation standing, and the next page starts afresh. */}
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </div>
  );
}
