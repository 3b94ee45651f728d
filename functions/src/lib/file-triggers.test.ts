import { REGION } from '@akada/domain/callables/region';
import { GrpcStatus } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type FileHandler, whenFileDeleted, whenFileUploaded } from './file-triggers.ts';
import type { Deps } from './handler.ts';

/** Passed on only: no handler in this file uses it. */
const deps = { now: () => new Date(0) } as Deps;

// The trigger is declared for the bucket of the project, which a deploy passes in this variable.
beforeAll(() => vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ storageBucket: 'demo.appspot.com' })));
afterAll(() => vi.unstubAllEnvs());

describe.each([
  ['the upload', whenFileUploaded, 'google.cloud.storage.object.v1.finalized'],
  ['the deletion', whenFileDeleted, 'google.cloud.storage.object.v1.deleted'],
])('%s of a file', (_, when, eventType) => {
  /** Runs the trigger and returns the calls of its handler. */
  async function callsFor(name: string) {
    const handler = vi.fn<FileHandler>().mockResolvedValue(undefined);
    const event = { data: { name }, time: '2026-03-01T08:00:00.123456Z' };
    await when('vault_files', deps, handler).run(event as never);
    return handler.mock.calls;
  }

  test('is passed on with its path and time', async () => {
    expect(await callsFor('vault_files/ada/1_Cells.pdf')).toEqual([
      [deps, { path: 'vault_files/ada/1_Cells.pdf', at: new Date('2026-03-01T08:00:00.123Z') }],
    ]);
  });

  test.each(['avatars/ada', 'vault_files', 'vault_files_of_old/ada/1_Cells.pdf'])(
    'at %s is ignored',
    async (name) => {
      expect(await callsFor(name)).toEqual([]);
    },
  );

  test.each([
    ['is dropped when the platform rejects a request as invalid', GrpcStatus.INVALID_ARGUMENT, true],
    ['is retried when the platform cannot be reached', GrpcStatus.UNAVAILABLE, false],
  ])('%s', async (_, code, isDropped) => {
    const log = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const handler = vi.fn<FileHandler>().mockRejectedValue(Object.assign(new Error('refused'), { code }));
    const event = { data: { name: 'vault_files/ada/1_Cells.pdf' }, time: '2026-03-01T08:00:00.123456Z' };
    const outcome = await Promise.allSettled([when('vault_files', deps, handler).run(event as never)]);

    expect(outcome[0].status).toBe(isDropped ? 'fulfilled' : 'rejected');
    const line = isDropped ? 'an event was dropped' : 'a function failed';
    expect(log.mock.calls.map(([message]) => message)).toEqual([line]);
    log.mockRestore();
  });

  test('is received from our own bucket, in our region, with retries', () => {
    const { region, eventTrigger } = when('vault_files', deps, vi.fn()).__endpoint;

    expect(region).toEqual([REGION]);
    expect(eventTrigger).toMatchObject({
      ...{ eventType, retry: true },
      eventFilters: { bucket: 'demo.appspot.com' },
    });
  });
});
