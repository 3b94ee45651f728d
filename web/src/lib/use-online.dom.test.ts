import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOnline, useOnline } from './use-online.ts';

const fetch = vi.fn();

/** A page whose browser reports a network, loaded from the service worker's cache or not. */
function open({ isKept }: { isKept: boolean }) {
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { controller: isKept ? {} : null } });
  return renderHook(() => useOnline());
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockResolvedValue(new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page loaded from the network does not probe the server', async () => {
  const { result } = open({ isKept: false });
  await settle();
  expect(result.current).toBe(true);
  expect(fetch).not.toHaveBeenCalled();
});

test('a page from the cache probes once, and not again after an answer', async () => {
  const { result } = open({ isKept: true });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
});

test('without an answer it is offline, whatever the browser says, and probes until there is one', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const { result } = open({ isKept: true });
  await settle();
  expect([result.current, isOnline()]).toEqual([false, false]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(fetch).toHaveBeenCalledTimes(2);
  fetch.mockResolvedValue(new Response());
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect([result.current, isOnline()]).toEqual([true, true]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('the online and offline events of the browser apply at once', async () => {
  const { result } = open({ isKept: false });
  vi.stubGlobal('navigator', { onLine: false });
  act(() => void dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  act(() => void dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  await settle();
});

test('probing stops when no component shows the state', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  const { unmount } = open({ isKept: true });
  await settle();
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledOnce();
});
