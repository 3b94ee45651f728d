import { describe, expect, test } from 'vitest';
import { PLANS } from '../account/account.ts';
import {
  activePlan,
  dailyLimit,
  dailyPdfUploads,
  FEATURE_PLANS,
  PLAN_FEATURES,
  planAt,
  planEndToRemindOf,
  planHasFeature,
} from './plans.ts';
import { planFeatureSchema } from './schemas.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const account = (plan_expires_at: Date | null, starter_expires_at: Date | null = null) =>
  ({ current_plan: 'pro', plan_expires_at, starter_expires_at, created_at: new Date(0) }) as const;
const ms = (after: number) => new Date(NOW.getTime() + after);

describe('a plan', () => {
  test.each([
    ['without an end', null, 'pro'],
    ['that ends later', ms(1), 'pro'],
    ['that ends now', NOW, 'free'],
    ['that has ended', ms(-1), 'free'],
  ])('%s is active or counts as free', (_, end, plan) => expect(planAt(account(end), NOW)).toBe(plan));

  test.each([
    ['once it ends', ms(1), ms(2), { plan: 'pro', until: ms(1) }],
    ['exactly from its end', NOW, ms(1), { plan: 'starter', until: ms(1) }],
    ['until that ends too', ms(-1), NOW, { plan: 'free', until: null }],
  ])('is followed by the rest of Starter, %s', (_, end, starter, expected) => {
    expect(activePlan(account(end, starter), NOW)).toEqual(expected);
  });

  test.each([
    ['was never cancelled', {}, NOW],
    ['is not cancelled', { cancelled_until: null }, NOW],
    ['was cancelled', { cancelled_until: new Date(NOW) }, null],
    ['was paid for again after it was cancelled', { cancelled_until: ms(-1) }, NOW],
  ])('that %s has the right end to remind of', (_, settings, end) => {
    expect(planEndToRemindOf(NOW, settings)).toEqual(end);
    expect(planEndToRemindOf(null, settings)).toBeNull();
  });

  test('that is free allows 3 PDF uploads a day, and any other is unlimited', () => {
    expect(PLANS.map((plan) => [plan, dailyPdfUploads(plan)])).toEqual(
      PLANS.map((plan) => [plan, plan === 'free' ? 3 : null]),
    );
  });

  test('has the advanced journal from Pro on', () => {
    expect(PLANS.map((plan) => [plan, planHasFeature(plan, 'advanced_journal')])).toEqual([
      ['free', false],
      ['starter', false],
      ['pro', true],
      ['lifetime', true],
    ]);
  });
});

describe('the plan features', () => {
  test('have a valid row for each plan and feature', () => {
    expect(PLAN_FEATURES).toHaveLength(20);
    for (const row of PLAN_FEATURES) expect(planFeatureSchema.parse(row)).toEqual(row);
    const limits = PLAN_FEATURES.filter(({ daily_limit }) => daily_limit !== null);
    expect(limits.map(({ plan, feature_name, daily_limit }) => [plan, feature_name, daily_limit])).toEqual([
      ['free', 'ai_tools', 2],
      ['free', 'pdf_uploads', 3],
      // Fair use.
      ['starter', 'ai_tools', 200],
      ['pro', 'ai_tools', 200],
      ['lifetime', 'ai_tools', 200],
    ]);
  });

  test('start at the plans that docs/product.md names', () => {
    expect(FEATURE_PLANS).toEqual({
      ai_tools: 'free',
      pdf_uploads: 'free',
      pdf_library: 'starter',
      smart_planner: 'pro',
      advanced_journal: 'pro',
    });
    expect(PLANS.map((plan) => dailyLimit(plan, 'smart_planner'))).toEqual([0, 0, null, null]);
  });
});
