import { MIN_PASSWORD_LENGTH } from '@akada/domain/auth';
import { TextField } from './field.tsx';

/** A password that is chosen, and once more. */
export function NewPasswordFields({ label }: { label: string }) {
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        required
      />
      <TextField
        label="Confirm Password"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
