import { checkNewPassword } from '@akada/domain/auth/auth';
import { useState } from 'react';
import { authMessage, isNetworkFailure } from '@/firebase/auth-errors.ts';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { NewPasswordFields } from '@/ui/new-password-fields.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { choosePassword, emailOfResetCode } from '../api/reset-password.ts';
import { useLinkCode } from '../use-link-code.ts';
import { AuthCard } from './auth-card.tsx';
import { GoToLogin } from './go-to-login.tsx';

const FALLBACK = "The password couldn't be changed. Please try again.";

/** The page that the link in a reset mail opens. */
export function ChoosePassword({ code, onAskAgain }: { code: string; onAskAgain: () => void }) {
  const state = useLinkCode(code, emailOfResetCode);
  const [done, setDone] = useState(false);

  if (state.status === 'checking') return <PageSpinner label="Checking the link" />;
  if (state.status === 'failed') {
    return (
      <AuthCard title="Reset Password">
        <Alert look="destructive">{authMessage(state.error, FALLBACK)}</Alert>
        {isNetworkFailure(state.error) ? (
          <Button onClick={state.retry}>Try again</Button>
        ) : (
          <Button onClick={onAskAgain}>Send another email</Button>
        )}
      </AuthCard>
    );
  }
  if (done) {
    return (
      <AuthCard title="Password changed" subtitle="Sign in with your new password.">
        <GoToLogin email={state.result} />
      </AuthCard>
    );
  }
  return <NewPasswordForm code={code} email={state.result} onDone={() => setDone(true)} />;
}

function NewPasswordForm({ code, email, onDone }: { code: string; email: string; onDone: () => void }) {
  const { formProps, busy, error } = useForm('the password was not set', async (form) => {
    const input = {
      password: formText(form, 'password'),
      confirmPassword: formText(form, 'confirmPassword'),
    };
    assertValid(checkNewPassword(input));
    await choosePassword(code, input.password);
    onDone();
  });
  return (
    <AuthCard title="Choose a new password" subtitle={`For ${email}`}>
      <form {...formProps} className="grid gap-5">
        {error !== null && (
          <Alert look="destructive">
            {error instanceof InvalidFormError ? error.message : authMessage(error, FALLBACK)}
          </Alert>
        )}
        {/* Tells a password manager which account this password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <NewPasswordFields label="New password" />
        <Button type="submit" busy={busy}>
          {busy ? 'Saving...' : 'Save new password'}
        </Button>
      </form>
    </AuthCard>
  );
}
