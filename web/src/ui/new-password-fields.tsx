import { MIN_PASSWORD_LENGTH } from '@akada/domain/auth/auth';
import { PasswordField } from './password-field.tsx';

/** Fields for a new password and its confirmation. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        required
      />
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" required />
    </>
  );
}
