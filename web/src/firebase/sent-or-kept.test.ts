import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentOrKept } from './sent-or-kept.ts';

describe('a write', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('that the server takes is sent', async () => {
    expect(await sentOrKept(Promise.resolve())).toBe('sent');
  });

  it('that the server refuses fails', async () => {
    await expect(sentOrKept(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it('without a network is kept, at once', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await sentOrKept(new Promise(() => {}))).toBe('kept');
    online.mockRestore();
  });

  it('that nobody answers is kept after a while', async () => {
    const outcome = sentOrKept(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe('kept');
  });
});
