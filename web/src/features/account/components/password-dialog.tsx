import { AUTH_MESSAGES, checkNewPassword } from '@akada/domain/auth/auth';
import { signInMessage } from '@/firebase/auth-errors.ts';
import { useStudent } from '@/firebase/auth-session.tsx';
import { assertValid, formText, InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { NewPasswordFields } from '@/ui/new-password-fields.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { toast } from '@/ui/toast.tsx';
import { changePassword } from '../api/password.ts';

/** The form that changes the password; it asks for the current one. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { email } = useStudent();
  const { formProps, busy, isDirty, error } = useForm('the password was not changed', async (form) => {
    const current = formText(form, 'current');
    const next = { password: formText(form, 'password'), confirmPassword: formText(form, 'confirmPassword') };
    assertValid(current === '' ? AUTH_MESSAGES.fillAll : checkNewPassword(next));
    await changePassword(current, next.password);
    toast.success('Your password was changed.');
    onClose();
  });
  return (
    <Dialog title="Change password" isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-5">
        {/* Tells a password manager which account this password belongs to. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField label="Current password" name="current" autoComplete="current-password" />
        <NewPasswordFields label="New password" />
        {error !== null && (
          <Alert look="destructive">
            {error instanceof InvalidFormError
              ? error.message
              : signInMessage(error, AUTH_MESSAGES.wrongCurrentPassword)}
          </Alert>
        )}
        <FormButtons label="Change password" busy={busy} needsNetwork onCancel={onClose} />
      </form>
    </Dialog>
  );
}
