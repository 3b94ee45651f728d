import { describe, expect, test } from 'vitest';
import { PLANS } from './account.ts';
import { FEATURE_PLANS, PLAN_FEATURES, pdfUploadsADay, planAt, unlocks, usesADay } from './plans.ts';
import { planFeatureSchema } from './schemas/payments.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const account = (plan_expires_at: Date | null) =>
  ({ current_plan: 'pro', plan_expires_at, created_at: new Date(0) }) as const;

describe('a plan', () => {
  test.each([
    ['without an end', null, 'pro'],
    ['that ends later', new Date(NOW.getTime() + 1), 'pro'],
    ['that ends now', NOW, 'free'],
    ['that has ended', new Date(NOW.getTime() - 1), 'free'],
  ])('%s counts as it should', (_, end, plan) => expect(planAt(account(end), NOW)).toBe(plan));

  test('that is free has 3 PDF uploads a day, any other as many as one likes', () => {
    expect(PLANS.map((plan) => [plan, pdfUploadsADay(plan)])).toEqual(
      PLANS.map((plan) => [plan, plan === 'free' ? 3 : null]),
    );
  });

  test('has the advanced journal when it is pro or above', () => {
    expect(PLANS.map((plan) => [plan, unlocks(plan, 'advanced_journal')])).toEqual([
      ['free', false],
      ['starter', false],
      ['pro', true],
      ['lifetime', true],
    ]);
  });
});

describe('what plans have', () => {
  test('is a row for each plan and feature, as it is stored', () => {
    expect(PLAN_FEATURES).toHaveLength(20);
    for (const row of PLAN_FEATURES) expect(planFeatureSchema.parse(row)).toEqual(row);
    const limits = PLAN_FEATURES.filter(({ daily_limit }) => daily_limit !== null);
    expect(limits.map(({ plan, feature_name, daily_limit }) => [plan, feature_name, daily_limit])).toEqual([
      ['free', 'ai_tools', 2],
      ['free', 'pdf_uploads', 3],
    ]);
  });

  test('comes from the plan that the spec says', () => {
    expect(FEATURE_PLANS).toEqual({
      ai_tools: 'free',
      pdf_uploads: 'free',
      pdf_library: 'starter',
      smart_planner: 'pro',
      advanced_journal: 'pro',
    });
    expect(PLANS.map((plan) => usesADay(plan, 'smart_planner'))).toEqual([0, 0, null, null]);
  });
});
