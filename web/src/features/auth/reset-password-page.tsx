import { checkReset } from '@akada/domain/auth/auth';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { authMessage } from '@/firebase/auth-errors.ts';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { toast } from '@/ui/toast.tsx';
import { requestPasswordReset } from './api/reset-password.ts';
import { AuthCard } from './components/auth-card.tsx';
import { AuthLink } from './components/auth-link.tsx';
import { ChangeEmail, EMAIL_MODES } from './components/change-email.tsx';
import { ChoosePassword } from './components/choose-password.tsx';
import { EmailField } from './components/fields.tsx';

/**
 * Requests a reset mail. It is also the page that the links in all mails open: Firebase Auth has one address for every
 * kind of mail, and the `mode` parameter says which kind it is.
 */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const code = params.get('oobCode');
  if (code && params.get('mode') === 'verifyEmail') {
    return (
      <Navigate to={{ pathname: '/verify-email', search: `?oobCode=${encodeURIComponent(code)}` }} replace />
    );
  }
  const emailMode = EMAIL_MODES.find((mode) => mode === params.get('mode'));
  if (code && emailMode) return <ChangeEmail mode={emailMode} code={code} />;
  if (code) return <ChoosePassword code={code} onAskAgain={() => navigate('/reset-password')} />;
  return <RequestReset />;
}

function RequestReset() {
  const [sent, setSent] = useState(false);
  const { formProps, busy, error } = useForm('the reset mail was not sent', async (form) => {
    const email = formText(form, 'email');
    assertValid(checkReset({ email }));
    try {
      await requestPasswordReset(email);
    } catch (failure) {
      toast.error(authMessage(failure, 'Failed to send password reset email'));
      throw failure;
    }
    setSent(true);
    toast.success('Password reset email sent! Please check your inbox.');
  });

  return (
    <AuthCard
      title="Reset Password"
      footer={
        <>
          Remember your password? <AuthLink to="/login">Sign in</AuthLink>
        </>
      }
    >
      {sent ? (
        <>
          <Alert look="success">
            <span className="font-semibold">Check your email for reset instructions</span>
            <span>If an account with that email exists, you'll receive a password reset link shortly.</span>
          </Alert>
          <Button look="secondary" onClick={() => setSent(false)}>
            Send another email
          </Button>
        </>
      ) : (
        <form {...formProps} className="grid gap-5">
          {error !== null && <Alert look="destructive">{problemOf(error)}</Alert>}
          <EmailField placeholder="Enter your email" />
          <Button type="submit" busy={busy}>
            {busy ? 'Sending...' : 'Send reset link'}
          </Button>
        </form>
      )}
    </AuthCard>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof InvalidFormError) return error.message;
  return authMessage(error, 'Failed to send reset email. Please try again.');
}
