import { Link, useSearchParams } from 'react-router-dom';
import { authMessage, isNetworkFailure } from '@/firebase/auth-errors.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { verifyEmail } from './api/verify-email.ts';
import { AuthCard } from './components/auth-card.tsx';
import { useLinkCode } from './use-link-code.ts';

/** The page that the link in a confirmation mail opens. */
export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const state = useLinkCode(code, verifyEmail);

  if (state.status === 'checking') return <PageSpinner label="Confirming your address" />;
  if (state.status === 'done') {
    return (
      <AuthCard title="Email confirmed">
        <Alert look="success">Your address is confirmed. You can sign in now.</Alert>
        <GoToLogin />
      </AuthCard>
    );
  }
  return (
    <AuthCard title="Confirm your email">
      <Alert look="destructive">
        {authMessage(state.error, "Your address couldn't be confirmed. Please try again.")}
        {!isNetworkFailure(state.error) && (
          <span>Sign in: if your address isn't confirmed yet, you can resend the link.</span>
        )}
      </Alert>
      {isNetworkFailure(state.error) ? <Button onClick={state.retry}>Try again</Button> : <GoToLogin />}
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
