import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '@/firebase/auth-session.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ToastRegion } from '@/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

export function App() {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <BrowserRouter>
          <Suspense fallback={<PageSpinner />}>
            <AppRoutes />
          </Suspense>
        </BrowserRouter>
      </AuthProvider>
      <ToastRegion />
    </ErrorBoundary>
  );
}
