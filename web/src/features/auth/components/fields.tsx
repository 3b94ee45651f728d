import { TextField } from '@/ui/field.tsx';

interface EmailFieldProps {
  placeholder?: string | undefined;
  /** The address to begin with. */
  defaultValue?: string | undefined;
}

/** The field for the email address. */
export function EmailField(props: EmailFieldProps) {
  return <TextField label="Email" name="email" type="email" autoComplete="email" {...props} required />;
}
