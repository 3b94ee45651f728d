import { expect, test } from 'vitest';
import { geminiEnv, studyEngineOf } from './study-engine.ts';

test('without a key the fake Gemini answers, at its port', () => {
  expect(studyEngineOf('dev', {})).toBe('local');
  expect(studyEngineOf('dev', { GEMINI_API_KEY: '' })).toBe('local');
  expect(studyEngineOf('dev', { GEMINI_API_KEY: 'local' })).toBe('local');
  expect(geminiEnv('dev', {})).toEqual({
    GEMINI_API_KEY: 'local',
    GEMINI_BASE_URL: 'http://127.0.0.1:4610',
    GEMINI_MODEL: 'gemini-flash-latest',
    GEMINI_FALLBACK_MODEL: 'gemini-3.5-flash-lite',
  });
});

test('with a key the app asks Google, and the tests still do not', () => {
  const env = {
    GEMINI_API_KEY: 'AIza-real',
    GEMINI_MODEL: 'gemini-2.5-pro',
    GEMINI_FALLBACK_MODEL: 'gemini-3-pro',
  };
  expect(studyEngineOf('dev', env)).toBe('gemini');
  expect(geminiEnv('dev', env)).toEqual({ ...env, GEMINI_BASE_URL: '' });
  expect(studyEngineOf('test', env)).toBe('local');
  expect(geminiEnv('test', env)).toMatchObject({
    GEMINI_API_KEY: 'local',
    GEMINI_MODEL: 'gemini-flash-latest',
    GEMINI_FALLBACK_MODEL: 'gemini-3.5-flash-lite',
  });
});
