import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Alert } from '@/ui/alert.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { authMessage } from './api/auth-errors.ts';
import { verifyEmail } from './api/verify-email.ts';
import { AuthCard } from './components/auth-card.tsx';

type Verification = { status: 'checking' } | { status: 'done' } | { status: 'failed'; error: unknown };

/** The page behind the link of a confirmation mail. */
export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const [state, setState] = useState<Verification>({ status: 'checking' });

  useEffect(() => {
    let current = true;
    verifyEmail(code).then(
      () => current && setState({ status: 'done' }),
      (error) => current && setState({ status: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [code]);

  if (state.status === 'checking') return <PageSpinner label="Confirming your address" />;
  return (
    <AuthCard title={state.status === 'done' ? 'Email confirmed' : 'Confirm your email'}>
      {state.status === 'done' ? (
        <Alert look="success">Your address is confirmed. You can sign in now.</Alert>
      ) : (
        <Alert look="destructive">
          {authMessage(state.error, 'Your address could not be confirmed. Please try again.')} Sign in to have
          a new link sent to you.
        </Alert>
      )}
      <Link to="/login" className={buttonClass()}>
        Go to Login
      </Link>
    </AuthCard>
  );
}
