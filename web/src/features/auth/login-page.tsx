import { checkSignIn } from '@akada/domain/auth/auth';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { signInMessage, UnverifiedError } from '@/firebase/auth-errors.ts';
import { useAuth } from '@/firebase/auth-session.tsx';
import { cacheOwner } from '@/firebase/cache-owner.ts';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { toast } from '@/ui/toast.tsx';
import { signIn } from './api/sign-in.ts';
import { unconfirmedEmail } from './api/unconfirmed-email.ts';
import { LoginCard } from './components/login-card.tsx';
import { MailSent, ResendEmail } from './components/resend-email.tsx';

/** The sign-in page (docs/product.md, Sign-up and sign-in). Continues to the page that the visitor asked for. */
export function LoginPage() {
  const session = useAuth();
  const location = useLocation();
  const { formProps, busy, error } = useForm('sign-in failed', async (form) => {
    const input = { email: formText(form, 'email'), password: formText(form, 'password') };
    assertValid(checkSignIn(input));
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
        {session.status === 'signed-in' && (
          <Navigate to={textOf(location.state, 'from') ?? '/dashboard'} replace />
        )}
      </>
    );
  }
  const isKnown = session.status === 'signed-out';
  return (
    <LoginCard
      busy={busy}
      email={textOf(location.state, 'email') ?? (isKnown ? unconfirmedEmail() : undefined)}
      formProps={formProps}
      problem={<LoginProblem error={error} />}
    />
  );
}

function LoginProblem({ error }: { error: unknown }) {
  const [sentFor, setSentFor] = useState<unknown>(null);
  if (!error) return null;
  if (sentFor === error) return <MailSent />;
  if (error instanceof InvalidFormError) return <Alert look="destructive">{error.message}</Alert>;
  return (
    <Alert look="destructive">
      {signInMessage(error, 'Invalid email or password')}
      {error instanceof UnverifiedError && <ResendEmail onSent={() => setSentFor(error)} />}
    </Alert>
  );
}

/** A text that the last page has left for this one in its history entry. */
function textOf(state: unknown, name: 'from' | 'email'): string | undefined {
  const value = (state as Partial<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' ? value : undefined;
}
