import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Deps } from './handler.ts';

const onCall = vi.fn(() => () => undefined);
let APP_CHECK: typeof import('./app-check.ts').APP_CHECK;
let makers: typeof import('./callable.ts');
beforeAll(async () => {
  // Other files of the worker have loaded them already.
  vi.resetModules();
  vi.doMock('firebase-functions/https', async (original) => ({
    ...(await original<typeof import('firebase-functions/https')>()),
    onCall,
  }));
  [{ APP_CHECK }, makers] = await Promise.all([import('./app-check.ts'), import('./callable.ts')]);
});
// The files that come after it get their own.
afterAll(() => {
  vi.doUnmock('firebase-functions/https');
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['a callable', () => makers.callable('openAccount', {} as Deps, vi.fn())],
  ['a callable that streams', () => makers.streamingCallable('exportData', {} as Deps, vi.fn())],
])('%s is told whether App Check is enforced', (_, make) => {
  make();

  expect(onCall).toHaveBeenLastCalledWith(
    expect.objectContaining({ enforceAppCheck: APP_CHECK }),
    expect.any(Function),
  );
});

test('App Check is off unless the project says otherwise', () => {
  expect(APP_CHECK.value()).toBe(false);
  vi.stubEnv('APP_CHECK', 'true');
  expect(APP_CHECK.value()).toBe(true);
});
