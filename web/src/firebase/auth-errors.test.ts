import { describe, expect, it } from 'vitest';
import { authMessage, MailNotSentError, signInMessage, UnverifiedError } from './auth-errors.ts';

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

describe('the message about a failed auth call', () => {
  it.each([
    ['auth/too-many-requests', 'Too many attempts. Wait a few minutes, then try again.'],
    ['auth/network-request-failed', 'No connection. Check your network and try again.'],
    ['auth/expired-action-code', 'This link has expired.'],
    ['auth/invalid-action-code', 'This link is invalid or was already used.'],
    ['auth/email-already-in-use', 'An account with this email already exists. Sign in instead.'],
    ['auth/weak-password', 'Password must be at least 6 characters'],
  ])('for %s is "%s"', (code, message) => {
    expect(authMessage(failure(code), 'fallback')).toBe(message);
  });

  it.each([failure('auth/internal-error'), new Error('odd'), 'text', null])(
    "never shows the library's own message (%s)",
    (error) => {
      expect(authMessage(error, 'fallback')).toBe('fallback');
      expect(signInMessage(error, 'Invalid email or password')).toContain('on our side');
    },
  );

  it.each(['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'])(
    'says that the email or password is wrong for %s',
    (code) => {
      expect(signInMessage(failure(code), 'Invalid email or password')).toBe('Invalid email or password');
    },
  );

  it('is our own text for our own errors', () => {
    expect(authMessage(new UnverifiedError(), 'fallback')).toContain('confirm your email address first');
    expect(authMessage(new MailNotSentError(), 'fallback')).toContain("we couldn't send the email");
  });
});
