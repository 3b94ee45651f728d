import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What a student's console shows as an error is one. A test that expects one spies on console.error itself. */
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  vi.restoreAllMocks();
});
