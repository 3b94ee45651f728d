import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PageNotFoundIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { EmptyState } from '@/ui/states.tsx';

/** The 404 page outside the shell. */
export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <NotFound />
    </main>
  );
}

/** The 404 message, for a page that already has its `<main>`. Logs the path. */
export function NotFound() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    console.warn('page not found', pathname);
  }, [pathname]);
  return (
    <div>
      <PageHeading className="text-center text-6xl font-bold text-brand-ink">404</PageHeading>
      <EmptyState icon={PageNotFoundIcon} title="This page doesn't exist." scene="lost">
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/" className={buttonClass()}>
            Go Home
          </Link>
          <Button look="secondary" onClick={() => (history.length > 1 ? navigate(-1) : navigate('/'))}>
            Go Back
          </Button>
        </div>
      </EmptyState>
    </div>
  );
}
