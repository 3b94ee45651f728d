import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { geminiEnv, studyEngineOf } from './study-engine.ts';

test('without a key the local study engine answers, at its port', () => {
  expect(studyEngineOf('dev', {})).toBe('local');
  expect(studyEngineOf('dev', { GEMINI_API_KEY: '' })).toBe('local');
  expect(studyEngineOf('dev', { GEMINI_API_KEY: 'local' })).toBe('local');
  expect(geminiEnv('dev', {})).toEqual({
    GEMINI_API_KEY: 'local',
    GEMINI_BASE_URL: 'http://127.0.0.1:4610',
    GEMINI_MODEL: 'gemini-2.5-flash',
  });
});

test('with a key the app asks Google, and the tests still do not', () => {
  const env = { GEMINI_API_KEY: 'AIza-real', GEMINI_MODEL: 'gemini-2.5-pro' };
  expect(studyEngineOf('dev', env)).toBe('gemini');
  expect(geminiEnv('dev', env)).toEqual({ ...env, GEMINI_BASE_URL: '' });
  expect(studyEngineOf('test', env)).toBe('local');
  expect(geminiEnv('test', env)).toMatchObject({ GEMINI_API_KEY: 'local', GEMINI_MODEL: 'gemini-2.5-flash' });
});

test('a process that has nothing else to do ends after the engine that it stops, and not before', async () => {
  const file = JSON.stringify(fileURLToPath(new URL('study-engine.ts', import.meta.url)));
  const program = `import { startEngine } from ${file}; const engine = await startEngine(0, () => {}); await engine.stop();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program]);

  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
}, 30_000);
