import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendAtMost } from './send-at-most.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('changes are sent at most once in the interval, and the last one is never left out', () => {
  const send = vi.fn();
  const sender = sendAtMost(10_000, send);
  for (let second = 0; second < 30; second += 1) {
    sender.soon();
    vi.advanceTimersByTime(1_000);
  }
  expect(send).toHaveBeenCalledTimes(4);
  sender.soon();
  vi.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(5);
});

test('what waits is sent at once when the page is left, and nothing else is', () => {
  const send = vi.fn();
  const sender = sendAtMost(10_000, send);
  sender.flush();
  expect(send).not.toHaveBeenCalled();
  sender.soon();
  sender.flush();
  expect(send).toHaveBeenCalledTimes(1);
  sender.soon();
  sender.cancel();
  vi.advanceTimersByTime(20_000);
  expect(send).toHaveBeenCalledTimes(1);
});
