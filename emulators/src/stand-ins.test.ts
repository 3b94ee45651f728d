import { expect, test } from 'vitest';
import { scannerEnv } from './file-scanner.ts';
import { portsOf } from './ports.ts';
import { standInsOf, standInWords } from './stand-ins.ts';

const REAL = {
  GEMINI_API_KEY: 'real-key',
  FLUTTERWAVE_SECRET_KEY: 'real-secret',
  FLUTTERWAVE_SECRET_HASH: 'real-hash',
  FLUTTERWAVE_PUBLIC_KEY: 'real-public',
};
const namesOf = (mode: 'dev' | 'test', env: NodeJS.ProcessEnv) =>
  standInsOf(mode, env).map(({ name }) => name);

test('each service without a key of the developer’s has a stand-in', () => {
  const { GEMINI_API_KEY, ...flutterwave } = REAL;
  expect(namesOf('dev', {})).toEqual(['study engine', 'payment provider']);
  expect(namesOf('dev', { GEMINI_API_KEY })).toEqual(['payment provider']);
  expect(namesOf('dev', flutterwave)).toEqual(['study engine']);
  expect(namesOf('dev', REAL)).toEqual([]);
  expect(namesOf('test', REAL)).toEqual(['study engine', 'payment provider']);
});

test('the scanner runs only where the developer asks for it, and never in tests', () => {
  expect(namesOf('dev', { ...REAL, FILE_SCANNER_URL: 'local' })).toEqual(['scanner']);
  expect(namesOf('dev', { ...REAL, FILE_SCANNER_URL: 'https://scanner.example.com' })).toEqual([]);
  expect(namesOf('test', { FILE_SCANNER_URL: 'local' })).not.toContain('scanner');
  const port = portsOf('dev').scanner;
  expect(scannerEnv('dev', { FILE_SCANNER_URL: 'local' }).FILE_SCANNER_URL).toContain(`:${port}/`);
  expect(scannerEnv('dev', {}).FILE_SCANNER_URL).toBe('');
  expect(scannerEnv('test', { FILE_SCANNER_URL: 'https://scanner.example.com' }).FILE_SCANNER_URL).toBe('');
});

test('the payment provider tells the function on the emulator', () => {
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

test('the reader is told what is simulated', () => {
  expect(standInWords('dev', {}).join(' ')).toMatch(/study engine on this machine.*Payments are simulated/);
  expect(standInWords('dev', REAL)).toEqual([
    'AI tools ask Gemini, with your key.',
    'Payments go to Flutterwave, with your keys.',
  ]);
});
