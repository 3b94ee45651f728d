import { TOO_MANY_CALLS } from '@akada/domain/quotas/rate-limits';
import { expect, test, vi } from 'vitest';
import type { Deps, Handler } from './handler.ts';
import { withRateLimit } from './rate-limit.ts';

const clock = { now: new Date('2026-03-01T08:00:00.000Z') };
const deps = { now: () => clock.now } as Deps;
const output = { rank: 1, students: 2 };

/** A new limited handler, with a mock that records the calls within the limit. */
function newLimited(callsAMinute: number) {
  const handler = vi.fn<Handler<'getRank'>>(async () => output);
  const limitedHandler = withRateLimit(handler, callsAMinute);
  const call = (uid: string) => limitedHandler(deps, { uid }, { rank_type: 'daily' });
  return { handler, call };
}

test('a student is limited to a number of calls in a minute, even when they come at once', async () => {
  const { handler, call } = newLimited(3);

  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => call('ada')));

  expect(handler).toHaveBeenCalledTimes(3);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await expect(call('ada')).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: TOO_MANY_CALLS,
  });
});

test('the calls of one student are not counted for another', async () => {
  const { call } = newLimited(1);
  await call('ada');

  expect(await call('ben')).toEqual(output);
});

test('the limit starts again in the next minute', async () => {
  const { call } = newLimited(1);
  await call('ada');
  await expect(call('ada')).rejects.toThrow();

  clock.now = new Date(clock.now.getTime() + 60_000);

  expect(await call('ada')).toEqual(output);
});
