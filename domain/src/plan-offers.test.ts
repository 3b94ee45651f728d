import { expect, test } from 'vitest';
import { PLANS, type Plan } from './account.ts';
import { PLAN_OFFERS } from './plan-offers.ts';
import { FEATURE_PLANS, type PlanFeature, usesADay } from './plans.ts';

/** How the dialog names each feature. */
const WORDS: Record<PlanFeature, RegExp> = {
  ai_tools: /AI tool/,
  pdf_uploads: /PDF upload/,
  pdf_library: /library/i,
  smart_planner: /smart planner/i,
  advanced_journal: /advanced journal/i,
};
const FEATURES = Object.keys(WORDS) as PlanFeature[];
const offerOf = (plan: Plan) => PLAN_OFFERS[plan].features.join('\n');

test.each(FEATURES)('%s is offered by the plan that opens it, and by none below', (feature) => {
  const from = PLANS.indexOf(FEATURE_PLANS[feature]);
  PLANS.forEach((plan, index) => {
    if (index < from) expect(offerOf(plan)).not.toMatch(WORDS[feature]);
    if (index === from) expect(offerOf(plan)).toMatch(WORDS[feature]);
  });
});

test('what is limited on the free plan is offered without a limit by the next', () => {
  const limited = FEATURES.filter((feature) => usesADay('free', feature));
  expect(limited).toHaveLength(2);
  for (const feature of limited) {
    const [free, starter] = (['free', 'starter'] as const).map((plan) =>
      PLAN_OFFERS[plan].features.find((line) => WORDS[feature].test(line)),
    );
    expect(free).toContain(String(usesADay('free', feature)));
    expect(starter).toContain('without a daily limit');
  }
});

test('each paid plan above the first has everything of the one below', () => {
  expect(PLAN_OFFERS.pro.features).toContain(`Everything in ${PLAN_OFFERS.starter.name}`);
  expect(PLAN_OFFERS.lifetime.features).toContain(`Everything in ${PLAN_OFFERS.pro.name}`);
});
