import { FULL_NAME_MAX } from '@akada/domain/account/account';
import { checkSignUp } from '@akada/domain/auth/auth';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { authMessage } from '@/firebase/auth-errors.ts';
import { useAuth } from '@/firebase/auth-session.tsx';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';
import { MailSentIcon } from '@/ui/icons.ts';
import { NewPasswordFields } from '@/ui/new-password-fields.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { toast } from '@/ui/toast.tsx';
import { signUp } from './api/sign-up.ts';
import { AuthCard } from './components/auth-card.tsx';
import { AuthLink } from './components/auth-link.tsx';
import { EmailField } from './components/fields.tsx';
import { GoToLogin } from './components/go-to-login.tsx';
import { MailSent, ResendEmail } from './components/resend-email.tsx';

/** The sign-up page, 'Join Early Access' (docs/product.md, Sign-up and sign-in). Ends by asking to check the mailbox. */
export function SignUpPage() {
  const session = useAuth();
  const [created, setCreated] = useState<string | null>(null);
  const { formProps, busy, error } = useForm('sign-up failed', async (form) => {
    const input = {
      name: formText(form, 'name'),
      email: formText(form, 'email'),
      password: formText(form, 'password'),
      confirmPassword: formText(form, 'confirmPassword'),
    };
    assertValid(checkSignUp(input));
    try {
      await signUp(input);
    } catch (failure) {
      toast.error(authMessage(failure, 'Failed to sign up'));
      throw failure;
    }
    setCreated(input.email.trim());
    toast.success('Account created successfully! Please check your email to verify your account.');
  });

  if (created !== null) return <CheckYourEmail email={created} />;
  if (session.status === 'loading') return <PageSpinner />;
  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  return (
    <AuthCard
      title="Join Early Access"
      subtitle="Create your account to start planning"
      footer={
        <>
          Already have an account? <AuthLink to="/login">Sign in</AuthLink>
        </>
      }
    >
      <form {...formProps} className="grid gap-5">
        {error !== null && <Alert look="destructive">{problemOf(error)}</Alert>}
        <TextField label="Full Name" name="name" autoComplete="name" maxLength={FULL_NAME_MAX} required />
        <EmailField />
        <NewPasswordFields label="Password" />
        <Button type="submit" busy={busy}>
          {busy ? 'Creating account...' : 'Create account'}
        </Button>
      </form>
    </AuthCard>
  );
}

function CheckYourEmail({ email }: { email: string }) {
  const navigate = useNavigate();
  const [isResent, setIsResent] = useState(false);
  return (
    <AuthCard title="Check your email" subtitle="We've sent you an email to verify your account.">
      <span className="grid size-16 place-items-center rounded-full bg-brand-tint text-brand-ink">
        <MailSentIcon aria-hidden className="size-7" />
      </span>
      <Alert look="info">Please check your email for the confirmation link. You can close this page.</Alert>
      <p className="text-sm wrap-anywhere">
        Sent to <b>{email}</b>. Not there? Look in your spam folder.
      </p>
      {isResent ? (
        <MailSent />
      ) : (
        <ResendEmail onSent={() => setIsResent(true)} onConfirmed={() => navigate('/dashboard')} />
      )}
      <GoToLogin email={email} />
    </AuthCard>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof InvalidFormError) return error.message;
  return authMessage(error, 'Failed to create account. Please try again.');
}
