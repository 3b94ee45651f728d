import { expect, test } from 'vitest';
import { PLANS, type Plan } from '../account/account.ts';
import { PLAN_OFFERS, PLAN_PROMISES } from './plan-offers.ts';
import { dailyLimit, FEATURE_PLANS, type PlanFeature } from './plans.ts';

/** How the plan dialog describes each feature. */
const DESCRIPTIONS: Record<PlanFeature, RegExp> = {
  ai_tools: /AI tool/,
  pdf_uploads: /PDF upload/,
  pdf_library: /library/i,
  smart_planner: /smart planner/i,
  advanced_journal: /advanced journal/i,
};
const FEATURES = Object.keys(DESCRIPTIONS) as PlanFeature[];
const offerOf = (plan: Plan) => PLAN_OFFERS[plan].features.join('\n');

test.each(FEATURES)('%s is listed on the lowest plan that has it and on none below', (feature) => {
  const from = PLANS.indexOf(FEATURE_PLANS[feature]);
  PLANS.forEach((plan, index) => {
    if (index < from) expect(offerOf(plan)).not.toMatch(DESCRIPTIONS[feature]);
    if (index === from) expect(offerOf(plan)).toMatch(DESCRIPTIONS[feature]);
  });
});

test('Starter lists the features without the daily limits of Free', () => {
  const limited = FEATURES.filter((feature) => dailyLimit('free', feature));
  expect(limited).toHaveLength(2);
  for (const feature of limited) {
    const [free, starter] = (['free', 'starter'] as const).map((plan) =>
      PLAN_OFFERS[plan].features.find((line) => DESCRIPTIONS[feature].test(line)),
    );
    expect(free).toContain(String(dailyLimit('free', feature)));
    expect(starter).toContain('without a daily limit');
    const fairUse = dailyLimit('starter', feature);
    if (fairUse !== null) expect(starter).toContain(`fair use: ${fairUse} uses a day, 2 at once`);
  }
});

test('the dialog states how much the AI tools read on each plan, and what fair use is', () => {
  expect(PLAN_OFFERS.free.features).toContain('AI tools read up to 10,000 characters, or a PDF of 30 pages');
  expect(PLAN_OFFERS.starter.features).toContain(
    'AI tools read up to 50,000 characters, or a PDF of 500 pages',
  );
  expect(PLAN_PROMISES.fairUse).toBe(
    'Fair use of AI tools: 200 uses a day, 2 at once, and 2,000,000 tokens read and 400,000 written a day. A page of a PDF is about 260 tokens.',
  );
});

test('Pro and Lifetime list everything in the plan below', () => {
  expect(PLAN_OFFERS.pro.features).toContain(`Everything in ${PLAN_OFFERS.starter.name}`);
  expect(PLAN_OFFERS.lifetime.features).toContain(`Everything in ${PLAN_OFFERS.pro.name}`);
});
