import { TextField } from '@/ui/field.tsx';

/** The field for the email address. */
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
