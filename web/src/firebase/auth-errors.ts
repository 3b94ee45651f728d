import { AUTH_MESSAGES } from '@akada/domain/auth/auth';

/** Signing in with an address that was never confirmed. */
export class UnverifiedError extends Error {
  constructor() {
    super('Please confirm your email address first: open the link we sent you.');
  }
}

/** The account is there, but its confirmation mail could not be sent. */
export class MailNotSentError extends Error {
  constructor() {
    super("Your account was created, but we couldn't send the email. Sign in to resend it.");
  }
}

const MESSAGES: Record<string, string> = {
  'auth/email-already-in-use': 'An account with this email already exists. Sign in instead.',
  'auth/expired-action-code': 'This link has expired.',
  'auth/invalid-action-code': 'This link is invalid or was already used.',
  'auth/invalid-email': AUTH_MESSAGES.invalidEmail,
  'auth/network-request-failed': 'No connection. Check your network and try again.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/weak-password': AUTH_MESSAGES.passwordShort,
};

/** What means that address and password do not belong together, without saying which of them is wrong. */
const WRONG_CREDENTIALS = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'];

/** What to tell the student about a failed auth call, or `fallback` where there is nothing better to say. */
export function authMessage(error: unknown, fallback: string): string {
  if (error instanceof UnverifiedError || error instanceof MailNotSentError) return error.message;
  return MESSAGES[authCode(error)] ?? fallback;
}

/** The same for a failed sign-in, where only wrong credentials may be called that. */
export function signInMessage(error: unknown, wrongCredentials: string): string {
  if (WRONG_CREDENTIALS.includes(authCode(error))) return wrongCredentials;
  return authMessage(error, 'Something went wrong on our side. Please try again.');
}

/** Whether it only failed for want of a network, so that the same can be tried again. */
export function isNetworkFailure(error: unknown): boolean {
  return authCode(error) === 'auth/network-request-failed';
}

/** The code of a Firebase Auth failure, `auth/…`, or ''. */
export function authCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
