import { AUTH_MESSAGES, checkEmailChange } from '@akada/domain/auth/auth';
import { errorCode } from '@akada/domain/errors/error-code';
import { useState } from 'react';
import { signInMessage } from '@/firebase/auth-errors.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { requestEmailChange } from '../api/change-email.ts';

/** The form that sends a link to a new email address; opening the link changes the address. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const { email: current } = useStudent();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { formProps, busy, isDirty, error } = useForm('the email address was not changed', async (form) => {
    const input = { email: formText(form, 'email').trim(), password: formText(form, 'password') };
    assertValid(checkEmailChange(input, current));
    await requestEmailChange(input.email, input.password);
    setSentTo(input.email);
  });
  return (
    <Dialog title="Change email" isDirty={isDirty && sentTo === null} isLocked={busy} onClose={onClose}>
      {sentTo === null ? (
        <form {...formProps} className="grid gap-5">
          <p>
            You sign in with <span className="font-semibold wrap-anywhere">{current}</span>.
          </p>
          <TextField
            label="New email"
            name="email"
            type="email"
            autoComplete="email"
            hint="We'll send it a link. Your address changes when you open the link."
          />
          <PasswordField label="Current password" name="password" autoComplete="current-password" />
          {error !== null && <Alert look="destructive">{problemOf(error)}</Alert>}
          <FormButtons label="Send link" busy={busy} needsNetwork onCancel={onClose} />
        </form>
      ) : (
        <div className="grid gap-5">
          <Alert look="success">
            <span className="font-semibold wrap-anywhere">We sent a link to {sentTo}</span>
            <span>
              Open it to confirm the change. Check your spam folder too. Until then, you sign in with{' '}
              {current}.
            </span>
          </Alert>
          <Button className="justify-self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function problemOf(error: unknown): string {
  if (error instanceof InvalidFormError) return error.message;
  if (errorCode(error) === 'auth/email-already-in-use') return AUTH_MESSAGES.emailInUse;
  return signInMessage(error, AUTH_MESSAGES.wrongCurrentPassword);
}
