import { MIN_PASSWORD_LENGTH } from '@akada/domain/auth';
import { TextField } from '@/ui/field.tsx';

/** The address of an account. */
export function EmailField({ placeholder }: { placeholder?: string }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="email"
      {...(placeholder && { placeholder })}
      required
    />
  );
}

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
