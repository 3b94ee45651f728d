import { describe, expect, test } from 'vitest';
import { PLANS } from '../account/account.ts';
import { AI_PLAN_LIMITS, type AiPlanLimits, hasFairUse } from './plan-limits.ts';
import {
  aiUsesLeft,
  aiUsesPerDay,
  concurrentUsesMessage,
  dailyLimitMessage,
  maxInputLength,
  missingPagesMessage,
  textTooLongMessage,
  tokenLimitMessage,
  tooManyPagesMessage,
  tooManyPagesOnDeviceMessage,
} from './quota.ts';
import { AI_TOOL_FACTS } from './tool-facts.ts';
import { AI_TOOLS } from './tools.ts';

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
  ['the free plan', aiUsesPerDay('free', null, NOW), 2],
  ['the free plan with a reward', aiUsesPerDay('free', extra(), NOW), 5],
  ['the free plan with a reward that has expired', aiUsesPerDay('free', extra({ expires_at: NOW }), NOW), 2],
  ['the free plan with a reward that was revoked', aiUsesPerDay('free', extra({ is_active: false }), NOW), 2],
  ['a paid plan, to which rewards add nothing,', aiUsesPerDay('starter', extra(), NOW), 200],
])('%s has the right number of uses a day', (_, uses, expected) => expect(uses).toBe(expected));

test.each([
  ['the daily limit before the first use', 'free', 2, null, 2],
  ['one fewer after a use', 'free', 2, { usage_count: 1 }, 1],
  ['none after the last use', 'free', 2, { usage_count: 2 }, 0],
  ['none after more uses than the limit, when a plan has ended', 'free', 2, { usage_count: 7 }, 0],
  [
    '200 less those used on a paid plan',
    'pro',
    200,
    { usage_count: 7, tokens_in: 1_999_999, tokens_out: 249_999 },
    193,
  ],
  ['none when the input tokens are used up', 'pro', 200, { usage_count: 7, tokens_in: 2_000_000 }, 0],
  ['none when the output tokens are used up', 'pro', 200, { usage_count: 7, tokens_out: 400_000 }, 0],
  [
    'none when the input tokens of the free plan are used up',
    'free',
    5,
    { usage_count: 1, tokens_in: 150_000 },
    0,
  ],
] as const)('aiUsesLeft is %s', (_, plan, limit, quota, expected) =>
  expect(aiUsesLeft(plan, limit, quota)).toBe(expected),
);

describe('the limits of a plan', () => {
  test('are 200 uses a day and 2 at once on every paid plan', () => {
    for (const plan of PLANS.filter(hasFairUse)) {
      expect(AI_PLAN_LIMITS[plan]).toMatchObject({ usesPerDay: 200, maxConcurrentUses: 2 });
    }
    expect(PLANS.filter((plan) => !hasFairUse(plan))).toEqual(['free']);
    expect(AI_PLAN_LIMITS.free).toMatchObject({ usesPerDay: 2, maxConcurrentUses: 1 });
  });

  test('are all higher on a paid plan than on the free plan', () => {
    for (const [name, limit] of Object.entries(AI_PLAN_LIMITS.free)) {
      expect(AI_PLAN_LIMITS.starter[name as keyof AiPlanLimits]).toBeGreaterThan(limit);
    }
  });

  test('bound a text by the tool and by the plan, whichever is lower', () => {
    expect(maxInputLength('chat', 'free')).toBe(4_000);
    expect(maxInputLength('summarizer', 'free')).toBe(10_000);
    for (const { id } of AI_TOOLS) expect(maxInputLength(id, 'starter')).toBe(AI_TOOL_FACTS[id].inputMax);
  });
});

test.each([
  [
    dailyLimitMessage('free', 5, 'at midnight'),
    "You've used your 5 AI uses for today. You get more at midnight. Starter and higher plans have no daily limit (fair use: 200 a day).",
  ],
  [
    dailyLimitMessage('pro', 200, 'on Tuesday'),
    "You've reached today's fair-use limit of 200 AI uses. You get more on Tuesday.",
  ],
  [
    tokenLimitMessage('pro', 'at midnight'),
    "You've reached today's fair-use limit for long texts and files. You get more at midnight.",
  ],
  [
    tokenLimitMessage('free', 'at midnight'),
    "You've reached today's fair-use limit for long texts and files. You get more at midnight. Starter and higher plans have a larger one.",
  ],
  [
    concurrentUsesMessage('free'),
    "You can run 1 AI tool at a time, and one is already running. Wait for it to finish, or stop it. If you can't find it, try again in 5 minutes.",
  ],
  [
    concurrentUsesMessage('pro'),
    "You can run 2 AI tools at a time, and 2 are already running. Wait for one to finish, or stop it. If you can't find them, try again in 5 minutes.",
  ],
  [
    textTooLongMessage('cram', 'free'),
    'Keep it to 10,000 characters on the free plan. Starter and higher plans allow 20,000.',
  ],
  [
    tooManyPagesMessage('free', 31),
    "That's 31 pages. Choose up to 30 of them. Starter and higher plans allow up to 500 at a time.",
  ],
  [tooManyPagesMessage('starter', 501), "That's 501 pages. Choose up to 500 of them."],
  [tooManyPagesOnDeviceMessage(31), "That's 31 pages. Choose up to 30 of them."],
  [missingPagesMessage(12), 'That PDF has 12 pages. Choose from 1 to 12.'],
  [missingPagesMessage(1), 'That PDF has only 1 page.'],
])('a message reads "%s"', (message, expected) => expect(message).toBe(expected));
