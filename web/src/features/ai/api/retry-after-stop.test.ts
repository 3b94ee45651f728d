import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordStop, retryAfterStop } from './retry-after-stop.ts';

const refusal = (code: string) => Object.assign(new Error('Another is running.'), { code });
const AT_ONCE = refusal('functions/aborted');
const open = () => new AbortController().signal;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('a use that is refused because others are running', () => {
  it('fails at once when this tab has stopped none', async () => {
    const ask = vi.fn().mockRejectedValue(AT_ONCE);

    await expect(retryAfterStop(ask, open())).rejects.toBe(AT_ONCE);

    expect(ask).toHaveBeenCalledOnce();
  });

  it('is asked again each second after a stop until there is a place', async () => {
    const ask = vi
      .fn()
      .mockRejectedValueOnce(AT_ONCE)
      .mockRejectedValueOnce(AT_ONCE)
      .mockResolvedValue('made');
    recordStop();

    const made = retryAfterStop(ask, open());
    await vi.advanceTimersByTimeAsync(2_000);

    expect(await made).toBe('made');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('fails when there is still no place five seconds after a stop', async () => {
    const ask = vi.fn().mockRejectedValue(AT_ONCE);
    recordStop();

    const failed = expect(retryAfterStop(ask, open())).rejects.toBe(AT_ONCE);
    await vi.advanceTimersByTimeAsync(5_000);
    await failed;

    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('is not asked again when the student stops it too', async () => {
    const ask = vi.fn().mockRejectedValue(AT_ONCE);
    const controller = new AbortController();
    recordStop();

    const failed = expect(retryAfterStop(ask, controller.signal)).rejects.toBe(AT_ONCE);
    controller.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    await failed;

    expect(ask).toHaveBeenCalledOnce();
  });
});

it('any other refusal is not repeated', async () => {
  const other = refusal('functions/resource-exhausted');
  const ask = vi.fn().mockRejectedValue(other);
  recordStop();

  await expect(retryAfterStop(ask, open())).rejects.toBe(other);

  expect(ask).toHaveBeenCalledOnce();
});
