import { AUTH_MESSAGES } from '@akada/domain/auth/auth';
import { errorCode } from '@akada/domain/errors/error-code';

/** The address that signs in has not been confirmed yet. */
export class UnverifiedError extends Error {
  constructor() {
    super('Please confirm your email address first: open the link we sent you.');
  }
}

/** The account was created, but its confirmation mail could not be sent. */
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

/** Codes for a wrong address or password. The message must not say which: that would show whether an account exists. */
const WRONG_CREDENTIALS = ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'];

/** The message for the student about a failed auth call; `fallback` for an unknown error. */
export function authMessage(error: unknown, fallback: string): string {
  if (error instanceof UnverifiedError || error instanceof MailNotSentError) return error.message;
  return MESSAGES[errorCode(error)] ?? fallback;
}

/** The message about a failed sign-in; `wrongCredentials` only if the address or the password was wrong. */
export function signInMessage(error: unknown, wrongCredentials: string): string {
  if (WRONG_CREDENTIALS.includes(errorCode(error))) return wrongCredentials;
  return authMessage(error, 'Something went wrong on our side. Please try again.');
}

/** Whether the call failed only because there is no network, so that it can be retried unchanged. */
export function isNetworkFailure(error: unknown): boolean {
  return errorCode(error) === 'auth/network-request-failed';
}
