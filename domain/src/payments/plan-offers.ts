/** What the plan dialog says of the plans (spec sections 2 and 9, design section 3). Prices are in ./payments.ts. */
import type { Plan } from '../account/account.ts';
import { AI_PLAN_LIMITS, type AiPlanLimits, FAIR_USE_TEXT } from '../ai/plan-limits.ts';
import { QUOTAS } from '../quotas/quotas.ts';
import { formatUploadSize } from '../vault/file-size.ts';
import { PAYMENT_LIMITS } from './payments.ts';

export interface PlanOffer {
  name: string;
  /** What the price is for. */
  period: string;
  description: string;
  features: readonly string[];
  /** What its button says. */
  cta: string;
}

/** How large what an AI tool reads may be. */
function sizesOf({ maxTextLength, maxPdfPages }: AiPlanLimits): string {
  return `AI tools read up to ${maxTextLength.toLocaleString('en')} characters, or a PDF of ${maxPdfPages} pages`;
}

function storageOf(plan: Plan): string {
  return `${formatUploadSize(QUOTAS.storedBytes[plan])} of storage for what you share`;
}

export const PLAN_OFFERS: Record<Plan, PlanOffer> = {
  free: {
    name: 'Free',
    period: 'forever',
    description: 'Everything you need to begin.',
    features: [
      '2 AI tool uses a day, one at a time',
      sizesOf(AI_PLAN_LIMITS.free),
      '3 PDF uploads a day',
      storageOf('free'),
      'Planner, journal, vault, rewards',
    ],
    cta: 'Stay on Free',
  },
  starter: {
    name: 'Starter',
    period: 'a month',
    description: 'For those who study every day.',
    features: [
      `AI tools without a daily limit (${FAIR_USE_TEXT.long})`,
      sizesOf(AI_PLAN_LIMITS.starter),
      `PDF uploads without a daily limit (fair use: ${QUOTAS.filesADay.starter} files a day)`,
      storageOf('starter'),
      'PDF library: keep files for offline, at the page where you stopped',
    ],
    cta: 'Get Starter',
  },
  pro: {
    name: 'Pro',
    period: 'a month',
    description: 'For those who want to see their progress.',
    features: [
      'Everything in Starter',
      storageOf('pro'),
      'Smart planner: your tasks put into free time',
      'Advanced journal: 30 days, mood against study time',
    ],
    cta: 'Get Pro',
  },
  lifetime: {
    name: 'Lifetime',
    period: 'one-time',
    description: `Everything, for good. For the first ${PAYMENT_LIMITS.lifetimeSlots} students.`,
    features: ['Everything in Pro', storageOf('lifetime'), 'Never pay again', 'Everything we add later'],
    cta: 'Get Lifetime',
  },
};

/** The plan that the dialog recommends. */
export const POPULAR_PLAN: Plan = 'pro';

const fairUse = AI_PLAN_LIMITS.starter;
const counted = (count: number) => count.toLocaleString('en');

/** What is promised, and what makes it true (design section 3). */
export const PLAN_PROMISES = {
  guarantee: `${PAYMENT_LIMITS.guaranteeDays}-day money-back guarantee: ask for a refund in the payment history.`,
  fairUse: `Fair use of AI tools: ${fairUse.usesPerDay} uses a day, ${fairUse.maxConcurrentUses} at once, and ${counted(fairUse.inputTokensPerDay)} tokens read and ${counted(fairUse.outputTokensPerDay)} written a day. A page of a PDF is about 260 tokens.`,
  cancel: 'Cancel anytime: a plan is paid for 30 days ahead and never renews by itself.',
} as const;
