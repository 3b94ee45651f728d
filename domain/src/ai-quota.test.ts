import { expect, test } from 'vitest';
import { aiUsesADay, aiUsesLeft } from './ai-quota.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const extra = (change: object = {}) => ({
  ...{
    feature_name: 'extra_ai_uses',
    is_active: true,
    amount: 3,
    expires_at: new Date('2026-03-02T00:00:00Z'),
  },
  ...change,
});

test.each([
  ['the free plan', aiUsesADay('free', null, NOW), 2],
  ['the free plan with a reward', aiUsesADay('free', extra(), NOW), 5],
  ['the free plan with a reward that has expired', aiUsesADay('free', extra({ expires_at: NOW }), NOW), 2],
  [
    'the free plan with a reward that was taken back',
    aiUsesADay('free', extra({ is_active: false }), NOW),
    2,
  ],
  ['a paid plan, which has no limit', aiUsesADay('starter', extra(), NOW), null],
])('%s has its uses of a day', (_, uses, expected) => expect(uses).toBe(expected));

test.each([
  ['before the first use', 2, null, 2],
  ['after one', 2, { usage_count: 1 }, 1],
  ['after the last', 2, { usage_count: 2 }, 0],
  ['after more than the limit, when a plan has ended', 2, { usage_count: 7 }, 0],
  ['without a limit', null, { usage_count: 7 }, null],
])('%s the uses left are known', (_, limit, quota, expected) =>
  expect(aiUsesLeft(limit, quota)).toBe(expected),
);
