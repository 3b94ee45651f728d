import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordStop, retryAfterStop } from './retry-after-stop.ts';

const errorWith = (code: string) => Object.assign(new Error('Another is running.'), { code });
const TOO_MANY_USES = errorWith('functions/aborted');
const open = () => new AbortController().signal;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a use that is refused because others are running', () => {
  it('fails immediately if this tab has not stopped one', async () => {
    const ask = vi.fn().mockRejectedValue(TOO_MANY_USES);

    await expect(retryAfterStop(ask, open())).rejects.toBe(TOO_MANY_USES);

    expect(ask).toHaveBeenCalledOnce();
  });

  it('is retried every second after a stop until it is accepted', async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(TOO_MANY_USES)
      .mockRejectedValueOnce(TOO_MANY_USES)
      .mockResolvedValue('made');
    recordStop();

    const made = retryAfterStop(ask, open());
    await vi.advanceTimersByTimeAsync(2_000);

    expect(await made).toBe('made');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('fails if it is still refused five seconds after a stop', async () => {
    const ask = vi.fn().mockRejectedValue(TOO_MANY_USES);
    recordStop();

    const failed = expect(retryAfterStop(ask, open())).rejects.toBe(TOO_MANY_USES);
    await vi.advanceTimersByTimeAsync(5_000);
    await failed;

    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('is not retried once the student stops it too', async () => {
    const ask = vi.fn().mockRejectedValue(TOO_MANY_USES);
    const controller = new AbortController();
    recordStop();

    const failed = expect(retryAfterStop(ask, controller.signal)).rejects.toBe(TOO_MANY_USES);
    controller.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;

    expect(ask).toHaveBeenCalledOnce();
  });
});

it('does not retry any other error', async () => {
  const other = errorWith('functions/resource-exhausted');
  const ask = vi.fn().mockRejectedValue(other);
  recordStop();

  await expect(retryAfterStop(ask, open())).rejects.toBe(other);

  expect(ask).toHaveBeenCalledOnce();
});
