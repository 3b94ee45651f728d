import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '@/firebase/auth-session.tsx';
import { ToastRegion } from '@/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

/** The app: the providers and regions around every page. */
export function App() {
  return (
    <ErrorBoundary>
      <AuthProvider>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </AuthProvider>
      <ToastRegion />
    </ErrorBoundary>
  );
}
