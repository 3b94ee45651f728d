import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForWrite } from './wait-for-write.ts';

describe('waitForWrite', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("returns 'sent' when the server accepts the write", async () => {
    expect(await waitForWrite(Promise.resolve())).toBe('sent');
  });

  it('throws when the server rejects the write', async () => {
    await expect(waitForWrite(Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  });

  it("returns 'queued' at once without a network", async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await waitForWrite(new Promise(() => {}))).toBe('queued');
    online.mockRestore();
  });

  it("returns 'queued' after five seconds without an answer", async () => {
    const outcome = waitForWrite(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome).toBe('queued');
  });
});
