import { expect, test } from 'vitest';
import { summarizeUsage } from './analytics.ts';

const row = (tool_name: 'chat' | 'solver' | 'practice', estimated_time_saved: number) => ({
  tool_name,
  estimated_time_saved,
});

test('summarizeUsage counts each tool once and ignores uses without a result', () => {
  const rows = [row('chat', 5), row('chat', 5), row('solver', 0)];

  expect(summarizeUsage(rows)).toEqual({ tools: ['chat'], generated: 2, minutes: 10 });
  expect(summarizeUsage([])).toEqual({ tools: [], generated: 0, minutes: 0 });
});

test('practice questions count as content and save time, but are no tool', () => {
  expect(summarizeUsage([row('practice', 15), row('chat', 5)])).toEqual({
    ...{ tools: ['chat'], generated: 2, minutes: 20 },
  });
});
