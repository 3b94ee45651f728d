import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '@/firebase/auth-session.tsx';
import { ToastRegion } from '@/ui/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { AppRoutes } from './routes.tsx';

/** The app: what every page has around it. */
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
