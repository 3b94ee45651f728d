import { AUTH_MESSAGES } from '@akada/domain/auth/auth';
import { errorCode } from '@akada/domain/errors/error-code';
import { Link } from 'react-router-dom';
import { authMessage, isNetworkFailure } from '@/firebase/auth-errors.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { changeEmail } from '../api/change-email.ts';
import { useLinkCode } from '../use-link-code.ts';
import { AuthCard } from './auth-card.tsx';
import { AuthLink } from './auth-link.tsx';

/** Firebase's `mode` in links that confirm a new address, and in links that restore the old one. */
export const EMAIL_MODES = ['verifyAndChangeEmail', 'recoverEmail'] as const;

type EmailMode = (typeof EMAIL_MODES)[number];

/** The page that opens from a link to change the email address or to undo a change. */
export function ChangeEmail({ mode, code }: { mode: EmailMode; code: string }) {
  const state = useLinkCode(code, changeEmail);
  if (state.status === 'checking') return <PageSpinner label="Changing your email" />;
  if (state.status === 'done') return <Changed mode={mode} email={state.result} />;
  return (
    <AuthCard title="Email not changed">
      <Alert look="destructive">
        {problemOf(state.error)}
        {!isNetworkFailure(state.error) && <span>You can request another link in your profile.</span>}
      </Alert>
      {isNetworkFailure(state.error) ? <Button onClick={state.retry}>Try again</Button> : <Continue />}
    </AuthCard>
  );
}

function Changed({ mode, email }: { mode: EmailMode; email: string }) {
  if (mode === 'verifyAndChangeEmail') {
    return (
      <AuthCard title="Email changed">
        <Alert look="success">
          <span className="wrap-anywhere">From now on, sign in with {email}.</span>
        </Alert>
        <Continue />
      </AuthCard>
    );
  }
  return (
    <AuthCard
      title="Email restored"
      footer={
        <>
          You didn't change it yourself? <AuthLink to="/reset-password">Reset your password</AuthLink>
        </>
      }
    >
      <Alert look="success">
        <span className="wrap-anywhere">Sign in with {email} again.</span>
      </Alert>
      <Continue />
    </AuthCard>
  );
}

/** A link to Home, or to sign-in if the session has ended. */
function Continue() {
  return (
    <Link to="/dashboard" className={buttonClass()}>
      Continue
    </Link>
  );
}

function problemOf(error: unknown): string {
  if (errorCode(error) === 'auth/email-already-in-use') return AUTH_MESSAGES.emailInUse;
  return authMessage(error, "Your email couldn't be changed. Please try again.");
}
