import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlaceSaver } from './reading-place-saver.ts';

const EVERY = 5_000;
const store = vi.fn<(page: number) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  store.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('saves only the last of the pages turned within five seconds', () => {
  const keeper = createPlaceSaver(1, EVERY, store);
  for (const page of [2, 3, 4]) {
    keeper.turnTo(page);
    vi.advanceTimersByTime(1_000);
  }
  expect(store).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(store.mock.calls).toEqual([[4]]);
});

test('saves every five seconds while a page is turned each second', () => {
  const keeper = createPlaceSaver(1, EVERY, store);
  for (let page = 2; page <= 21; page += 1) {
    keeper.turnTo(page);
    vi.advanceTimersByTime(1_000);
  }
  expect(store.mock.calls).toEqual([[6], [11], [16], [21]]);
});

test('saves the current page at once on closing, and nothing after that', () => {
  const keeper = createPlaceSaver(1, EVERY, store);
  keeper.turnTo(7);
  keeper.flush();
  expect(store.mock.calls).toEqual([[7]]);
  vi.advanceTimersByTime(EVERY);
  keeper.flush();
  expect(store).toHaveBeenCalledOnce();
});

test('does not save a page again that is saved already', () => {
  const keeper = createPlaceSaver(3, EVERY, store);
  keeper.turnTo(4);
  keeper.turnTo(3);
  vi.advanceTimersByTime(EVERY);
  keeper.flush();
  expect(store).not.toHaveBeenCalled();
});
