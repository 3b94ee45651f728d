import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { authMessage, isNetworkFailure } from '@/firebase/auth-errors.ts';
import { useAuth } from '@/firebase/auth-session.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { type Confirmation, verifyEmail } from './api/verify-email.ts';
import { AuthCard } from './components/auth-card.tsx';
import { GoToLogin } from './components/go-to-login.tsx';

/**
 * The page that the link in a confirmation mail opens. It asks for a tap, because programs that check mails for harmful
 * links open them too, and a code works only once.
 */
export function VerifyEmailPage() {
  const [params] = useSearchParams();
  const code = params.get('oobCode') ?? '';
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);

  async function confirm() {
    setBusy(true);
    setError(null);
    try {
      setConfirmation(await verifyEmail(code));
    } catch (failure) {
      console.warn('the address was not confirmed', failure);
      setError(failure);
    }
    setBusy(false);
  }

  if (confirmation) return <Confirmed {...confirmation} />;
  const isFinal = error !== null && !isNetworkFailure(error);
  return (
    <AuthCard
      title="Confirm your email"
      {...(error === null && { subtitle: 'One tap, and your account is ready.' })}
    >
      {error !== null && (
        <Alert look="destructive">
          {authMessage(error, "Your address couldn't be confirmed. Please try again.")}
          {isFinal && <span>Sign in: if your address isn't confirmed yet, you can resend the link.</span>}
        </Alert>
      )}
      {isFinal ? (
        <GoToLogin />
      ) : (
        <Button busy={busy} onClick={confirm}>
          {busy ? 'Confirming...' : error === null ? 'Confirm my email' : 'Try again'}
        </Button>
      )}
    </AuthCard>
  );
}

function Confirmed({ email, opened, other }: Confirmation) {
  const session = useAuth();
  if (opened !== null) {
    return (
      <>
        {/* Shows until the session has opened, and while Home loads. */}
        <PageSpinner />
        {session.status === 'signed-in' && session.uid === opened && <Navigate to="/dashboard" replace />}
      </>
    );
  }
  return (
    <AuthCard title="Email confirmed">
      <Alert look="success">Your address is confirmed. You can sign in now.</Alert>
      {other === null ? (
        <GoToLogin email={email} />
      ) : (
        <>
          <p className="wrap-anywhere">
            <b>{other}</b> is signed in on this device. Sign out there first to sign in with <b>{email}</b>.
          </p>
          <Link to="/dashboard/profile" className={buttonClass()}>
            Go to Profile
          </Link>
        </>
      )}
    </AuthCard>
  );
}
