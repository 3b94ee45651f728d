import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['local', false, true],
  ['none', false, false],
  ['gemini', true, true],
  [undefined, true, true],
])('a build for the study engine %s has a model: %s, and AI: %s', async (engine, hasModel, isSetUp) => {
  vi.stubEnv('VITE_STUDY_ENGINE', engine);
  expect(await import('./has-model.ts')).toMatchObject({ HAS_MODEL: hasModel, IS_AI_SET_UP: isSetUp });
});
