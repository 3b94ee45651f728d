import { describe, expect, test } from 'vitest';
import { AUTH_MESSAGES, checkEmailChange, checkNewPassword, checkSignIn, checkSignUp } from './auth.ts';

const SIGN_UP = { name: 'Ada', email: 'ada@example.com', password: 'secret', confirmPassword: 'secret' };

describe('checkSignUp', () => {
  test('accepts complete fields with equal passwords that are long enough', () => {
    expect(checkSignUp(SIGN_UP)).toBeNull();
  });

  test.each(['name', 'email', 'password', 'confirmPassword'] as const)(
    'asks for %s before anything else',
    (field) => {
      const wrongInEveryWay = { ...SIGN_UP, password: 'a', confirmPassword: 'b', [field]: '' };
      expect(checkSignUp(wrongInEveryWay)).toBe('Please fill in all fields');
    },
  );

  test.each(['name', 'email'] as const)('rejects blanks as %s', (field) => {
    expect(checkSignUp({ ...SIGN_UP, [field]: ' \t' })).toBe(AUTH_MESSAGES.fillAll);
  });

  test('asks for equal passwords before it checks their length', () => {
    expect(checkSignUp({ ...SIGN_UP, password: 'a', confirmPassword: 'b' })).toBe('Passwords do not match');
  });

  test('asks for six characters last', () => {
    expect(checkSignUp({ ...SIGN_UP, password: '12345', confirmPassword: '12345' })).toBe(
      'Password must be at least 6 characters',
    );
    expect(checkSignUp({ ...SIGN_UP, password: '123456', confirmPassword: '123456' })).toBeNull();
  });

  test('accepts a password of blanks unchanged', () => {
    expect(checkSignUp({ ...SIGN_UP, password: '      ', confirmPassword: '      ' })).toBeNull();
    expect(checkSignUp({ ...SIGN_UP, confirmPassword: 'secret ' })).toBe(AUTH_MESSAGES.passwordsDiffer);
  });
});

test.each([
  ['accepts an address and a password', 'ada@example.com', 'x', null],
  ['asks for the address', ' ', 'x', 'Please fill in all fields'],
  ['asks for the password', 'ada@example.com', '', 'Please fill in all fields'],
])('checkSignIn %s', (_, email, password, expected) => {
  expect(checkSignIn({ email, password })).toBe(expected);
});

test.each([
  ['accepts six characters entered twice', 'secret', 'secret', null],
  ['asks for the repetition', 'secret', '', AUTH_MESSAGES.fillAll],
  ['asks for the first password', '', 'secret', AUTH_MESSAGES.fillAll],
  ['asks for equal passwords before six characters', 'a', 'b', AUTH_MESSAGES.passwordsDiffer],
  ['asks for six characters', '12345', '12345', AUTH_MESSAGES.passwordShort],
])('checkNewPassword %s', (_, password, confirmPassword, expected) => {
  expect(checkNewPassword({ password, confirmPassword })).toBe(expected);
});

test.each([
  ['accepts a different address and a password', 'bola@akada.test', 'secret', null],
  ['asks for the address', ' ', 'secret', AUTH_MESSAGES.fillAll],
  ['asks for the password', 'bola@akada.test', '', AUTH_MESSAGES.fillAll],
  ['rejects an invalid address', 'bola', 'secret', AUTH_MESSAGES.invalidEmail],
  ['rejects the current address in a different case', ' ADA@akada.test ', 'secret', AUTH_MESSAGES.sameEmail],
])('checkEmailChange %s', (_, email, password, expected) => {
  expect(checkEmailChange({ email, password }, 'ada@akada.test')).toBe(expected);
});
