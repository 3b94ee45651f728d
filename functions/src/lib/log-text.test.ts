import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues, noteSchema } from './describe-issues.ts';
import { LoggableError, toLoggedId, toLoggedPath, toLogText } from './log-text.ts';

const FRAMES = /\n {4}at .*log-text\.test\.ts:\d+:\d+/;

test('our own errors are logged with message and stack, and so are their causes', () => {
  const text = toLogText(new LoggableError('not paid', { cause: new LoggableError('no connection') }));

  expect(text).toMatch(/^LoggableError: not paid\n {4}at /);
  expect(text).toMatch(/\nbecause of LoggableError: no connection\n {4}at /);
  expect(text).toMatch(FRAMES);
});

test('the message of any other error is left out, in the stack too', () => {
  const error = Object.assign(new Error('3 INVALID_ARGUMENT: users/Secret diary'), {
    code: 3,
    details: 'Secret',
  });

  expect(toLogText(error)).toMatch(/^Error \(3 INVALID_ARGUMENT\)\n {4}at /);
  expect(toLogText(error)).toMatch(FRAMES);
  expect(toLogText(error)).not.toContain('Secret');
});

test('a line of a message that looks like a call is left out', () => {
  const error = new Error('no\n    at Secret (/diary:1:1)');
  expect(toLogText(error)).not.toContain('Secret');

  error.message = 'changed';
  expect(toLogText(error)).toBe('Error');
});

test.each([
  [
    'TypeError: Cannot read properties of undefined',
    new TypeError("Cannot read properties of undefined (reading 'diary')"),
  ],
  ['SyntaxError: Unexpected token', new SyntaxError('Unexpected token "Secret diary" is not JSON')],
  ['TypeError: fetch failed', new TypeError('fetch failed')],
  ['RangeError: Maximum call stack size exceeded', new RangeError('Maximum call stack size exceeded')],
  ['Error (auth/user-not-found)', Object.assign(new Error('no diary'), { code: 'auth/user-not-found' })],
  ['Error (status 503)', Object.assign(new Error('diary'), { status: 503 })],
  [
    'Error',
    Object.assign(new Error('diary'), { name: 'Secret diary', code: 'Secret diary', status: 'diary' }),
  ],
])('the error of a library is logged as "%s"', (head, error) => {
  expect(toLogText(error).split('\n', 1)).toEqual([head]);
});

test('a validation error is logged with its field and without its value', () => {
  const schema = z.strictObject({ minutes: z.number() });
  const { error } = schema.safeParse({ minutes: 'Secret diary' });
  noteSchema(error as Error, schema);

  expect(toLogText(error)).toContain('invalid_type at minutes');
  expect(toLogText(error)).not.toContain('Secret diary');
});

test('a validation error is logged without the names of unknown fields', () => {
  const { error } = z.strictObject({}).safeParse({ 'Secret diary': 1 });

  expect(toLogText(error)).toContain('unrecognized_keys');
  expect(toLogText(error)).not.toContain('Secret diary');
});

test('keys of a map are left out, and fields in lists, unions and optional values are named', () => {
  const inner = z.strictObject({ minutes: z.number() });
  const schema = z.strictObject({
    days: z.record(z.string(), inner),
    list: z.optional(z.array(z.union([z.string(), inner]))),
  });
  const issues = (value: object) => describeIssues(schema.safeParse(value).error as Error, schema);

  expect(issues({ days: { 'Secret diary': { minutes: '1' } } })).toEqual(['invalid_type at days.….minutes']);
  expect(issues({ days: {}, list: ['a', { minutes: '1' }] })).toEqual(['invalid_union at list.1']);
  // Without the schema, only positions in lists are known to be safe.
  expect(describeIssues(schema.safeParse({ days: [{}] }).error as Error)).toEqual(['invalid_type at …']);
});

test('a thrown constant is logged by its name, and any other value by its type', () => {
  expect(toLogText('NO_FINISH_REASON')).toBe('NO_FINISH_REASON');
  expect(toLogText('Secret diary')).toBe('a string');
  expect(toLogText(undefined)).toBe('a undefined');
});

test('ids made by the app are logged as they are, and all others as a hash', () => {
  const made = ['0b1f9c2e-6f0a-4b7e-9c53-1f2a3b4c5d6e', 'akada_1772352000000_AbCdEf12'];

  for (const id of made) expect(toLoggedId(id)).toBe(id);
  expect(toLoggedId('Secret_diary_0123456')).toMatch(/^#[0-9a-f]{16}$/);
});

test('the path of a file is logged without the file name', () => {
  expect(toLoggedPath('vault_files/ada/1772352000000_Secret_diary.pdf')).toBe(
    'vault_files/ada/1772352000000_…',
  );
  expect(toLoggedPath('vault_files/Secret diary/x.pdf')).toMatch(/^#[0-9a-f]{64}$/);
});
