import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionsEnvDir } from './functions-env.ts';
import { ROOT } from './paths.ts';
import { portsOf } from './ports.ts';
import { geminiEnv } from './study-engine.ts';

const { GEMINI_BASE_URL = '', GEMINI_API_KEY = '' } = process.env;

test('the suite has the local study engine beside the functions, and says where', async () => {
  expect(GEMINI_BASE_URL).toBe(`http://127.0.0.1:${portsOf('test').gemini}`);
  expect(GEMINI_API_KEY).toBe('local');
  const response = await fetch(GEMINI_BASE_URL);
  expect(await response.json()).toEqual({ engine: 'Akada local study engine' });
});

test('the functions emulator finds its parameters and the key in files, and asks nobody', () => {
  const strings = readFileSync(join(ROOT, functionsEnvDir('test'), '.env'), 'utf8');
  expect(strings).toBe(`GEMINI_BASE_URL=${GEMINI_BASE_URL}\nGEMINI_MODEL=gemini-2.5-flash\n`);
  expect(readFileSync(join(ROOT, 'functions/dist/.secret.local'), 'utf8')).toMatch(/^GEMINI_API_KEY=./);
  const log = readFileSync(join(ROOT, '.akada/logs/test/emulators.log'), 'utf8');
  expect(log).not.toMatch(/Trying to access secret|Enter a|Unable to access/);
  expect(geminiEnv('test')).toEqual({ GEMINI_BASE_URL, GEMINI_API_KEY, GEMINI_MODEL: 'gemini-2.5-flash' });
});
