import { describe, expect, test } from 'vitest';
import {
  isFileMissing,
  isKeyRefused,
  isModelMissing,
  isOverloaded,
  isRetryable,
  refusedSettings,
  retryDelayMs,
} from './refusal.ts';
import { ServiceError } from './service.ts';

const refusal = (status: number, message = '', details: object[] = []) =>
  new ServiceError(`Error fetching from https://x: [${status}] ${message}`, { status, details });
const MISSING_MODEL =
  'models/gemini-1.0-pro is not found for API version v1beta, or is not supported for generateContent.';
const MISSING_FILE = 'You do not have permission to access the File abc or it may not exist.';

test.each([
  ['too many requests', refusal(429), { isRetryable: true, isOverloaded: true }],
  ['a server error', refusal(503), { isRetryable: true, isOverloaded: true }],
  ['a lost connection', new ServiceError('', { isConnectionLost: true }), { isRetryable: true }],
  ['a bad request', refusal(400), {}],
  ['an unreadable answer', new ServiceError('Failed to parse stream'), {}],
  ['a bug of ours', new TypeError('Error fetching is not a function'), {}],
  ['a thrown string', 'Error fetching from', {}],
  ['a model that is gone', refusal(404, MISSING_MODEL), { isModelMissing: true }],
  ['a file that is gone', refusal(403, MISSING_FILE), { isFileMissing: true }],
  ['a file that is not found', refusal(404, 'File not found.'), { isFileMissing: true }],
  ['a wrong key', refusal(400, 'API key not valid. Please pass a valid API key.'), { isKeyRefused: true }],
  ['an expired key', refusal(400, 'API key expired. Please renew the API key.'), { isKeyRefused: true }],
  ['a key by its reason', refusal(400, '', [{ reason: 'API_KEY_INVALID' }]), { isKeyRefused: true }],
  ['a blocked project', refusal(403, 'The caller does not have permission'), { isKeyRefused: true }],
  ['no key', refusal(401), { isKeyRefused: true }],
  ['another region', refusal(400, 'User location is not supported for the API use.'), { isKeyRefused: true }],
])('%s is recognised, and taken for nothing else', (_, error, expected) => {
  expect({
    isRetryable: isRetryable(error),
    isOverloaded: isOverloaded(error),
    isModelMissing: isModelMissing(error),
    isFileMissing: isFileMissing(error),
    isKeyRefused: isKeyRefused(error),
  }).toEqual({
    ...{ isRetryable: false, isOverloaded: false, isModelMissing: false },
    ...{ isFileMissing: false, isKeyRefused: false },
    ...expected,
  });
});

test.each([
  ['Thinking level is not supported for this model.', ['thinkingConfig']],
  ['Budget 0 is invalid. This model only works in thinking mode.', ['thinkingConfig']],
  ['Model gemini-3.6-flash does not support the temperature parameter', ['temperature']],
  ['Request contains an invalid argument.', ['temperature', 'thinkingConfig']],
  ['The document has no pages.', []],
  ['API key not valid. Please pass a valid API key.', []],
])('a 400 that says %j names the settings %j', (message, settings) => {
  expect(refusedSettings(refusal(400, message))).toEqual(settings);
});

test('only a 400 names settings', () => {
  expect(refusedSettings(refusal(503, 'thinking'))).toEqual([]);
  expect(refusedSettings(new Error('thinking'))).toEqual([]);
});

describe('the delay before a retry', () => {
  const after = (retryDelay: unknown) =>
    retryDelayMs(
      refusal(429, '', [
        { '@type': 'type.googleapis.com/google.rpc.Help' },
        { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay },
      ]),
    );

  test.each([
    ['17s', 17_000],
    ['0.5s', 500],
    ['45.837906927s', 45_838],
    ['0s', 0],
  ])('is read from %j', (text, ms) => {
    expect(after(text)).toBe(ms);
  });

  test.each(['', 'soon', '-3s', '17', 17, undefined])('is unknown from %j', (text) => {
    expect(after(text)).toBeUndefined();
  });

  test('is unknown without details, and for other errors', () => {
    expect(retryDelayMs(refusal(503))).toBeUndefined();
    expect(retryDelayMs(new Error('17s'))).toBeUndefined();
  });
});
