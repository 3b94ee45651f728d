import { LIBRARY_LIMITS } from '@akada/domain/vault/library-queries';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resubscribeAll } from '@/firebase/live.ts';
import { saveReadingPlace } from '../api/library.ts';
import { useReadingPlace } from './use-reading-place.ts';

vi.mock('../api/library.ts', () => ({ saveReadingPlace: vi.fn() }));
vi.mock('@/firebase/live.ts', () => ({ resubscribeAll: vi.fn() }));

const writes = () => vi.mocked(saveReadingPlace).mock.calls.map(([, , page]) => page);

/** An open offline file that was left at page `stored`. */
function open(stored: number | null, asked?: number) {
  const hook = renderHook(({ now }) => useReadingPlace('ada', 'cells', now, asked), {
    initialProps: { now: stored },
  });
  return {
    place: () => hook.result.current[0],
    turnTo: (page: number) => act(() => hook.result.current[1](page)),
    storedIsNow: (now: number | null) => hook.rerender({ now }),
    close: hook.unmount,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(saveReadingPlace).mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
});

test('opens a file at the saved page, records the opening, and saves the page on closing', () => {
  const file = open(12);
  expect(file.place()).toBe(12);
  expect(writes()).toEqual([undefined]);
  file.turnTo(12);
  file.turnTo(13);
  file.close();
  expect(writes()).toEqual([undefined, 13]);
});

test('follows the page of another device until a page is turned here', () => {
  const file = open(5);
  file.storedIsNow(40);
  expect(file.place()).toBe(40);
  file.turnTo(41);
  file.storedIsNow(2);
  expect(file.place()).toBe(40);
});

test('begins with a requested page rather than the saved one', () => {
  const file = open(5, 9);
  expect(file.place()).toBe(9);
  file.storedIsNow(6);
  expect(file.place()).toBe(9);
  file.turnTo(9);
  vi.advanceTimersByTime(LIBRARY_LIMITS.placeIntervalMs);
  expect(writes()).toEqual([undefined, 9]);
});

test("writes nothing for a file that isn't in the library, and saves pages once it is", () => {
  const file = open(null);
  file.turnTo(3);
  vi.advanceTimersByTime(LIBRARY_LIMITS.placeIntervalMs);
  expect(writes()).toEqual([]);
  file.storedIsNow(3);
  file.turnTo(4);
  vi.advanceTimersByTime(LIBRARY_LIMITS.placeIntervalMs);
  expect(writes()).toEqual([4]);
});

test('saves at once when the page is hidden', () => {
  const file = open(1);
  file.turnTo(2);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(writes()).toEqual([undefined, 2]);
});

test('resubscribes when saving is refused, and stays on the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.mocked(saveReadingPlace).mockRejectedValue(new Error('removed on another device'));
  open(1);
  await vi.waitFor(() => expect(resubscribeAll).toHaveBeenCalledOnce());
  expect(warn).toHaveBeenCalledOnce();
});
