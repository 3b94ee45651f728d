import { expect, test } from 'vitest';
import { portsOf } from '../ports.ts';
import { describeServices, fakesFor } from './fakes.ts';
import { scannerEnv } from './file-scanner.ts';

const REAL = {
  GEMINI_API_KEY: 'real-key',
  FLUTTERWAVE_SECRET_KEY: 'real-secret',
  FLUTTERWAVE_SECRET_HASH: 'real-hash',
  FLUTTERWAVE_PUBLIC_KEY: 'real-public',
};
const namesOf = (mode: 'dev' | 'test', env: NodeJS.ProcessEnv) => fakesFor(mode, env).map(({ name }) => name);

test('a fake runs for each service without a key', () => {
  const { GEMINI_API_KEY, ...flutterwave } = REAL;
  expect(namesOf('dev', {})).toEqual(['fake Gemini', 'fake Flutterwave']);
  expect(namesOf('dev', { GEMINI_API_KEY })).toEqual(['fake Flutterwave']);
  expect(namesOf('dev', flutterwave)).toEqual(['fake Gemini']);
  expect(namesOf('dev', REAL)).toEqual([]);
  expect(namesOf('test', REAL)).toEqual(['fake Gemini', 'fake Flutterwave']);
});

test('the fake scanner runs only when FILE_SCANNER_URL is local, and never in tests', () => {
  expect(namesOf('dev', { ...REAL, FILE_SCANNER_URL: 'local' })).toEqual(['fake scanner']);
  expect(namesOf('dev', { ...REAL, FILE_SCANNER_URL: 'https://scanner.example.com' })).toEqual([]);
  expect(namesOf('test', { FILE_SCANNER_URL: 'local' })).not.toContain('fake scanner');
  const port = portsOf('dev').scanner;
  expect(scannerEnv('dev', { FILE_SCANNER_URL: 'local' }).FILE_SCANNER_URL).toContain(`:${port}/`);
  expect(scannerEnv('dev', {}).FILE_SCANNER_URL).toBe('');
  expect(scannerEnv('test', { FILE_SCANNER_URL: 'https://scanner.example.com' }).FILE_SCANNER_URL).toBe('');
});

test('the fake Flutterwave gets the address of the webhook on the emulator', () => {
  const service = fakesFor('test', REAL).find(({ name }) => name === 'fake Flutterwave');
  const { functions, flutterwave } = portsOf('test');
  expect(service).toMatchObject({
    port: flutterwave,
    env: {
      FLUTTERWAVE_SECRET_KEY: 'local-secret-key',
      FLUTTERWAVE_WEBHOOK_URL: `http://127.0.0.1:${functions}/demo-akada-test/europe-west1/flutterwaveWebhook`,
    },
  });
});

test('the terminal says what is simulated', () => {
  expect(describeServices('dev', {}).join(' ')).toMatch(/local study engine.*Payments are simulated/);
  expect(describeServices('dev', REAL)).toEqual([
    'AI tools use Gemini with your key.',
    'Payments use Flutterwave with your keys.',
  ]);
});
