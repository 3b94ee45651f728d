import { expect, test } from 'vitest';
import { busyMessage, summarizeUsage } from './ai.ts';

const row = (tool_name: 'chat' | 'solver', estimated_time_saved: number) => ({
  tool_name,
  estimated_time_saved,
});

test('summarizeUsage counts each tool once and ignores uses without a result', () => {
  const rows = [row('chat', 5), row('chat', 5), row('solver', 0)];

  expect(summarizeUsage(rows)).toEqual({ tools: ['chat'], generated: 2, minutes: 10 });
  expect(summarizeUsage([])).toEqual({ tools: [], generated: 0, minutes: 0 });
});

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
