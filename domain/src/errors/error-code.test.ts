import { expect, test } from 'vitest';
import { errorCode } from './error-code.ts';

test('errorCode returns the code of an error', () => {
  expect(errorCode(Object.assign(new Error(), { code: 'auth/weak-password' }))).toBe('auth/weak-password');
});

test.each([
  ['an error without a code', new Error('odd')],
  ['an error with a number as its code', Object.assign(new Error(), { code: 7 })],
  ['an object that is not an error', { code: 'permission-denied' }],
  ['undefined', undefined],
])('errorCode returns an empty string for %s', (_, error) => {
  expect(errorCode(error)).toBe('');
});
