import { checkSignIn } from '@akada/domain/auth/auth';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { authMessage, signInMessage, UnverifiedError } from '@/firebase/auth-errors.ts';
import { useAuth } from '@/firebase/auth-session.tsx';
import { cacheOwner } from '@/firebase/cache-owner.ts';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { resendVerification, signIn } from './api/sign-in.ts';
import { LoginCard } from './components/login-card.tsx';

/** The sign-in page (docs/product.md, Sign-up and sign-in). Continues to the page that the visitor asked for. */
export function LoginPage() {
  const session = useAuth();
  const location = useLocation();
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const { formProps, busy, error } = useForm('sign-in failed', async (form) => {
    const input = { email: formText(form, 'email'), password: formText(form, 'password') };
    assertValid(checkSignIn(input));
    setCredentials(input);
    try {
      await signIn(input.email, input.password);
      toast.success('Login successful!');
    } catch (failure) {
      toast.error(signInMessage(failure, 'Failed to log in'));
      throw failure;
    }
  });

  // Without cached data on this device the visitor is probably signed out, so the form shows before the session is known.
  if (session.status === 'signed-in' || (session.status === 'loading' && cacheOwner() !== null)) {
    return (
      <>
        {/* Shows while the next page loads. */}
        <PageSpinner />
        {session.status === 'signed-in' && <Navigate to={requestedPath(location.state)} replace />}
      </>
    );
  }
  return (
    <LoginCard
      busy={busy}
      formProps={formProps}
      problem={<LoginProblem error={error} credentials={credentials} />}
    />
  );
}

function LoginProblem({
  error,
  credentials,
}: {
  error: unknown;
  credentials: { email: string; password: string };
}) {
  const [sentFor, setSentFor] = useState<unknown>(null);
  if (!error) return null;
  if (sentFor === error) return <Alert look="success">Sent. Check your inbox and spam folder.</Alert>;
  if (error instanceof InvalidFormError) return <Alert look="destructive">{error.message}</Alert>;
  return (
    <Alert look="destructive">
      {signInMessage(error, 'Invalid email or password')}
      {error instanceof UnverifiedError && <Resend {...credentials} onSent={() => setSentFor(error)} />}
    </Alert>
  );
}

function Resend({ email, password, onSent }: { email: string; password: string; onSent: () => void }) {
  const [busy, setBusy] = useState(false);
  async function resend() {
    setBusy(true);
    try {
      await resendVerification(email, password);
      onSent();
    } catch (error) {
      warnWithToast(
        'the confirmation mail was not sent',
        error,
        authMessage(error, "We couldn't send the email. Please try again."),
      );
      setBusy(false);
    }
  }
  return (
    <Button look="secondary" size="sm" className="justify-self-start" busy={busy} onClick={resend}>
      {busy ? 'Sending...' : 'Resend email'}
    </Button>
  );
}

/** The page that the visitor asked for before the redirect to sign-in. */
function requestedPath(state: unknown): string {
  return typeof state === 'object' && state && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '/dashboard';
}
