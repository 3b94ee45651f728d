import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Deps } from './handler.ts';

const onCall = vi.fn(() => () => undefined);
let APP_CHECK: typeof import('./app-check.ts').APP_CHECK;
let makers: typeof import('./callable.ts');
beforeAll(async () => {
  // Other test files of this worker may have loaded these modules.
  vi.resetModules();
  vi.doMock('firebase-functions/https', async (original) => ({
    ...(await original<typeof import('firebase-functions/https')>()),
    onCall,
  }));
  [{ APP_CHECK }, makers] = await Promise.all([import('./app-check.ts'), import('./callable.ts')]);
});
// Later test files load their own copies.
afterAll(() => {
  vi.doUnmock('firebase-functions/https');
  vi.resetModules();
});
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['a callable', () => makers.callable('openAccount', {} as Deps, vi.fn())],
  ['a streaming callable', () => makers.streamingCallable('exportData', {} as Deps, vi.fn())],
])('%s is created with the setting of App Check', (_, make) => {
  make();

  expect(onCall).toHaveBeenLastCalledWith(
    expect.objectContaining({ enforceAppCheck: APP_CHECK }),
    expect.any(Function),
  );
});

test('App Check is off by default', () => {
  expect(APP_CHECK.value()).toBe(false);
  vi.stubEnv('APP_CHECK', 'true');
  expect(APP_CHECK.value()).toBe(true);
});
