import { MIN_PASSWORD_LENGTH } from '@akada/domain/auth/auth';
import { useRef, useState } from 'react';
import { PasswordField, PasswordInput } from './password-field.tsx';

/**
 * Fields for a new password and its confirmation, with one button that shows both. While they are shown, the confirmation
 * is filled from the password, because a student who can read it needn't type it twice.
 */
export function NewPasswordFields({ label }: { label: string }) {
  const [isShown, setIsShown] = useState(false);
  const confirmation = useRef<HTMLInputElement>(null);

  function fill(text: string) {
    if (confirmation.current) confirmation.current.value = text;
  }

  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
        shows="passwords"
        onInput={(event) => isShown && fill(event.currentTarget.value)}
        onShownChange={(next, password) => {
          setIsShown(next);
          if (next) fill(password);
        }}
        required
      />
      <PasswordInput
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        inputRef={confirmation}
        isShown={isShown}
        readOnly={isShown}
        {...(isShown && { hint: 'Filled from the password above' })}
        required
      />
    </>
  );
}
