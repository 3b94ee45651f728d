import { describe, expect, test } from 'vitest';
import { portsOf } from '../ports.ts';
import { flutterwaveEnv, paymentProviderOf } from './payments.ts';

const KEYS = {
  FLUTTERWAVE_SECRET_KEY: 'real-secret',
  FLUTTERWAVE_SECRET_HASH: 'real-hash',
  FLUTTERWAVE_PUBLIC_KEY: 'real-public',
};
const local = (mode: 'dev' | 'test') => ({
  FLUTTERWAVE_SECRET_KEY: 'local-secret-key',
  FLUTTERWAVE_SECRET_HASH: 'local-secret-hash',
  FLUTTERWAVE_PUBLIC_KEY: 'local-public-key',
  FLUTTERWAVE_BASE_URL: `http://127.0.0.1:${portsOf(mode).flutterwave}`,
  FLUTTERWAVE_SCRIPT_URL: `http://127.0.0.1:${portsOf(mode).flutterwave}/v3.js`,
});

test.each([{}, { FLUTTERWAVE_SECRET_KEY: '' }, { FLUTTERWAVE_SECRET_KEY: 'local-secret-key' }])(
  'payments are simulated by the fake Flutterwave with the environment %j',
  (env) => {
    expect(paymentProviderOf('dev', env)).toBe('local');
    expect(flutterwaveEnv('dev', env)).toEqual(local('dev'));
  },
);

test('with keys, npm start uses Flutterwave and its real addresses', () => {
  expect(paymentProviderOf('dev', KEYS)).toBe('flutterwave');
  expect(flutterwaveEnv('dev', KEYS)).toEqual({
    ...KEYS,
    FLUTTERWAVE_BASE_URL: 'https://api.flutterwave.com',
    FLUTTERWAVE_SCRIPT_URL: 'https://checkout.flutterwave.com/v3.js',
  });
});

describe('with keys', () => {
  test('tests still use the fake Flutterwave', () => {
    expect(paymentProviderOf('test', KEYS)).toBe('local');
    expect(flutterwaveEnv('test', KEYS)).toEqual(local('test'));
  });

  test.each(['FLUTTERWAVE_SECRET_HASH', 'FLUTTERWAVE_PUBLIC_KEY'] as const)(
    'a missing %s is reported by name',
    (name) => {
      expect(() => flutterwaveEnv('dev', { ...KEYS, [name]: '' })).toThrow(`${name} is missing`);
    },
  );
});
