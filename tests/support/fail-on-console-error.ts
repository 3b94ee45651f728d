import { afterEach, beforeEach, expect, vi } from 'vitest';

let warnings: unknown[][] = [];

/** An error or a warning in the console fails the test. A test that provokes one spies on the console and asserts it. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  console.warn = (...values) => void warnings.push(values);
});

afterEach(() => {
  const warned = warnings;
  warnings = [];
  expect(vi.mocked(console.error).mock.calls).toEqual([]);
  expect(warned).toEqual([]);
  vi.restoreAllMocks();
});
