import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eachWhenIdle } from './when-idle.ts';

const LONG_ENOUGH_MS = 60_000;

describe('tasks that run one after another', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('wait for the one before, even if it fails', async () => {
    const started: string[] = [];
    let fail = (_: Error) => {};
    eachWhenIdle([
      () => {
        started.push('first');
        return new Promise((_, reject) => {
          fail = reject;
        });
      },
      async () => started.push('second'),
    ]);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    expect(started).toEqual(['first']);
    fail(new Error('no network'));
    await vi.advanceTimersByTimeAsync(0);
    // The page gets its turn in between.
    expect(started).toEqual(['first']);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    expect(started).toEqual(['first', 'second']);
  });

  it('end with the one that is under way when they are cancelled', async () => {
    const started: string[] = [];
    let finish = () => {};
    const cancel = eachWhenIdle([
      () => {
        started.push('first');
        return new Promise<void>((done) => {
          finish = done;
        });
      },
      async () => started.push('second'),
    ]);
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    cancel();
    finish();
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS);
    expect(started).toEqual(['first']);
  });
});
