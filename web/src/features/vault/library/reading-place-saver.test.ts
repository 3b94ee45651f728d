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

test('of the pages that are turned in five seconds only the last is stored', () => {
  const keeper = createPlaceSaver(1, EVERY, store);
  for (const page of [2, 3, 4]) {
    keeper.turnTo(page);
    vi.advanceTimersByTime(1_000);
  }
  expect(store).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(store.mock.calls).toEqual([[4]]);
});

test('who turns a page each second is stored every five', () => {
  const keeper = createPlaceSaver(1, EVERY, store);
  for (let page = 2; page <= 21; page += 1) {
    keeper.turnTo(page);
    vi.advanceTimersByTime(1_000);
  }
  expect(store.mock.calls).toEqual([[6], [11], [16], [21]]);
});

test('closing stores at once where one is, and nothing after that', () => {
  const keeper = createPlaceSaver(1, EVERY, store);
  keeper.turnTo(7);
  keeper.flush();
  expect(store.mock.calls).toEqual([[7]]);
  vi.advanceTimersByTime(EVERY);
  keeper.flush();
  expect(store).toHaveBeenCalledOnce();
});

test('a page that is stored already is not stored again', () => {
  const keeper = createPlaceSaver(3, EVERY, store);
  keeper.turnTo(4);
  keeper.turnTo(3);
  vi.advanceTimersByTime(EVERY);
  keeper.flush();
  expect(store).not.toHaveBeenCalled();
});
