/**
 * What the forms for signing up and in check before any call, in order (docs/product.md, Sign-up and sign-in).
 */

/** Characters. */
export const MIN_PASSWORD_LENGTH = 6;

export const AUTH_MESSAGES = {
  fillAll: 'Please fill in all fields',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
  enterEmail: 'Please enter your email address',
  invalidEmail: 'Enter a valid email address.',
  sameEmail: "That's already your email address.",
  emailInUse: 'Another account already uses that email.',
  wrongCurrentPassword: 'The current password is incorrect.',
} as const;

export interface SignUpInput {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

/** The message for the first mistake in a sign-up, or null. */
export function checkSignUp(input: SignUpInput): string | null {
  if ([input.name.trim(), input.email.trim(), input.password, input.confirmPassword].includes('')) {
    return AUTH_MESSAGES.fillAll;
  }
  return checkNewPassword(input);
}

/** The message for a mistake in the fields of a sign-in, or null. */
export function checkSignIn(input: { email: string; password: string }): string | null {
  return input.email.trim() === '' || input.password === '' ? AUTH_MESSAGES.fillAll : null;
}

/** The message for a mistake in a new password or its repetition, or null. */
export function checkNewPassword(input: { password: string; confirmPassword: string }): string | null {
  if (input.password === '' || input.confirmPassword === '') return AUTH_MESSAGES.fillAll;
  if (input.password !== input.confirmPassword) return AUTH_MESSAGES.passwordsDiffer;
  if (input.password.length < MIN_PASSWORD_LENGTH) return AUTH_MESSAGES.passwordShort;
  return null;
}

/** The message for a mistake in the address of a password reset, or null. */
export function checkReset({ email }: { email: string }): string | null {
  if (email.trim() === '') return AUTH_MESSAGES.enterEmail;
  return isEmail(email) ? null : AUTH_MESSAGES.invalidEmail;
}

/** The message for a mistake in a change of the email address from `current`, or null. */
export function checkEmailChange(input: { email: string; password: string }, current: string): string | null {
  if (input.email.trim() === '' || input.password === '') return AUTH_MESSAGES.fillAll;
  if (!isEmail(input.email)) return AUTH_MESSAGES.invalidEmail;
  // Auth ignores the case of addresses.
  return input.email.trim().toLowerCase() === current.toLowerCase() ? AUTH_MESSAGES.sameEmail : null;
}

/** A loose check, because only sending a mail shows whether an address exists. */
function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}
