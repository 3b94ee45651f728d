import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { logged } from './logged.ts';

test('an error is logged with its stack, and with what it came from', () => {
  const cause = new Error('no connection');
  const error = new Error('not paid', { cause });

  expect(logged(error)).toBe(`${error.stack}\nbecause of ${cause.stack}`);
  expect(logged(error)).toContain('logged.test.ts');
});

test('what a message quotes stays out of the log, in the stack too', () => {
  const error = new SyntaxError('Unexpected token, "Dear "diary",\nI..." is not $& JSON');

  expect(logged(error)).toMatch(/^SyntaxError: Unexpected token, "…" is not \$& JSON\n {4}at /);
});

test('a schema says of which field it complains, and not what stood there', () => {
  const { error } = z.strictObject({ minutes: z.number() }).safeParse({ minutes: 'Dear diary' });

  expect(logged(error)).toContain('invalid_type at minutes');
  expect(logged(error)).not.toContain('Dear diary');
});

test('a schema does not say which unknown fields there were', () => {
  const { error } = z.strictObject({}).safeParse({ 'Dear diary': 1 });

  expect(logged(error)).toContain('unrecognized_keys');
  expect(logged(error)).not.toContain('Dear diary');
});

test('what is no error is logged as it is', () => {
  expect(logged('no finish reason')).toBe('no finish reason');
  expect(logged(undefined)).toBe('undefined');
});
