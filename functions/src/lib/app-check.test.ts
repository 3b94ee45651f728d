import { onCall } from 'firebase-functions/https';
import { afterEach, expect, test, vi } from 'vitest';
import { APP_CHECK } from './app-check.ts';
import { callable, streamingCallable } from './callable.ts';
import type { Deps } from './handler.ts';

// Another test file of this worker may have loaded these with their real modules.
vi.hoisted(() => vi.resetModules());
vi.mock('firebase-functions/https', async (original) => ({
  ...(await original<typeof import('firebase-functions/https')>()),
  onCall: vi.fn(),
}));
afterEach(() => vi.unstubAllEnvs());

test.each([
  ['a callable', () => callable('openAccount', {} as Deps, vi.fn())],
  ['a callable that streams', () => streamingCallable('exportData', {} as Deps, vi.fn())],
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
