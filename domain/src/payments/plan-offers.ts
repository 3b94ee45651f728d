/** The texts of the plan dialog. Prices are in ./payments.ts. */
import type { Plan } from '../account/account.ts';
import { AI_PLAN_LIMITS, type AiPlanLimits, FAIR_USE_TEXT } from '../ai/plan-limits.ts';
import { formatUploadSize } from '../files/file-size.ts';
import { QUOTAS } from '../quotas/quotas.ts';
import { formatCount } from '../text/plural.ts';
import { PAYMENT_LIMITS } from './payments.ts';

export interface PlanOffer {
  name: string;
  /** Shown behind the price. */
  period: string;
  description: string;
  features: readonly string[];
  /** The button's label. */
  cta: string;
}

function readingLimits({ maxTextLength, maxPdfPages }: AiPlanLimits): string {
  return `AI tools read up to ${formatCount(maxTextLength)} characters, or a PDF of ${maxPdfPages} pages`;
}

function storageLimit(plan: Plan): string {
  return `${formatUploadSize(QUOTAS.storedBytes[plan])} of storage for what you share`;
}

export const PLAN_OFFERS: Record<Plan, PlanOffer> = {
  free: {
    name: 'Free',
    period: 'forever',
    description: 'Everything you need to get started.',
    features: [
      '2 AI tool uses a day, one at a time',
      readingLimits(AI_PLAN_LIMITS.free),
      '3 PDF uploads a day',
      storageLimit('free'),
      'Planner, journal, vault, rewards',
    ],
    cta: 'Stay on Free',
  },
  starter: {
    name: 'Starter',
    period: 'a month',
    description: 'For studying every day.',
    features: [
      `AI tools without a daily limit (${FAIR_USE_TEXT.long})`,
      readingLimits(AI_PLAN_LIMITS.starter),
      `PDF uploads without a daily limit (fair use: ${QUOTAS.filesADay.starter} files a day)`,
      storageLimit('starter'),
      'PDF library: read files offline and continue where you stopped',
    ],
    cta: 'Get Starter',
  },
  pro: {
    name: 'Pro',
    period: 'a month',
    description: 'For planning ahead and seeing your progress.',
    features: [
      'Everything in Starter',
      storageLimit('pro'),
      'Smart planner: fits your tasks into your free time',
      'Advanced journal: 30 days of mood and study time',
    ],
    cta: 'Get Pro',
  },
  lifetime: {
    name: 'Lifetime',
    period: 'one-time',
    description: `Pay once, keep everything. For the first ${PAYMENT_LIMITS.lifetimeSlots} students.`,
    features: ['Everything in Pro', storageLimit('lifetime'), 'Never pay again', 'Everything we add later'],
    cta: 'Get Lifetime',
  },
};

/** The plan that the dialog recommends. */
export const POPULAR_PLAN: Plan = 'pro';

const fairUse = AI_PLAN_LIMITS.starter;

/** Shown below the plans. */
export const PLAN_PROMISES = {
  guarantee: `${PAYMENT_LIMITS.guaranteeDays}-day money-back guarantee: request a refund in your payment history.`,
  fairUse: `Fair use of AI tools: ${fairUse.usesPerDay} uses a day, ${fairUse.maxConcurrentUses} at once, and ${formatCount(fairUse.inputTokensPerDay)} tokens read and ${formatCount(fairUse.outputTokensPerDay)} written a day. A page of a PDF is about 260 tokens.`,
  cancel: 'Cancel anytime: each payment covers 30 days and never renews automatically.',
} as const;
