import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Mode, projectId } from '../modes.ts';
import { portsOf } from '../ports.ts';
import { originsOf, quietCliEnv, suiteEnv } from './suite-env.ts';

/** What a process does that meets a suite: its variables are set, and the Admin SDK reads them. */
async function storageFoundIn(mode: Mode): Promise<string> {
  for (const [name, value] of Object.entries(suiteEnv(mode, projectId(mode), portsOf(mode), ['storage']))) {
    vi.stubEnv(name, value);
  }
  const app = initializeApp({ projectId: projectId(mode) }, mode);
  const { apiEndpoint } = getStorage(app).bucket('any').storage;
  await deleteApp(app);
  return apiEndpoint;
}

beforeAll(() => {
  vi.stubEnv('STORAGE_EMULATOR_HOST', undefined);
});
afterAll(() => vi.unstubAllEnvs());

test('a process that has met one suite finds the Storage of the next', async () => {
  expect(await storageFoundIn('test')).toBe(originsOf(portsOf('test')).storage);
  expect(await storageFoundIn('restore')).toBe(originsOf(portsOf('restore')).storage);
});

test('a busy machine has more than a minute to load the functions, without which nothing earns points', () => {
  expect(Number(quietCliEnv().FUNCTIONS_DISCOVERY_TIMEOUT)).toBeGreaterThan(60);
});
