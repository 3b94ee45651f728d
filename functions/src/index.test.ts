import { CALLS_A_MINUTE } from '@akada/domain/quotas/rate-limits';
import { beforeAll, expect, test, vi } from 'vitest';
import { CALLABLE_SCALE } from './lib/scale.ts';

interface Endpoint {
  maxInstances?: unknown;
  concurrency?: unknown;
}

let endpoints: [name: string, endpoint: Endpoint][];
beforeAll(async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo-akada-endpoints');
  // The package keeps what it reads first, and lib/file-triggers.test.ts may run in the same worker.
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'demo.appspot.com' }));
  const deployed = Object.entries(await import('./index.ts'));
  endpoints = deployed.map(([name, { __endpoint }]) => [name, __endpoint as Endpoint]);
}, 60_000);

test('every function says how far it grows', () => {
  expect(endpoints.length).toBeGreaterThan(30);
  const unbounded = endpoints.filter(
    ([, { maxInstances, concurrency }]) =>
      typeof maxInstances !== 'number' || typeof concurrency !== 'number',
  );
  expect(unbounded.map(([name]) => name)).toEqual([]);
});

test('a schedule does not run beside itself', () => {
  const scheduled = endpoints.filter(([, endpoint]) => 'scheduleTrigger' in endpoint);
  expect(scheduled.length).toBeGreaterThan(5);
  for (const [name, { maxInstances }] of scheduled) expect(maxInstances, name).toBe(1);
});

test('a callable grows to a few instances, but the one that waits for the model', () => {
  const callables = endpoints.filter(([, endpoint]) => 'callableTrigger' in endpoint);
  expect(callables.length).toBe(Object.keys(CALLS_A_MINUTE).length);
  const larger = callables.filter(
    ([, { maxInstances }]) => Number(maxInstances) > CALLABLE_SCALE.maxInstances,
  );
  expect(larger.map(([name]) => name)).toEqual(['generate']);
});
