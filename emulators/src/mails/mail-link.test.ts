import { expect, test } from 'vitest';
import { mailLink, mailPurpose } from './mail-link.ts';

const WEB = 'http://127.0.0.1:5173';

test.each([
  ['VERIFY_EMAIL', 'verifyEmail', 'confirm email address'],
  ['PASSWORD_RESET', 'resetPassword', 'reset password'],
])('a %s mail links to /reset-password with mode %s', (requestType, mode, purpose) => {
  const code = { email: 'ada@example.test', requestType, oobCode: 'a-code' };
  expect(mailLink(code, WEB)).toBe(`${WEB}/reset-password?mode=${mode}&oobCode=a-code`);
  expect(mailPurpose(code)).toBe(purpose);
});

test('codes are encoded in the link', () => {
  const code = { email: 'ada@example.test', requestType: 'VERIFY_EMAIL', oobCode: 'a&b=c' };
  expect(new URL(mailLink(code, WEB)).searchParams.get('oobCode')).toBe('a&b=c');
});
