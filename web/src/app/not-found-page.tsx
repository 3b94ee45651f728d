import { Compass } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { EmptyState } from '@/ui/states.tsx';
import { usePageTitle } from '@/ui/use-page-title.ts';

/** Any path that leads nowhere; the path is logged. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  usePageTitle('Page not found');
  const navigate = useNavigate();
  useEffect(() => console.warn('page not found', pathname), [pathname]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <div>
        <h1 className="text-center text-6xl font-bold text-brand-ink">404</h1>
        <EmptyState icon={Compass} title="There is no page at this address.">
          <div className="flex flex-wrap justify-center gap-3">
            <Link to="/" className={buttonClass()}>
              Go Home
            </Link>
            <Button look="secondary" onClick={() => navigate(-1)}>
              Go Back
            </Button>
          </div>
        </EmptyState>
      </div>
    </main>
  );
}
