import { checkSignIn } from '@akada/domain/auth';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/firebase/auth-session.tsx';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { toast } from '@/ui/toast.tsx';
import { authMessage, UnverifiedError } from './api/auth-errors.ts';
import { resendVerification, signIn } from './api/sign-in.ts';
import { AuthCard } from './components/auth-card.tsx';
import { AuthLink } from './components/auth-link.tsx';
import { assertValid, InvalidFormError, textOf, useSubmit } from './use-submit.ts';

export function LoginPage() {
  const session = useAuth();
  const location = useLocation();
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const { busy, error, onSubmit } = useSubmit(async (form) => {
    const input = { email: textOf(form, 'email'), password: textOf(form, 'password') };
    assertValid(checkSignIn(input));
    setCredentials(input);
    try {
      await signIn(input.email, input.password);
      toast.success('Login successful!');
    } catch (failure) {
      console.warn('sign-in failed', failure);
      toast.error(authMessage(failure, 'Failed to log in'));
      throw failure;
    }
  });

  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signed-in') return <Navigate to={requestedPath(location.state)} replace />;
  return (
    <AuthCard
      title="Welcome back"
      subtitle="Sign in to your account to continue"
      footer={<AuthLink to="/signup">Don't have an account? Sign up</AuthLink>}
    >
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <LoginProblem error={error} credentials={credentials} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Enter your email"
          required
        />
        <div className="grid gap-2">
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            placeholder="Enter your password"
            required
          />
          <span className="justify-self-end text-sm">
            <AuthLink to="/reset-password">Forgot password?</AuthLink>
          </span>
        </div>
        <Button type="submit" busy={busy}>
          {busy ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </AuthCard>
  );
}

function LoginProblem({
  error,
  credentials,
}: {
  error: unknown;
  credentials: { email: string; password: string };
}) {
  if (!error) return null;
  if (error instanceof InvalidFormError) return <Alert look="destructive">{error.message}</Alert>;
  return (
    <Alert look="destructive">
      {authMessage(error, 'Invalid email or password')}
      {error instanceof UnverifiedError && <Resend {...credentials} />}
    </Alert>
  );
}

function Resend({ email, password }: { email: string; password: string }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  async function resend() {
    setState('busy');
    try {
      await resendVerification(email, password);
      setState('sent');
    } catch (error) {
      console.warn('the confirmation mail was not sent', error);
      toast.error(authMessage(error, 'The email could not be sent. Please try again.'));
      setState('idle');
    }
  }
  if (state === 'sent') return <span>Sent. Look into your inbox, and into spam.</span>;
  return (
    <Button
      look="secondary"
      size="sm"
      className="justify-self-start"
      busy={state === 'busy'}
      onClick={resend}
    >
      {state === 'busy' ? 'Sending...' : 'Resend email'}
    </Button>
  );
}

/** Where the visitor wanted to go before being sent here. */
function requestedPath(state: unknown): string {
  return typeof state === 'object' && state && 'from' in state && typeof state.from === 'string'
    ? state.from
    : '/dashboard';
}
