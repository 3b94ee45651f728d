import { AUTH_MESSAGES } from '@akada/domain/auth';

/** Signing in with an address that was never confirmed. */
export class UnverifiedError extends Error {
  constructor() {
    super('Please confirm your email address first: open the link that we sent you.');
  }
}

/** The account is there, but its confirmation mail could not be sent. */
export class MailNotSentError extends Error {
  constructor() {
    super('Your account was created, but the email could not be sent. Sign in to have it sent again.');
  }
}

const MESSAGES: Record<string, string> = {
  'auth/email-already-in-use': 'An account with this email already exists. Sign in instead.',
  'auth/expired-action-code': 'This link has expired. Ask for a new one.',
  'auth/invalid-action-code': 'This link is not valid, or was used before. Ask for a new one.',
  'auth/invalid-email': 'That is not a valid email address.',
  'auth/network-request-failed': 'No connection. Check your network and try again.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/user-disabled': 'This account has been disabled.',
  'auth/weak-password': AUTH_MESSAGES.passwordShort,
};

/** What to tell the student about a failed auth call, or `fallback` where there is nothing better to say. */
export function authMessage(error: unknown, fallback: string): string {
  if (error instanceof UnverifiedError || error instanceof MailNotSentError) return error.message;
  return MESSAGES[authCode(error)] ?? fallback;
}

/** The code of a Firebase Auth failure, `auth/…`, or ''. */
export function authCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
