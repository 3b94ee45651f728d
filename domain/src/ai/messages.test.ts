import { expect, test } from 'vitest';
import { busyMessage } from './messages.ts';

test.each([
  [undefined, 'a minute'],
  [0, 'a minute'],
  [60_000, 'a minute'],
  [60_001, '2 minutes'],
  [3_600_000, '60 minutes'],
  [3_600_001, '2 hours'],
  [7_200_000, '2 hours'],
])('busyMessage rounds a wait of %s ms up to %s', (ms, wait) => {
  expect(busyMessage(ms)).toBe(
    `The AI service is busy. Please try again in ${wait}. This use was not counted.`,
  );
});
