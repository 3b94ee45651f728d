import { expect, test } from 'vitest';
import { scannerEnv } from './file-scanner.ts';
import { portsOf } from './ports.ts';
import { describeServices, standInsOf } from './stand-ins.ts';

const REAL = {
  GEMINI_API_KEY: 'real-key',
  FLUTTERWAVE_SECRET_KEY: 'real-secret',
  FLUTTERWAVE_SECRET_HASH: 'real-hash',
  FLUTTERWAVE_PUBLIC_KEY: 'real-public',
};
const namesOf = (mode: 'dev' | 'test', env: NodeJS.ProcessEnv) =>
  standInsOf(mode, env).map(({ name }) => name);

test('a stand-in runs for each service without a key', () => {
  const { GEMINI_API_KEY, ...flutterwave } = REAL;
  expect(namesOf('dev', {})).toEqual(['study engine', 'payment provider']);
  expect(namesOf('dev', { GEMINI_API_KEY })).toEqual(['payment provider']);
  expect(namesOf('dev', flutterwave)).toEqual(['study engine']);
  expect(namesOf('dev', REAL)).toEqual([]);
  expect(namesOf('test', REAL)).toEqual(['study engine', 'payment provider']);
});

test('the scanner runs only when FILE_SCANNER_URL is local, and never in tests', () => {
  expect(namesOf('dev', { ...REAL, FILE_SCANNER_URL: 'local' })).toEqual(['scanner']);
  expect(namesOf('dev', { ...REAL, FILE_SCANNER_URL: 'https://scanner.example.com' })).toEqual([]);
  expect(namesOf('test', { FILE_SCANNER_URL: 'local' })).not.toContain('scanner');
  const port = portsOf('dev').scanner;
  expect(scannerEnv('dev', { FILE_SCANNER_URL: 'local' }).FILE_SCANNER_URL).toContain(`:${port}/`);
  expect(scannerEnv('dev', {}).FILE_SCANNER_URL).toBe('');
  expect(scannerEnv('test', { FILE_SCANNER_URL: 'https://scanner.example.com' }).FILE_SCANNER_URL).toBe('');
});

test('the payment provider gets the address of the webhook on the emulator', () => {
  const provider = standInsOf('test', REAL).find(({ name }) => name === 'payment provider');
  const { functions, flutterwave } = portsOf('test');
  expect(provider).toMatchObject({
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
