import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionsEnvDir } from '../app/functions-env.ts';
import { ROOT } from '../paths.ts';
import { portsOf } from '../ports.ts';
import { flutterwaveEnv } from './payments.ts';
import { geminiEnv } from './study-engine.ts';

const { GEMINI_BASE_URL = '', GEMINI_API_KEY = '', FLUTTERWAVE_BASE_URL = '' } = process.env;

test('the suite runs the fake Gemini beside the functions, and says where', async () => {
  expect(GEMINI_BASE_URL).toBe(`http://127.0.0.1:${portsOf('test').gemini}`);
  expect(GEMINI_API_KEY).toBe('local');
  const response = await fetch(GEMINI_BASE_URL);
  expect(await response.json()).toEqual({ engine: 'Akada local study engine' });
});

test('the suite runs the fake Flutterwave beside the functions, with their keys', async () => {
  expect(process.env).toMatchObject(flutterwaveEnv('test'));
  const { FLUTTERWAVE_SCRIPT_URL, FLUTTERWAVE_SECRET_KEY } = flutterwaveEnv('test');
  expect(await (await fetch(FLUTTERWAVE_SCRIPT_URL)).text()).toContain('FlutterwaveCheckout');
  const headers = { authorization: `Bearer ${FLUTTERWAVE_SECRET_KEY}` };
  const answer = await fetch(`${FLUTTERWAVE_BASE_URL}/v3/transactions/1/verify`, { headers });
  expect(await answer.json()).toMatchObject({ message: 'No transaction was found for this id' });
});

test('the functions emulator finds its parameters and keys in files, and asks for none', () => {
  const strings = readFileSync(join(ROOT, functionsEnvDir('test'), '.env'), 'utf8');
  expect(strings).toBe(
    [
      `GEMINI_BASE_URL=${GEMINI_BASE_URL}`,
      'GEMINI_MODEL=gemini-flash-latest',
      'GEMINI_FALLBACK_MODEL=gemini-3.5-flash-lite',
      'FLUTTERWAVE_PUBLIC_KEY=local-public-key',
      `FLUTTERWAVE_BASE_URL=${FLUTTERWAVE_BASE_URL}`,
      `FLUTTERWAVE_SCRIPT_URL=${FLUTTERWAVE_BASE_URL}/v3.js`,
      'APP_CHECK=false',
      'FILE_SCANNER_URL=',
      '',
    ].join('\n'),
  );
  expect(readFileSync(join(ROOT, 'functions/dist/.secret.local'), 'utf8')).toMatch(
    /^GEMINI_API_KEY=.+\nFLUTTERWAVE_SECRET_KEY=local-secret-key\nFLUTTERWAVE_SECRET_HASH=local-secret-hash\n$/,
  );
  const log = readFileSync(join(ROOT, '.akada/logs/test/emulators.log'), 'utf8');
  expect(log).not.toMatch(/Trying to access secret|Enter a|Unable to access/);
  expect(geminiEnv('test')).toEqual({
    GEMINI_BASE_URL,
    GEMINI_API_KEY,
    GEMINI_MODEL: 'gemini-flash-latest',
    GEMINI_FALLBACK_MODEL: 'gemini-3.5-flash-lite',
  });
});
