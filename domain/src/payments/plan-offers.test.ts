import { expect, test } from 'vitest';
import { PLANS, type Plan } from '../account/account.ts';
import { PLAN_OFFERS, PLAN_PROMISES } from './plan-offers.ts';
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
    const fairUse = usesADay('starter', feature);
    if (fairUse !== null) expect(starter).toContain(`fair use: ${fairUse} uses a day, 2 at once`);
  }
});

test('a plan says how long a text and a PDF its AI tools read, and the dialog what fair use is', () => {
  expect(PLAN_OFFERS.free.features).toContain('AI tools read up to 10,000 characters, or a PDF of 30 pages');
  expect(PLAN_OFFERS.starter.features).toContain(
    'AI tools read up to 50,000 characters, or a PDF of 500 pages',
  );
  expect(PLAN_PROMISES.fairUse).toBe(
    'Fair use of AI tools: 200 uses a day, 2 at once, and 2,000,000 tokens read and 250,000 written a day. A page of a PDF is about 260 tokens.',
  );
});

test('each paid plan above the first has everything of the one below', () => {
  expect(PLAN_OFFERS.pro.features).toContain(`Everything in ${PLAN_OFFERS.starter.name}`);
  expect(PLAN_OFFERS.lifetime.features).toContain(`Everything in ${PLAN_OFFERS.pro.name}`);
});
