import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { authMessage, isNetworkFailure } from '@/firebase/auth-errors.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { verifyEmail } from './api/verify-email.ts';
import { AuthCard } from './components/auth-card.tsx';

type Verification = { status: 'checking' } | { status: 'done' } | { status: 'failed'; error: unknown };

/** The page that the link in a confirmation mail opens. */
export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const [state, setState] = useState<Verification>({ status: 'checking' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt verifies again
  useEffect(() => {
    let current = true;
    verifyEmail(code).then(
      () => current && setState({ status: 'done' }),
      (error) => current && setState({ status: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [code, attempt]);

  if (state.status === 'checking') return <PageSpinner label="Confirming your address" />;
  if (state.status === 'done') {
    return (
      <AuthCard title="Email confirmed">
        <Alert look="success">Your address is confirmed. You can sign in now.</Alert>
        <GoToLogin />
      </AuthCard>
    );
  }
  function tryAgain() {
    setState({ status: 'checking' });
    setAttempt((last) => last + 1);
  }
  return (
    <AuthCard title="Confirm your email">
      <Alert look="destructive">
        {authMessage(state.error, 'Your address could not be confirmed. Please try again.')}
        {!isNetworkFailure(state.error) && (
          <span>Sign in: if your address isn't confirmed yet, you can resend the link.</span>
        )}
      </Alert>
      {isNetworkFailure(state.error) ? <Button onClick={tryAgain}>Try again</Button> : <GoToLogin />}
    </AuthCard>
  );
}

function GoToLogin() {
  return (
    <Link to="/login" className={buttonClass()}>
      Go to Login
    </Link>
  );
}
