import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['local', false],
  ['none', false],
  ['gemini', true],
  [undefined, true],
])('a build for the study engine %s has a model: %s', async (engine, hasModel) => {
  vi.stubEnv('VITE_STUDY_ENGINE', engine);
  expect((await import('./has-model.ts')).HAS_MODEL).toBe(hasModel);
});
